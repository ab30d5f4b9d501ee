import TimerCore

/// A time in which nothing changes but how far strokes are, unless something happens.
struct Calm {
  /// When anything else changes; nil is never.
  let nextChange: BootInstant?
  /// When something has to be done beside the display.
  let work: BootInstant?
  /// How long a picture lasts; nil where nothing moves.
  let frame: Duration?

  func lasts(at now: BootInstant) -> Bool {
    nextChange.map { now < $0 } ?? true && work.map { now < $0 } ?? true
  }
}
