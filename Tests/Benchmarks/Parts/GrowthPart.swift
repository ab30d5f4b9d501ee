import Foundation
import Raster
import TestSupport

/// What more timers, more pixels and longer runs cost.
struct GrowthPart {
  let options: BenchOptions

  private static let mostSeconds = 4.0
  /// A screen that holds the largest window.
  private static let screenSize = PixelSize(7680, 4320)

  private struct Result {
    /// A frame from reading to pixels, in microseconds, and the pixels that it paints: means of one second.
    var (microseconds, pixels) = (0.0, 0.0)
    /// The program in a window; nil where it was not run.
    var program: ProgramFigures?
  }

  func run() throws -> Report {
    let groups = [
      ("timers", GrowthCase.timers), ("sizes", GrowthCase.sizes), ("lengths", GrowthCase.lengths),
    ]
    var figures: [(name: String, value: JSON)] = []
    var tables: [TextTable] = []
    for (name, all) in groups {
      let cases = Array(all.prefix(options.cases))
      var results = try Machine.pinned { try cases.map(frames) }
      try watch(cases, &results)
      figures.append((name, .list(zip(cases, results).map(json))))
      tables.append(table(name, cases, results))
    }
    return Report(name: "growth", figures: figures, tables: tables)
  }

  /// Draws a second of the display, label included, without a window.
  private func frames(_ growth: GrowthCase) throws -> Result {
    let display = try RingDisplay(
      size: growth.size, length: .seconds(growth.seconds), timers: growth.timers, showsLabel: true)
    let begin = Double(growth.seconds) * 0.363
    let steps = FrameSteps(display, size: growth.size, from: begin)
    var result = Result()
    let times = Stopwatch.microseconds(runs: 60) {
      steps.advance()
      result.pixels += Double(steps.update.pixels) / 60
    }
    result.microseconds = times.mean ?? 0
    return result
  }

  /// Measures the program in a window of each size, where there are an X server and time for it.
  private func watch(_ cases: [GrowthCase], _ results: inout [Result]) throws {
    let seconds = min(options.seconds, GrowthPart.mostSeconds)
    guard seconds > 0, Beside.isExecutable(VirtualScreen.path),
      Beside.isExecutable(options.program)
    else { return }
    let screen = try VirtualScreen(size: GrowthPart.screenSize)
    for (index, growth) in cases.enumerated() {
      complain("Watching \(growth.name)")
      let program = ShownProgram.tminus(options.program, growth.words)
      let child = try program.start(on: screen, begin: 0)
      UTC.sleep(seconds: min(1.5, seconds))
      var figures = ProgramFigures()
      ProgramWatch(screen: screen, program: program)
        .measureCosts(of: child, seconds: seconds, &figures)
      if child.end(within: 0) == .stillRuns { results[index].program = figures }
      child.send(signal: SIGTERM)
      _ = child.end()
    }
  }

  private func json(_ growth: GrowthCase, _ result: Result) -> JSON {
    let pixels = Double(growth.size.width * growth.size.height)
    let program = result.program.map { figures in
      JSON.object([
        ("processor_percent", .number(figures.share * 100)),
        ("x_percent", .number(figures.serverShare * 100)), ("pss_mib", .number(figures.memory)),
      ])
    }
    return .object([
      ("name", .text(growth.name)), ("timers", JSON(growth.timers)),
      ("width", JSON(growth.size.width)), ("height", JSON(growth.size.height)),
      ("seconds", JSON(growth.seconds)), ("frame_us", .number(result.microseconds)),
      ("pixels", .number(result.pixels)), ("pixels_of_screen", .number(result.pixels / pixels)),
      ("program", program ?? .null),
    ])
  }

  private func table(_ name: String, _ cases: [GrowthCase], _ results: [Result]) -> TextTable {
    var table = TextTable(
      title: "Growth: \(name)",
      head: [
        "", "µs a frame", "pixels a frame", "% of the screen", "program % of a core", "X server %",
        "PSS MiB",
      ])
    for (growth, result) in zip(cases, results) {
      let pixels = Double(growth.size.width * growth.size.height)
      table.rows.append([
        growth.name, TextTable.cell(result.microseconds, digits: 1),
        TextTable.cell(result.pixels, digits: 0),
        TextTable.cell(result.pixels / pixels * 100, digits: 4),
        TextTable.cell(result.program.map { $0.share * 100 }),
        TextTable.cell(result.program.map { $0.serverShare * 100 }),
        TextTable.cell(result.program?.memory, digits: 1),
      ])
    }
    return table
  }
}
