import Raster

/// The standard scene, drawn whole by everyone in turn on one core.
struct RasterPart {
  let options: BenchOptions

  /// How often a contender draws in its turn, after a first time that warms the caches.
  private static let timesATurn = 4

  private struct Result {
    var times: [Double] = []
    var error: EdgeError?
  }

  func run() throws -> Report {
    try Machine.pinned {
      let contenders = Contenders(options)
      var scenes: [JSON] = []
      var tables: [TextTable] = []
      var bars: [Bar] = []
      for size in options.sizes {
        let results = try measure(contenders.present, size)
        scenes.append(json(results, names: contenders.names, size))
        tables.append(table(results, contenders, size))
        bars += self.bars(results, size)
      }
      let versions = contenders.present.compactMap { $0 as? PythonContender }
      return Report(
        name: "raster",
        figures: [
          ("rounds", JSON(options.rounds)),
          (
            "versions",
            .object(
              [("cairo", .text(CairoCanvas.version))]
                + versions.map { ($0.name, .text($0.version)) })
          ),
          ("scenes", .list(scenes)),
        ], tables: tables, bars: bars)
    }
  }

  private func measure(_ contenders: [any Contender], _ size: PixelSize) throws -> [String: Result]
  {
    let scene = standardScene(size)
    var results: [String: Result] = [:]
    for contender in contenders {
      try contender.prepare(scene)
      _ = try contender.draw(times: 2)
    }
    for _ in 0..<options.rounds {
      for contender in contenders {
        let times = try contender.draw(times: 1 + RasterPart.timesATurn).dropFirst()
        results[contender.name, default: Result()].times += times
      }
    }
    // The ground alone has no edge.
    for (shape, _) in scene.fills.dropFirst() {
      guard let exact = Solid(shape)?.coverage(size: size) else { continue }
      for contender in contenders {
        guard let drawn = try contender.coverage(of: shape, size: size) else { continue }
        var error = results[contender.name]?.error ?? EdgeError()
        error.add(drawn, exact: exact)
        results[contender.name]?.error = error
      }
    }
    return results
  }

  private func json(_ results: [String: Result], names: [String], _ size: PixelSize) -> JSON {
    let members = names.map { name -> (String, JSON) in
      guard let result = results[name] else { return (name, .null) }
      return (
        name,
        .object([
          ("median_us", JSON(result.times.median)), ("best_us", JSON(result.times.min())),
          ("mean_error", JSON(result.error?.mean)), ("worst_error", JSON(result.error?.worst)),
        ])
      )
    }
    func ratio(_ name: String, _ other: String) -> JSON {
      JSON(Bar.ratio(results[name]?.times.median, to: results[other]?.times.median))
    }
    return .object([
      ("width", JSON(size.width)), ("height", JSON(size.height)), ("contenders", .object(members)),
      (
        "ratios",
        .object([
          ("kept_to_memset", ratio("tminus kept", "memset")),
          ("blend2d_to_kept", ratio("blend2d", "tminus kept")),
          ("cairo_to_kept", ratio("cairo", "tminus kept")),
          ("cairo_to_rebuilt", ratio("cairo", "tminus rebuilt")),
        ])
      ),
    ])
  }

  private func bars(_ results: [String: Result], _ size: PixelSize) -> [Bar] {
    func ratio(_ name: String, _ other: String) -> Double? {
      Bar.ratio(results[name]?.times.median, to: results[other]?.times.median)
    }
    let place = "at \(size.width)×\(size.height)"
    var bars = [
      Bar(
        "Blend2D's time, in frames of kept layers, \(place)", .atLeast(1),
        ratio("blend2d", "tminus kept"))
    ]
    if size == PixelSize(3840, 2160) {
      bars += [
        Bar(
          "a frame of kept layers, in memsets, \(place)", .atMost(1.5),
          ratio("tminus kept", "memset")),
        Bar(
          "cairo's time, in frames of kept layers, \(place)", .atLeast(3),
          ratio("cairo", "tminus kept")),
        Bar(
          "cairo's time, in frames rebuilt, \(place)", .atLeast(2), ratio("cairo", "tminus rebuilt")
        ),
      ]
    }
    return bars
  }

  private func table(
    _ results: [String: Result], _ contenders: Contenders, _ size: PixelSize
  ) -> TextTable {
    var table = TextTable(
      title: "Standard scene at \(size.width)×\(size.height), drawn whole, one core",
      head: ["", "median ms", "best ms", "× memset", "edge error: mean", "worst (1/255)"])
    let limit = results["memset"]?.times.median
    for name in contenders.names {
      let result = results[name]
      table.rows.append([
        name, TextTable.cell(result?.times.median.map { $0 / 1000 }, digits: 3),
        TextTable.cell(result?.times.min().map { $0 / 1000 }, digits: 3),
        TextTable.cell(Bar.ratio(result?.times.median, to: limit)),
        TextTable.cell(result?.error?.mean), TextTable.cell(result?.error?.worst, digits: 1),
      ])
    }
    return table
  }
}
