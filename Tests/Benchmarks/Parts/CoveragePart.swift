import Raster

/// How far each library's edges are from the exact area, over all kinds of shapes.
struct CoveragePart {
  let options: BenchOptions

  func run() throws -> Report {
    let contenders = Contenders(options)
    let drawing = contenders.present.filter { !($0 is MemoryLimit) && $0.name != "tminus rebuilt" }
    var errors: [String: [String: EdgeError]] = [:]
    var count = 0
    for (kind, shapes) in CoverageCases.all {
      for shape in shapes.prefix(options.cases) {
        count += 1
        guard let exact = Solid(shape)?.coverage(size: CoverageCases.size) else { continue }
        for contender in drawing {
          let drawn = try contender.coverage(of: shape, size: CoverageCases.size)
          guard let drawn else { continue }
          errors[contender.name, default: [:]][kind, default: EdgeError()].add(drawn, exact: exact)
        }
      }
    }
    let names = contenders.names.filter { !["memset", "memcpy", "tminus rebuilt"].contains($0) }
    return Report(
      name: "coverage",
      figures: [
        ("cases", JSON(count)),
        ("contenders", .object(names.map { (CoveragePart.label($0), json(errors[$0])) })),
      ], tables: [table(errors, names)],
      bars: [
        Bar(
          "worst edge error of all shapes, in 1/255", .atMost(1),
          errors["tminus kept"].map { total($0).worst })
      ])
  }

  private static func label(_ name: String) -> String { name == "tminus kept" ? "tminus" : name }

  private func json(_ errors: [String: EdgeError]?) -> JSON {
    guard let errors else { return .null }
    func figures(_ error: EdgeError) -> [(name: String, value: JSON)] {
      [
        ("mean_error", JSON(error.mean)), ("worst_error", .number(error.worst)),
        ("edge_pixels", JSON(error.pixels)),
      ]
    }
    let kinds = CoverageCases.all.map { kind, _ in
      (kind, errors[kind].map { JSON.object(figures($0)) } ?? .null)
    }
    return .object(figures(total(errors)) + [("kinds", .object(kinds))])
  }

  private func total(_ errors: [String: EdgeError]) -> EdgeError {
    errors.values.reduce(into: EdgeError()) { $0.add($1) }
  }

  private func table(_ errors: [String: [String: EdgeError]], _ names: [String]) -> TextTable {
    var table = TextTable(
      title: "Edge error in 1/255 against the exact area: mean / worst",
      head: [""] + names.map(CoveragePart.label))
    func cell(_ error: EdgeError?) -> String {
      error.map { "\(TextTable.cell($0.mean)) / \(TextTable.cell($0.worst, digits: 1))" } ?? "–"
    }
    for (kind, _) in CoverageCases.all {
      table.rows.append([kind] + names.map { cell(errors[$0]?[kind]) })
    }
    table.rows.append(["all"] + names.map { cell(errors[$0].map(total)) })
    return table
  }
}
