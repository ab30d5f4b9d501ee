import TimerCore

/// When the next picture will differ.
struct Pace {
  /// Pictures a second that the display shows.
  let refreshRate: Double
  /// How many pixels the moving end goes while the whole time passes.
  let travel: Double

  /// An end that moves by less than a sixteenth of a pixel looks as before.
  private static let visibleStep = 1.0 / 16
  /// An end slower than this, in pixels a second, moves only when the label changes.
  private static let slowest = 1.0

  /// Returns the instant of the next picture while an end moves; nil when only the label's changes count.
  ///
  /// - Parameter last: the instant of the last picture.
  func nextFrame(after last: BootInstant, _ reading: Reading) -> BootInstant? {
    frame(reading).map { last + $0 }
  }

  /// Returns how long a picture lasts while an end moves; nil when only the label's changes count.
  func frame(_ reading: Reading) -> Duration? {
    guard reading.state == .running, reading.remaining > .zero else { return nil }
    let speed = travel / max(1e-9, reading.span.inSeconds) * Double(reading.percent) / 100
    guard speed >= Self.slowest else { return nil }
    return .seconds(max(1 / refreshRate, Self.visibleStep / speed))
  }
}
