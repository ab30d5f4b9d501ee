import TimerCore

/// Where a picture stands that moves a little all the time, so that no edge burns into the screen.
///
/// It is nothing but a function of the minutes since the machine was started. It goes a pixel to a side and a
/// pixel up or down in each, to and fro, so that it is equally often in each column and in each row.
struct BurnInShift: Hashable {
  /// The farthest way from side to side and from top to bottom, in pixels; 0 is no movement.
  let reach: Int

  /// How long it stands in one place.
  static let step = Duration.seconds(60)

  /// The pixels that have to be free on every side.
  var margin: Int { (reach + 1) / 2 }

  /// Returns how far the picture is away from the middle.
  ///
  /// | reach 4, minute | x | y |
  /// |---|---|---|
  /// | 0 | −2 | −2 |
  /// | 3 | 1 | 1 |
  /// | 4 | 2 | 0 |
  /// | 5 | 1 | −1 |
  func offset(at now: BootInstant) -> (x: Int, y: Int) {
    guard reach > 0 else { return (0, 0) }
    let minute = Self.minute(now)
    // One is a pixel shorter than the other, so that they are out of step.
    return (Self.wave(minute, reach) - reach / 2, Self.wave(minute, reach - 1) - reach / 2)
  }

  /// Returns when it moves next; nil is never.
  func nextChange(after now: BootInstant) -> BootInstant? {
    guard reach > 0 else { return nil }
    return BootInstant(sinceBoot: Self.step * (Self.minute(now) + 1))
  }

  private static func minute(_ now: BootInstant) -> Int {
    Int(now.sinceBoot.components.seconds / step.components.seconds)
  }

  /// Returns a number that goes from 0 to `most` and back, by one at a time.
  private static func wave(_ time: Int, _ most: Int) -> Int {
    guard most > 0 else { return 0 }
    let place = time % (2 * most)
    return min(place, 2 * most - place)
  }
}
