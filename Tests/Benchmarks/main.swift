// The benchmarks: Benchmarks [PART] [--json] …, all parts without one. Kiosk/bench runs them.

import Foundation

do {
  let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
  if let workload = options.part.flatMap({ Workload(rawValue: $0) }) {
    try workload.run(options)
  } else {
    try Part.run(options)
  }
} catch {
  complain("\(error)")
  exit(1)
}
