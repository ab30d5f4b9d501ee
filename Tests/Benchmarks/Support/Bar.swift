/// A figure that tminus is to reach, and what was found; nil where what it is compared with was not there.
struct Bar {
  enum Limit {
    case atMost(Double)
    case atLeast(Double)
  }

  let text: String
  let limit: Limit
  let found: Double?

  init(_ text: String, _ limit: Limit, _ found: Double?) {
    (self.text, self.limit, self.found) = (text, limit, found)
  }

  /// Whether it is reached; nil where that is not known.
  var isReached: Bool? {
    guard let found else { return nil }
    switch limit {
    case .atMost(let most): return found <= most
    case .atLeast(let least): return found >= least
    }
  }

  var json: JSON {
    .object([
      ("bar", .text(text)), ("wanted", .text(wanted)), ("found", JSON(found)),
      ("reached", isReached.map { .bool($0) } ?? .null),
    ])
  }

  private var wanted: String {
    switch limit {
    case .atMost(let most): "≤ \(JSON.number(most))"
    case .atLeast(let least): "≥ \(JSON.number(least))"
    }
  }

  static func table(_ bars: [Bar]) -> TextTable {
    TextTable(
      title: "What tminus is to reach", head: ["", "wanted", "found", "reached"],
      rows: bars.map { bar in
        [
          bar.text, bar.wanted, TextTable.cell(bar.found),
          bar.isReached.map { $0 ? "yes" : "no" } ?? "–",
        ]
      })
  }

  /// Returns how many times one figure is another.
  static func ratio(_ figure: Double?, to other: Double?) -> Double? {
    if let figure, let other, other > 0 { figure / other } else { nil }
  }
}
