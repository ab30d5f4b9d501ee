import Raster

/// A finger's touch, drawn as a disc that fades when it leaves.
enum Touch {
  /// How long a press on a button holds it down.
  static let press = Duration.milliseconds(180)
  private static let fade = Duration.milliseconds(250)

  /// Returns whether a press that began at an instant holds a button down at another.
  static func isDown(_ time: Duration, pressed: Duration) -> Bool {
    time >= pressed && time < pressed + press
  }

  /// Returns the disc of a press on a button, beside its caption.
  static func layers(at time: Duration, pressing button: Rect, from: Duration, scale: Double)
    -> [Layer]
  {
    let center = Point(button.center.x + button.width * 0.32, button.center.y + 4 * scale)
    return layers(at: time, from: from, to: from + press, center: center, scale: scale)
  }

  /// Returns the disc of a touch.
  ///
  /// - Parameters:
  ///   - center: where the finger is, or was last.
  ///   - from: when it came down; to: when it left.
  static func layers(
    at time: Duration, from: Duration, to: Duration, center: Point, scale: Double
  ) -> [Layer] {
    guard time >= from, time < to + fade else { return [] }
    let radius = 18 * scale
    let left = time < to ? 1 : 1 - (time - to) / fade
    let place = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return [
      Layer(.rectangle(place, radius: radius), .color(Color.white.opacity(0.4)), opacity: left)
    ]
  }
}
