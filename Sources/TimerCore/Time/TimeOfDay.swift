/// A time of day as a clock on the wall shows it, to the second.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// The hour, 0…23.
  public let hour: Int
  /// The minute, 0…59.
  public let minute: Int
  /// The second, 0…59.
  public let second: Int

  /// The start of the day, 00:00:00.
  public static let midnight = TimeOfDay(secondsSinceMidnight: 0)
  /// The middle of the day, 12:00:00.
  public static let noon = TimeOfDay(secondsSinceMidnight: 43_200)

  /// Creates a time of day, or nil if no clock shows it: 24:34, 12:60 and second 60 are refused.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates the time of day at a second 0…86 399 of the day.
  init(secondsSinceMidnight seconds: Int) {
    hour = seconds / 3600
    minute = seconds / 60 % 60
    second = seconds % 60
  }

  /// The number of seconds since 00:00:00, 0…86 399.
  public var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }

  /// Returns whether `a` lies before `b` on the same day.
  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool {
    a.secondsSinceMidnight < b.secondsSinceMidnight
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `18:30:00`.
  public var description: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
  }
}
