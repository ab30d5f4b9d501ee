import Raster
import SDL
import TimerCore

/// A finger, or the mouse's left button, at a place in pixels.
struct Pointer {
  enum Phase {
    case down, moved, up
  }

  let phase: Phase
  let place: Point
  /// Which finger it is; nil is the mouse.
  let finger: Int64?

  /// Who points, as events tell it.
  var source: String { finger == nil ? "mouse" : "touch" }

  /// Creates the pointer that an event moves; nil for other events.
  ///
  /// - Parameter scale: pixels a point.
  init?(_ event: InputEvent, size: PixelSize, scale: Double) {
    if case .touch(let touch) = event { finger = touch.finger } else { finger = nil }
    switch event {
    case .mouse(.down(.left, let x, let y, _)):
      (phase, place) = (.down, Point(Double(x) * scale, Double(y) * scale))
    case .mouse(.moved(let x, let y)):
      (phase, place) = (.moved, Point(Double(x) * scale, Double(y) * scale))
    case .mouse(.up(.left, let x, let y)):
      (phase, place) = (.up, Point(Double(x) * scale, Double(y) * scale))
    case .touch(let touch):
      phase = touch.phase == .down ? .down : touch.phase == .up ? .up : .moved
      place = Point(touch.x * Double(size.width), touch.y * Double(size.height))
    default:
      return nil
    }
  }
}

/// Where a pointer was of late, from which its speed follows.
struct PointerTrack {
  private var last = Point(0, 0)
  private var samples: [(place: Point, time: BootInstant)] = []

  /// Only so much of the way behind counts for the speed.
  private static let memory = Duration.milliseconds(100)

  init() {}

  init(_ place: Point, at now: BootInstant) {
    last = place
    samples = [(place, now)]
  }

  /// Goes on to a place, and returns the way since the last one.
  mutating func move(to place: Point, at now: BootInstant) -> Point {
    let way = place - last
    last = place
    samples.append((place, now))
    samples.removeAll { now - $0.time > Self.memory }
    return way
  }

  /// Returns the speed in pixels a second; none for a pointer that has been at rest.
  func velocity(at now: BootInstant) -> Point {
    let recent = samples.filter { now - $0.time <= Self.memory }
    guard let first = recent.first, let end = recent.last else { return Point(0, 0) }
    let seconds = (end.time - first.time).inSeconds
    return seconds > 0 ? (end.place - first.place) * (1 / seconds) : Point(0, 0)
  }
}
