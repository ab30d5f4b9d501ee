public import TimerCore

/// A pop-up under way: a value that is handed the time.
public struct PopupRun: Hashable, Sendable {
  public let content: PopupContent
  public let timing: PopupTiming
  /// When it was shown.
  public let shown: BootInstant
  /// When it was hidden by command; nil if it wasn't.
  public private(set) var hidden: BootInstant?

  public init(_ content: PopupContent, timing: PopupTiming = PopupTiming(), at now: BootInstant) {
    self.content = content
    self.timing = timing
    shown = now
  }

  /// Makes it vanish from `now` on; hidden before, or already vanishing, it goes on as it was.
  public mutating func hide(at now: BootInstant) {
    if hidden == nil { hidden = now }
  }

  /// The moment at which it is gone, to be told then; nil while that isn't known.
  public var gone: BootInstant? { timing.gone(hidden: hiddenTime).map { shown + $0 } }

  /// Returns whether it is gone.
  public func isGone(at now: BootInstant) -> Bool { gone.map { $0 <= now } ?? false }

  /// Returns how solid it is, 0…1.
  public func opacity(at now: BootInstant) -> Double {
    timing.opacity(at: now - shown, hidden: hiddenTime)
  }

  /// Returns whether its picture changes at `now` with every frame.
  public func isMoving(at now: BootInstant) -> Bool {
    !isGone(at: now)
      && (content.showsSpinner || timing.isFading(at: now - shown, hidden: hiddenTime))
  }

  /// Returns the moment after `now` at which it begins to move or is gone; nil if nothing is known to come.
  public func nextChange(after now: BootInstant) -> BootInstant? {
    [timing.ends(hidden: hiddenTime).map { shown + $0 }, gone]
      .compactMap { $0 }.filter { $0 > now }.min()
  }

  private var hiddenTime: Duration? { hidden.map { $0 - shown } }
}
