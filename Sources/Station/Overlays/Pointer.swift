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
  init?(_ event: InputEvent, in room: Room) {
    if case .touch(let touch) = event { finger = touch.finger } else { finger = nil }
    switch event {
    case .mouse(.down(.left, let x, let y, _)): (phase, place) = (.down, room.place(x, y))
    case .mouse(.moved(let x, let y)): (phase, place) = (.moved, room.place(x, y))
    case .mouse(.up(.left, let x, let y)): (phase, place) = (.up, room.place(x, y))
    case .touch(let touch):
      phase = touch.phase == .down ? .down : touch.phase == .up ? .up : .moved
      place = room.place(shares: touch.x, touch.y)
    default: return nil
    }
  }
}

extension Room {
  /// Returns where a point of the window, in the desktop's points, is in the picture before it is turned.
  fileprivate func place(_ x: Int, _ y: Int) -> Point {
    let window = turn.turned(size)
    return place(
      shares: Double(x) * desktopScale / Double(max(1, window.width)),
      Double(y) * desktopScale / Double(max(1, window.height)))
  }

  fileprivate func place(shares x: Double, _ y: Double) -> Point {
    let (x, y) = turn.unturned(x: x, y: y)
    return Point(x * Double(size.width), y * Double(size.height))
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
