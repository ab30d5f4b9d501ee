import Foundation
import TestSupport

/// How much later than the true second a label changes on the screen.
struct LabelWatch {
  let screen: VirtualScreen

  /// How long before the second watching begins, and after it ends.
  private static let (before, after) = (0.04, 0.5)

  /// Returns the milliseconds of so many seconds in a row; a label that does not change in time counts as 500.
  func lateness(changes: Int) -> [Double] {
    let place = RingPlace(size: screen.size).label
    return (0..<changes).map { _ in
      let second = (UTC.now + LabelWatch.before + 0.01).rounded(.up)
      UTC.sleep(until: second - LabelWatch.before)
      let old = screen.hash(of: place, rowStep: 6)
      while UTC.now < second + LabelWatch.after {
        if screen.hash(of: place, rowStep: 6) != old { return (UTC.now - second) * 1000 }
        usleep(150)
      }
      return LabelWatch.after * 1000
    }
  }

  /// Does something while every core is busy with a process of its own.
  ///
  /// Whoever watches comes before all others meanwhile, where that is permitted.
  static func whileBusy<Result>(_ body: () throws -> Result) throws -> Result {
    let busy = try (0..<Machine.cores).map { _ in
      try Child("/bin/sh", ["-c", "while :; do :; done"])
    }
    defer {
      for child in busy {
        child.send(signal: SIGKILL)
        _ = child.end()
      }
    }
    var parameters = sched_param(sched_priority: 1)
    sched_setscheduler(0, SCHED_FIFO, &parameters)
    defer {
      parameters.sched_priority = 0
      sched_setscheduler(0, SCHED_OTHER, &parameters)
    }
    return try body()
  }
}
