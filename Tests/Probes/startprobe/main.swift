// Prints how long a program takes from its start to its first picture: startprobe PROGRAM [RUNS]

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard let program = arguments.first else {
  print("usage: startprobe PROGRAM [RUNS]")
  exit(64)
}
let runs = max(1, arguments.count > 1 ? Int(arguments[1]) ?? 20 : 20)

/// Returns the milliseconds of each run, the shortest first.
func measure(_ program: String, runs: Int) throws -> [Double] {
  // Not a global, which would never end its server.
  let clock = try StartClock(program: program)
  return try (0..<runs).map { _ in try clock.measure() }.sorted()
}

let times = try measure(program, runs: runs)
let median = (times[(runs - 1) / 2] + times[runs / 2]) / 2
print(
  "From exec to the first picture on the screen, \(runs) runs:",
  String(format: "median %.0f ms, best %.0f ms, worst %.0f ms", median, times[0], times[runs - 1]))
