import Foundation

/// A moment at which waiting is given up.
public struct Deadline: Sendable {
  private let instant: Double

  public init(in seconds: Double) {
    instant = Deadline.now + seconds
  }

  public var hasPassed: Bool { Deadline.now >= instant }

  public var secondsLeft: Double { max(0, instant - Deadline.now) }

  /// The time until then, as `poll` wants it.
  var milliseconds: Int32 { Int32(clamping: Int(secondsLeft * 1000 + 0.999)) }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
