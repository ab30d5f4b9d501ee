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
    let rests = try watchRests()
    let names = GrowthPart.rests.map(\.0)
    figures.append(
      (
        "rests",
        .object(
          zip(names, rests).map { name, found in
            (name, JSON.object([("waits_per_second", JSON(found?.waits))]))
          })
      ))
    tables.append(
      TextTable(
        title: "How often the program begins to wait", head: ["", "times a second"],
        rows: zip(names, rests).map { [$0, TextTable.cell($1?.waits)] }))
    return Report(
      name: "growth", figures: figures, tables: tables,
      bars: [
        Bar("times a second that a bar of 8 hours wakes", .atMost(2), rests[1]?.waits),
        Bar("times a second that it wakes while paused", .atMost(0), rests[2]?.waits),
      ])
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

  /// Measures the program in a window for each case.
  private func watch(_ cases: [GrowthCase], _ results: inout [Result]) throws {
    try onScreen { screen in
      for (index, growth) in cases.enumerated() {
        results[index].program = try figures(growth.name, growth.words, on: screen)
      }
    }
  }

  /// Does something with a screen, where there are an X server, the program, and time for them.
  private func onScreen(_ body: (VirtualScreen) throws -> Void) throws {
    guard options.seconds > 0, Beside.isExecutable(VirtualScreen.path),
      Beside.isExecutable(options.program)
    else { return }
    try body(VirtualScreen(size: GrowthPart.screenSize))
  }

  /// Watches the program with some words; nil where it does not run on.
  private func figures(
    _ name: String, _ words: [String], on screen: VirtualScreen
  ) throws -> ProgramFigures? {
    complain("Watching \(name)")
    let seconds = min(options.seconds, GrowthPart.mostSeconds)
    let program = ShownProgram.tminus(options.program, words)
    let child = try program.start(on: screen, begin: 0)
    defer {
      child.send(signal: SIGTERM)
      _ = child.end()
    }
    UTC.sleep(seconds: min(1.5, seconds))
    var figures = ProgramFigures()
    ProgramWatch(screen: screen, program: program)
      .measureCosts(of: child, seconds: seconds, &figures)
    return child.end(within: 0) == .stillRuns ? figures : nil
  }

  /// What the program is watched with while it has little to do.
  private static let rests = [
    ("ring of 10 minutes", ["--face", "ring", "10m"]), ("bar of 8 hours", ["--face", "bar", "8h"]),
    ("paused", ["--paused", "10m"]),
  ]

  /// Measures how often the program wakes.
  private func watchRests() throws -> [ProgramFigures?] {
    var results: [ProgramFigures?] = GrowthPart.rests.map { _ in nil }
    try onScreen { screen in
      for (index, rest) in GrowthPart.rests.prefix(options.cases).enumerated() {
        results[index] = try figures(rest.0, ["--window", "1920x1080"] + rest.1, on: screen)
      }
    }
    return results
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
