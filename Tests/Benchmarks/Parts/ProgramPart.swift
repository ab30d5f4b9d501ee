import Raster
import TestSupport

/// Whole programs on a virtual screen: the same ring and label, ten minutes at sixty frames a second.
struct ProgramPart {
  let options: BenchOptions

  private static let starts = 9
  /// The most seconds in which frames are counted, and label changes watched.
  private static let (mostFrameSeconds, mostChanges) = (5.0, 20)

  func run() throws -> Report {
    let size = options.sizes[0]
    guard Beside.isExecutable(VirtualScreen.path) else { throw Complaint("Xvfb is not installed") }
    let screen = try VirtualScreen(size: size)
    var results: [String: ProgramFigures] = [:]
    for program in ShownProgram.present(options, size: size) {
      complain("Watching \(program.name)")
      do {
        results[program.name] = try measure(ProgramWatch(screen: screen, program: program))
      } catch {
        complain("\(error)")
      }
    }
    return Report(
      name: "program",
      figures: [
        ("width", JSON(size.width)), ("height", JSON(size.height)),
        ("seconds", .number(options.seconds)),
        ("programs", .object(ShownProgram.names.map { ($0, results[$0]?.json ?? .null) })),
        ("ratios", ratios(results)),
      ], tables: [table(results, size)], bars: bars(results))
  }

  private func measure(_ watch: ProgramWatch) throws -> ProgramFigures {
    var figures = ProgramFigures()
    let starts = options.seconds < 5 ? 1 : ProgramPart.starts
    figures.firstFrames = try watch.firstFrames(runs: starts)
    let changes = max(1, min(ProgramPart.mostChanges, Int(options.seconds)))
    try watch.running { child, begin in
      // What a program does once after its first frame is not counted.
      UTC.sleep(seconds: min(3, options.seconds / 2))
      watch.measureCosts(of: child, seconds: options.seconds, &figures)
      let seconds = min(ProgramPart.mostFrameSeconds, options.seconds)
      figures.framesPerSecond = watch.framesPerSecond(seconds: seconds, begin: begin)
      let label = LabelWatch(screen: watch.screen)
      figures.lateness = label.lateness(changes: changes)
      figures.latenessBusy = try LabelWatch.whileBusy { label.lateness(changes: changes) }
    }
    return figures
  }

  /// Returns how many times another program's figure is that of tminus.
  private func ratio(
    _ results: [String: ProgramFigures], _ name: String, _ figure: (ProgramFigures) -> Double?
  ) -> Double? {
    Bar.ratio(results[name].flatMap(figure), to: results["tminus"].flatMap(figure))
  }

  private func ratios(_ results: [String: ProgramFigures]) -> JSON {
    func json(_ name: String, _ figure: (ProgramFigures) -> Double?) -> JSON {
      JSON(ratio(results, name, figure))
    }
    return .object([
      ("chromium_processor_to_tminus", json("chromium") { $0.totalShare }),
      ("chromium_pss_to_tminus", json("chromium") { $0.memory }),
      ("sdl_cairo_processor_to_tminus", json("sdl-cairo") { $0.totalShare }),
      ("chromium_first_frame_to_tminus", json("chromium") { $0.firstFrames.median }),
    ])
  }

  private func bars(_ results: [String: ProgramFigures]) -> [Bar] {
    let mine = results["tminus"]
    let others = results.filter { $0.key != "tminus" }
    let soonest = others.values.compactMap(\.firstFrames.median).min()
    return [
      Bar(
        "Chromium's processor time, in those of tminus", .atLeast(30),
        ratio(results, "chromium") { $0.totalShare }),
      Bar(
        "Chromium's PSS, in those of tminus", .atLeast(16), ratio(results, "chromium") { $0.memory }
      ),
      Bar(
        "SDL and cairo's processor time, in those of tminus", .atLeast(10),
        ratio(results, "sdl-cairo") { $0.totalShare }),
      Bar(
        "the soonest other's first frame, in those of tminus", .atLeast(1),
        Bar.ratio(soonest, to: mine?.firstFrames.median)),
      Bar(
        "Chromium's first frame, in those of tminus", .atLeast(8),
        ratio(results, "chromium") { $0.firstFrames.median }),
      Bar("ms a label changes late, median", .atMost(4), mine?.lateness.median),
      Bar(
        "ms a label changes late, worst", .atMost(17),
        mine.flatMap { ProgramFigures.worst($0.lateness) }),
      Bar("PSS in MiB", .atMost(25), mine?.memory),
    ]
  }

  private func table(_ results: [String: ProgramFigures], _ size: PixelSize) -> TextTable {
    var table = TextTable(
      title: "Ring and label of ten minutes at \(size.width)×\(size.height) under Xvfb, each"
        + " \(TextTable.cell(options.seconds, digits: 0)) s",
      head: [
        "", "% of a core", "X server %", "PSS MiB", "processes", "first frame ms", "frames/s",
        "label late ms", "worst", "busy", "worst",
      ])
    for name in ShownProgram.names {
      let found = results[name]
      func cell(_ number: Double?, _ digits: Int = 1) -> String {
        TextTable.cell(number, digits: digits)
      }
      table.rows.append([
        name, cell(found.map { $0.share * 100 }, 2), cell(found.map { $0.serverShare * 100 }, 2),
        cell(found?.memory), found.map { "\($0.processes)" } ?? "–",
        cell(found?.firstFrames.median, 0), cell(found?.framesPerSecond),
        cell(found?.lateness.median), cell(found.flatMap { ProgramFigures.worst($0.lateness) }),
        cell(found?.latenessBusy.median),
        cell(found.flatMap { ProgramFigures.worst($0.latenessBusy) }),
      ])
    }
    return table
  }
}
