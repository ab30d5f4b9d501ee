/// An instant on the boot clock, which counts while the machine sleeps and which nobody can set.
public struct BootInstant: Hashable, Comparable, Sendable {
  /// The time since the machine was started; negative before that.
  public let sinceBoot: Duration

  /// Creates the instant that lies `sinceBoot` after the machine was started.
  public init(sinceBoot: Duration) {
    self.sinceBoot = sinceBoot
  }

  /// Returns whether `a` lies before `b`.
  public static func < (a: BootInstant, b: BootInstant) -> Bool { a.sinceBoot < b.sinceBoot }

  /// Returns the instant `length` after `a`.
  public static func + (a: BootInstant, length: Duration) -> BootInstant {
    BootInstant(sinceBoot: a.sinceBoot + length)
  }

  /// Returns the instant `length` before `a`.
  public static func - (a: BootInstant, length: Duration) -> BootInstant {
    BootInstant(sinceBoot: a.sinceBoot - length)
  }

  /// Returns the time from `b` to `a`, negative if `a` is the earlier.
  public static func - (a: BootInstant, b: BootInstant) -> Duration { a.sinceBoot - b.sinceBoot }
}
