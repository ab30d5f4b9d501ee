/// What a part of the benchmarks found: every figure as JSON, and tables to read.
struct Report {
  let name: String
  let figures: [(name: String, value: JSON)]
  let tables: [TextTable]
  var bars: [Bar] = []

  var json: JSON {
    .object(
      [("part", .text(name)), ("machine", Machine.json)] + figures
        + [("bars", .list(bars.map(\.json)))])
  }
}
