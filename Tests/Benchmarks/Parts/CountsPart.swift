import Foundation
import Raster
import TestSupport

/// Instructions a frame, counted by valgrind: figures that other programs on the machine don't change.
struct CountsPart {
  let options: BenchOptions

  /// By how much a count may rise.
  private static let tolerance = 0.05

  private struct Outcome {
    let workload: Workload
    let perFrame: Int
    let recorded: Int?

    var hasRisen: Bool {
      recorded.map { Double(perFrame) > Double($0) * (1 + CountsPart.tolerance) } ?? false
    }
  }

  /// Counts, and compares or records; throws a sentence where a count has risen.
  func run() throws -> Report {
    guard let path = options.counts else { throw Complaint("counts needs --counts FILE") }
    let key = "Swift \(options.compiler) \(Machine.architecture)"
    var file = try CountsFile(path)
    let recorded = file.counts[key]
    let outcomes = try Workload.allCases.map { workload in
      Outcome(
        workload: workload, perFrame: try count(workload),
        recorded: options.records ? nil : recorded?[workload.rawValue])
    }
    if options.records {
      for outcome in outcomes {
        file.counts[key, default: [:]][outcome.workload.rawValue] = outcome.perFrame
      }
      try file.write(path)
      complain("Recorded for \(key) in \(path).")
    } else if let complaint = notCompared(outcomes, file, key) {
      complain(complaint)
    }
    let risen = outcomes.filter(\.hasRisen).map { outcome in
      "\(outcome.workload) takes \(outcome.perFrame) instructions a frame, more than 5 % above"
        + " the recorded \(outcome.recorded ?? 0)"
    }
    guard risen.isEmpty else {
      throw Complaint("\(risen.joined(separator: "; ")) (Kiosk/bench counts --record accepts that)")
    }
    return report(outcomes, key)
  }

  /// Returns a sentence about what has nothing to be compared with.
  private func notCompared(_ outcomes: [Outcome], _ file: CountsFile, _ key: String) -> String? {
    let names = outcomes.filter { $0.recorded == nil }.map(\.workload.rawValue)
    if names.isEmpty { return nil }
    if file.counts[key] != nil {
      return "Instruction counts: not compared: \(names.joined(separator: ", ")), not recorded yet."
    }
    let others = file.counts.keys.sorted().joined(separator: " and ")
    let source = others.isEmpty ? "nothing is recorded" : "recorded with \(others)"
    return "Instruction counts: not compared: \(source), this is \(key)."
  }

  private func count(_ workload: Workload) throws -> Int {
    let frames = options.frames ?? workload.frames
    let size = options.givenSizes?.first ?? workload.size
    let folder = try TemporaryFolder()
    let finished = try Child.run(
      "/usr/bin/valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=\(folder.path("counts"))",
        "--toggle-collect=*measuredFrames*", Beside.program.path, workload.rawValue,
        "--frames", "\(frames)", "--size", "\(size.width)x\(size.height)",
      ], environment: ["SWIFT_DETERMINISTIC_HASHING": "1"], within: 300)
    let line = finished.errors.split(separator: "\n").last { $0.contains("Collected :") }
    let number = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    guard finished.ending == .left(code: 0), let count = number.flatMap({ Int($0) }), count > 0
    else {
      throw Complaint("valgrind counted nothing: \(finished.errors.suffix(300))")
    }
    return count / frames
  }

  private func report(_ outcomes: [Outcome], _ key: String) -> Report {
    var table = TextTable(
      title: "Instructions a frame, \(key)", head: ["", "counted", "recorded"])
    for outcome in outcomes {
      table.rows.append([
        outcome.workload.rawValue, "\(outcome.perFrame)", outcome.recorded.map { "\($0)" } ?? "–",
      ])
    }
    let figures = outcomes.map { outcome in
      (
        outcome.workload.rawValue,
        JSON.object([
          ("instructions", JSON(outcome.perFrame)),
          ("recorded", JSON(outcome.recorded.map { Double($0) })),
        ])
      )
    }
    return Report(
      name: "counts", figures: [("compiler", .text(key)), ("counts", .object(figures))],
      tables: [table])
  }
}
