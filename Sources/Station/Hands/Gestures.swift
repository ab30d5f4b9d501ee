import Raster
import SDL
import TimerCore
import Views

/// What one pointer, or two fingers, do on the open screen: taps, holds, drags along a stroke, and turns.
struct Gestures {
  /// What a gesture has become.
  enum Outcome: Equatable {
    case nothing
    case action(MouseAction)
    /// A finger moves the end of a stroke that it holds, and is at a point.
    case drags(DisplayLayout.Grip, to: Point)
    /// It lets go of it.
    case drops
    /// It never counted, as when a second finger came.
    case gaveUp
  }

  private enum State {
    case idle
    case pressed(Pointer, since: BootInstant, grip: DisplayLayout.Grip?)
    case dragging(DisplayLayout.Grip)
    /// Two fingers, and how far they have gone since the last step.
    case two(rest: Double)
    /// Nothing more comes of it until all fingers are away.
    case over
  }

  private var state = State.idle
  private var fingers: [Int64?: Point] = [:]

  /// How long a finger rests before it counts as held.
  static let patience = Duration.milliseconds(600)
  /// How far a finger that taps, or that begins a drag, may stray, in points.
  static let deadZone = 8.0
  /// How far two fingers go for one step, in points.
  static let step = 28.0

  /// Takes a pointer; `grip` tells what a stroke is held by at a point.
  ///
  /// - Parameter scale: pixels a point.
  mutating func take(
    _ pointer: Pointer, scale: Double, at now: BootInstant,
    grip: (Point) -> DisplayLayout.Grip?
  ) -> Outcome {
    switch pointer.phase {
    case .down:
      fingers[pointer.finger] = pointer.place
      return goDown(pointer, at: now, grip: grip)
    case .moved:
      guard let before = fingers.updateValue(pointer.place, forKey: pointer.finger) else {
        // A mouse moves without a button, too.
        fingers[pointer.finger] = nil
        return .nothing
      }
      return move(from: before, to: pointer.place, scale: scale)
    case .up:
      guard fingers.removeValue(forKey: pointer.finger) != nil else { return .nothing }
      return goUp()
    }
  }

  private mutating func goDown(
    _ pointer: Pointer, at now: BootInstant, grip: (Point) -> DisplayLayout.Grip?
  ) -> Outcome {
    switch (state, fingers.count) {
    case (.idle, 1):
      state = .pressed(pointer, since: now, grip: grip(pointer.place))
      return .nothing
    case (.pressed, 2):
      state = .two(rest: 0)
      return .nothing
    case (.dragging, _):
      state = .over
      return .gaveUp
    case (.two, _), (.pressed, _), (.over, _), (.idle, _):
      state = .over
      return .nothing
    }
  }

  private mutating func move(from before: Point, to place: Point, scale: Double) -> Outcome {
    switch state {
    case .pressed(let start, _, let grip):
      guard (place - start.place).length > Self.deadZone * scale else { return .nothing }
      state = grip.map { .dragging($0) } ?? .over
      return grip.map { .drags($0, to: place) } ?? .nothing
    case .dragging(let grip):
      return .drags(grip, to: place)
    case .two(let rest):
      // Both fingers go the way, and each counts half.
      let way = rest + (before.y - place.y) / 2
      let isStep = abs(way) >= Self.step * scale
      state = .two(rest: isStep ? 0 : way)
      return isStep ? .action(way > 0 ? .wheelUp : .wheelDown) : .nothing
    case .idle, .over:
      return .nothing
    }
  }

  private mutating func goUp() -> Outcome {
    let before = state
    state = fingers.isEmpty ? .idle : .over
    switch before {
    case .pressed: return .action(.tap)
    case .dragging: return .drops
    case .two, .over, .idle: return .nothing
    }
  }

  /// Returns the finger that has come to count as held, where it went down.
  mutating func hold(at now: BootInstant) -> Pointer? {
    guard case .pressed(let pointer, let since, _) = state, since + Self.patience <= now else {
      return nil
    }
    state = .over
    return pointer
  }

  /// When a finger that rests counts as held.
  var nextChange: BootInstant? {
    if case .pressed(_, let since, _) = state { since + Self.patience } else { nil }
  }

  /// Takes a pointer that went down for something else.
  mutating func ignore(_ pointer: Pointer) {
    fingers[pointer.finger] = pointer.place
    state = .over
  }
}
