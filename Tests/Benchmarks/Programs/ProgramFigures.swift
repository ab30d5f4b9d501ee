/// What was measured of a program from outside.
struct ProgramFigures {
  /// Processor time of the program's processes, and of the X server, as shares of one core.
  var (share, serverShare) = (0.0, 0.0)
  /// How often a second its threads begin to wait for something.
  var waits = 0.0
  /// In MiB.
  var memory = 0.0
  var processes = 0
  /// Milliseconds from exec to the ring on the screen.
  var firstFrames: [Double] = []
  var framesPerSecond = 0.0
  /// Milliseconds after the true second.
  var lateness: [Double] = []
  var latenessBusy: [Double] = []

  var totalShare: Double { share + serverShare }

  var json: JSON {
    func late(_ times: [Double]) -> JSON {
      .object([
        ("median", JSON(times.median)), ("worst", JSON(ProgramFigures.worst(times))),
        ("changes", JSON(times.count)),
      ])
    }
    return .object([
      ("processor_percent", .number(share * 100)), ("x_percent", .number(serverShare * 100)),
      ("total_percent", .number(totalShare * 100)), ("pss_mib", .number(memory)),
      ("processes", JSON(processes)), ("waits_per_second", .number(waits)),
      ("first_frame_ms", JSON(firstFrames.median)),
      ("first_frame_best_ms", JSON(firstFrames.min())),
      ("first_frame_worst_ms", JSON(firstFrames.max())),
      ("frames_per_second", .number(framesPerSecond)), ("label_late_ms", late(lateness)),
      ("label_late_busy_ms", late(latenessBusy)),
    ])
  }

  /// Returns the time that is farthest from none; too early is as bad as too late.
  static func worst(_ times: [Double]) -> Double? { times.max { abs($0) < abs($1) } }
}
