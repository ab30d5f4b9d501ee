/// The parts of the benchmarks.
enum Part: String, CaseIterable {
  case raster
  case incremental
  case coverage
  case program
  case growth
  case counts

  /// Runs the part that the options name, or all but the counts, and prints what it found.
  static func run(_ options: BenchOptions) throws {
    guard let name = options.part else {
      if options.printsJSON { throw Complaint("--json needs a part") }
      var bars: [Bar] = []
      for part in allCases where part != .counts {
        let report = try part.report(options)
        print(options, report)
        bars += report.bars
      }
      return Swift.print(Bar.table(bars))
    }
    guard let part = Part(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw Complaint("\(name) is no part of the benchmarks; there are \(names)")
    }
    print(options, try part.report(options))
  }

  private func report(_ options: BenchOptions) throws -> Report {
    switch self {
    case .raster: try RasterPart(options: options).run()
    case .incremental: try IncrementalPart(options: options).run()
    case .coverage: try CoveragePart(options: options).run()
    case .program: try ProgramPart(options: options).run()
    case .growth: try GrowthPart(options: options).run()
    case .counts: try CountsPart(options: options).run()
    }
  }

  private static func print(_ options: BenchOptions, _ report: Report) {
    if options.printsJSON { return Swift.print(report.json) }
    for table in report.tables { Swift.print("\(table)\n") }
    if options.part != nil && !report.bars.isEmpty { Swift.print(Bar.table(report.bars)) }
  }
}
