import TimerCore

/// How a pop-up comes and goes: a pure function of the time since it was shown.
public struct PopupTiming: Hashable, Sendable {
  /// How long it takes to become solid, and to vanish; at or below 0 at once.
  public var fadeIn: Duration
  public var fadeOut: Duration
  /// The time from being shown until it begins to vanish; nil until it is hidden.
  public var time: Duration?

  public init(
    fadeIn: Duration = .milliseconds(250), fadeOut: Duration = .milliseconds(250),
    time: Duration? = nil
  ) {
    self.fadeIn = fadeIn
    self.fadeOut = fadeOut
    self.time = time
  }

  /// Returns when it begins to vanish, by itself or since it was hidden; nil if not yet known.
  public func ends(hidden: Duration? = nil) -> Duration? {
    guard let time else { return hidden }
    return hidden.map { min($0, time) } ?? time
  }

  /// Returns when it is gone, which is the moment to tell it; nil if not yet known.
  public func gone(hidden: Duration? = nil) -> Duration? {
    ends(hidden: hidden).map { max($0, .zero) + max(fadeOut, .zero) }
  }

  /// Returns how solid it is, 0…1, at a time since it was shown.
  ///
  /// Hidden while it still fades in, it vanishes from where it is.
  ///
  /// - Parameter hidden: the time after which it was hidden; nil if it wasn't.
  public func opacity(at time: Duration, hidden: Duration? = nil) -> Double {
    guard time >= .zero else { return 0 }
    guard let end = ends(hidden: hidden), time >= end else {
      return Self.share(time, of: fadeIn)
    }
    return Self.share(end, of: fadeIn) * (1 - Self.share(time - end, of: fadeOut))
  }

  /// Returns whether it still becomes more or less solid at a time since it was shown.
  public func isFading(at time: Duration, hidden: Duration? = nil) -> Bool {
    if let end = ends(hidden: hidden), time >= end {
      return time < gone(hidden: hidden) ?? .zero
    }
    return time < fadeIn
  }

  /// Returns the eased share of a fade that is done, 0…1.
  private static func share(_ time: Duration, of length: Duration) -> Double {
    guard length > .zero, time < length else { return 1 }
    return Easing.easeInOut.share(after: time / length)
  }
}
