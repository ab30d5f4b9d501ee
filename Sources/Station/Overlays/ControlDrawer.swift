import Raster
import SDL
import TimerCore
import Views

/// The drawer with the duration picker and the start button, and what keys and fingers do to it.
struct ControlDrawer {
  /// What a key or a finger asked for.
  enum Outcome: Equatable {
    /// It was not meant for the drawer.
    case notMine
    case handled
    case command(Command)
    /// A run of a picked length is to begin.
    case begin(Duration)
    case refused(PickerRefusal)
  }

  /// What a finger, or the mouse's left button, holds.
  private enum Held {
    case drawer
    case wheel
    case button
  }

  private var motion: DrawerMotion
  private var picker: PickerMotion
  private var places: ControlPlaces?
  private var held: Held?
  private var isPressed = false
  private var track = PointerTrack()

  init(_ look: DrawerLook, setting: Duration) {
    motion = DrawerMotion(look, rest: look.visibleAmount > 0 ? .shut : .hidden)
    picker = PickerMotion(PickerState(setting))
  }

  var isOpen: Bool { motion.rest == .open }

  /// Opens it, shuts it, or does the other than it did last.
  mutating func move(_ way: Command.DrawerMotion, at now: BootInstant) {
    switch way {
    case .open: motion.go(to: .open, at: now)
    case .close: motion.go(to: closed, at: now)
    case .toggle: motion.go(to: isOpen ? closed : .open, at: now)
    }
  }

  private var closed: DrawerMotion.Rest {
    places?.drawer.look.visibleAmount ?? 0 > 0 ? .shut : .hidden
  }

  /// Lays it out for a window, where that is new.
  mutating func layOut(_ key: ControlPlaces.Key, resources: Resources, at now: BootInstant) {
    if places?.key == key { return }
    let before = places?.drawer.length
    let made = ControlPlaces(key, resources: resources)
    if let before, made.drawer.length > 0 {
      motion.resize(by: before / made.drawer.length, at: now)
    }
    places = made
  }

  /// Returns the layers at an instant.
  func layers(at now: BootInstant, _ button: ButtonState) -> [Layer] {
    let shown = motion.shown(at: now)
    guard let places, shown > 0 else { return [] }
    let contents =
      places.picker.layers(positions: picker.positions(at: now), column: picker.column)
      + places.button.layers(button, isPressed: isPressed)
    return places.drawer.layers(shown: shown, contents: contents)
  }

  /// Whether its picture changes with every frame.
  func isMoving(at now: BootInstant) -> Bool {
    motion.isMoving(at: now) || (motion.shown(at: now) > 0 && picker.isMoving(at: now))
  }

  /// Takes a key while it is open.
  mutating func take(_ event: KeyEvent, _ button: ButtonState, at now: BootInstant) -> Outcome {
    guard isOpen, event.isPlain, let key = event.key else { return .notMine }
    if picker.take(event, at: now) { return .handled }
    switch key {
    case .enter, .padEnter: return event.isRepeat ? .handled : confirm(at: now)
    case .space: return event.isRepeat ? .handled : press(button, at: now)
    case .escape: move(.close, at: now)
    default: return .notMine
    }
    return .handled
  }

  private mutating func confirm(at now: BootInstant) -> Outcome {
    do throws(PickerRefusal) {
      let length = try picker.state.confirm()
      move(.close, at: now)
      return .begin(length)
    } catch {
      return .refused(error)
    }
  }

  /// Takes a finger or the mouse's left button; places are pixels of the window.
  mutating func take(_ pointer: Pointer, _ button: ButtonState, at now: BootInstant) -> Outcome {
    guard let places else { return .notMine }
    switch pointer.phase {
    case .down: return grab(pointer.place, places, at: now)
    case .moved: return drag(to: pointer.place, places, at: now)
    case .up: return release(pointer.place, places, button, at: now)
    }
  }

  private mutating func grab(
    _ point: Point, _ places: ControlPlaces, at now: BootInstant
  ) -> Outcome {
    let shown = motion.shown(at: now)
    let isOn = places.drawer.contains(point, shown: shown) && shown > 0
    guard isOn || places.isAtEdge(point) else { return .notMine }
    track = PointerTrack(point, at: now)
    let inside = places.drawer.unmoved(point, shown: shown)
    if isOn, places.button.contains(inside) {
      (held, isPressed) = (.button, true)
    } else if isOn, let column = places.picker.column(at: inside) {
      held = .wheel
      picker.grab(column, at: now)
    } else {
      held = .drawer
      motion.grab(at: now)
    }
    return .handled
  }

  private mutating func drag(
    to point: Point, _ places: ControlPlaces, at now: BootInstant
  ) -> Outcome {
    guard let held else { return .notMine }
    let way = track.move(to: point, at: now)
    switch held {
    case .drawer: motion.drag(by: places.drawer.share(of: way))
    case .wheel: picker.drag(by: -way.y / places.picker.rowHeight)
    case .button:
      isPressed = places.button.contains(
        places.drawer.unmoved(point, shown: motion.shown(at: now)))
    }
    return .handled
  }

  private mutating func release(
    _ point: Point, _ places: ControlPlaces, _ button: ButtonState, at now: BootInstant
  ) -> Outcome {
    guard let held else { return .notMine }
    self.held = nil
    let speed = track.velocity(at: now)
    switch held {
    case .drawer:
      motion.release(velocity: places.drawer.share(of: speed), at: now)
    case .wheel:
      picker.release(velocity: -speed.y / places.picker.rowHeight, at: now)
    case .button:
      let wasPressed = isPressed
      isPressed = false
      if wasPressed { return press(button, at: now) }
    }
    return .handled
  }

  /// Starts with what the wheels stand on, or does to the run what the button says.
  private mutating func press(_ button: ButtonState, at now: BootInstant) -> Outcome {
    button == .start ? confirm(at: now) : .command(button.command)
  }

  /// Turns the chosen wheel by notches of a mouse's.
  mutating func turn(by notches: Int, at now: BootInstant) -> Outcome {
    guard isOpen else { return .notMine }
    picker.change(at: now) { $0.scroll(by: notches) }
    return .handled
  }
}
