import Raster

/// A ring of ten minutes at 60 frames a second: what a frame costs after the last one.
struct IncrementalPart {
  let options: BenchOptions

  /// The seconds after the start at which 63.7 % are left.
  private static let begin = 217.8
  /// A frame is too short to be timed alone.
  private static let framesATurn = 20
  private static let comparedFrames = 30

  private struct Result {
    var tminus: [Double] = []
    var cairo: [Double] = []
    var (evaluated, changed, rectangles, frames) = (0, 0, 0, 0)

    func perFrame(_ sum: Int) -> Double { Double(sum) / Double(max(1, frames)) }
  }

  func run() throws -> Report {
    try Machine.pinned {
      let results = try options.sizes.map { ($0, try measure($0)) }
      return Report(
        name: "incremental",
        figures: [
          ("frames", JSON(options.rounds * 4 * IncrementalPart.framesATurn)),
          ("sizes", .list(results.map(json))),
        ], tables: [table(results)], bars: results.flatMap(bars))
    }
  }

  private func measure(_ size: PixelSize) throws -> Result {
    let steps = FrameSteps(try RingDisplay(size: size), size: size, from: IncrementalPart.begin)
    let canvas = try CairoCanvas(size: size)
    canvas.draw(steps.frame.fills)
    let count = IncrementalPart.framesATurn
    var result = Result()
    for _ in 0..<options.rounds * 4 {
      let time = Stopwatch.microseconds(runs: 1) { for _ in 0..<count { steps.advance() } }
      result.tminus.append(time[0] / Double(count))
      // The same place is drawn again, clipped to what the last frame damaged.
      let (fills, rects) = (steps.frame.fills, steps.update.rects)
      let other = Stopwatch.microseconds(runs: 1) {
        for _ in 0..<count { canvas.draw(fills, within: rects) }
      }
      result.cairo.append(other[0] / Double(count))
    }
    for _ in 0..<IncrementalPart.comparedFrames {
      result.changed += steps.advanceCountingChanges()
      result.evaluated += steps.update.pixels
      result.rectangles += steps.update.rects.count
      result.frames += 1
    }
    return result
  }

  private func json(_ size: PixelSize, _ result: Result) -> JSON {
    let (evaluated, changed) = (result.perFrame(result.evaluated), result.perFrame(result.changed))
    return .object([
      ("width", JSON(size.width)), ("height", JSON(size.height)),
      (
        "tminus",
        .object([
          ("median_us", JSON(result.tminus.median)), ("best_us", JSON(result.tminus.min())),
          ("pixels_evaluated", .number(evaluated)), ("pixels_changed", .number(changed)),
          ("evaluated_to_changed", JSON(Bar.ratio(evaluated, to: changed))),
          ("rectangles", .number(result.perFrame(result.rectangles))),
        ])
      ),
      (
        "cairo",
        .object([
          ("median_us", JSON(result.cairo.median)), ("best_us", JSON(result.cairo.min())),
        ])
      ),
      (
        "cairo_to_tminus",
        JSON(Bar.ratio(result.cairo.median, to: result.tminus.median))
      ),
    ])
  }

  private func bars(_ size: PixelSize, _ result: Result) -> [Bar] {
    guard size == PixelSize(3840, 2160) else { return [] }
    let evaluated = result.perFrame(result.evaluated)
    return [
      Bar("µs from a reading to pixels at 3840×2160", .atMost(10), result.tminus.median),
      Bar(
        "pixels evaluated for each that changes", .atMost(2),
        Bar.ratio(evaluated, to: result.perFrame(result.changed))),
    ]
  }

  private func table(_ results: [(PixelSize, Result)]) -> TextTable {
    var table = TextTable(
      title: "Ring of ten minutes at 60 frames a second, one frame after the last, one core",
      head: ["", "tminus µs", "best µs", "cairo clipped µs", "pixels evaluated", "pixels changed"])
    for (size, result) in results {
      table.rows.append([
        "\(size.width)×\(size.height)", TextTable.cell(result.tminus.median),
        TextTable.cell(result.tminus.min()), TextTable.cell(result.cairo.median),
        TextTable.cell(result.perFrame(result.evaluated), digits: 0),
        TextTable.cell(result.perFrame(result.changed), digits: 0),
      ])
    }
    return table
  }
}
