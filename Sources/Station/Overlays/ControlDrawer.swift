import Raster
import SDL
import TimerCore
import Views

/// The drawer with the duration picker and its buttons, and what keys and fingers do to it.
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
    case button(Control)
  }

  /// What keys are for.
  private enum Focus: Equatable {
    case wheels
    case control(Control)
  }

  private var motion: DrawerMotion
  /// Whether some of it is in the window while it is shut.
  private var peeks: Bool
  private var picker: PickerMotion
  /// Whether its wheels don't roll.
  var isStill = false { didSet { picker.isStill = isStill } }
  private var places: ControlPlaces?
  private var held: Held?
  private var isPressed = false
  private var focus = Focus.wheels
  /// Whether the focus is to be seen: where keys or a pad were used last.
  private var showsFocus = false
  private var track = PointerTrack()

  init(_ look: DrawerLook, setting: Duration) {
    peeks = look.visibleAmount > 0
    motion = DrawerMotion(look, rest: peeks ? .shut : .hidden)
    picker = PickerMotion(PickerState(setting))
  }

  var isOpen: Bool { motion.rest == .open }

  /// Whether a finger holds it, or something in it.
  var isHeld: Bool { held != nil }

  /// Opens it, shuts it, or does the other than it did last.
  mutating func move(_ way: Command.DrawerMotion, at now: BootInstant) {
    switch way {
    case .open: motion.go(to: .open, at: now)
    case .close: motion.go(to: closed, at: now)
    case .toggle: motion.go(to: isOpen ? closed : .open, at: now)
    }
  }

  private var closed: DrawerMotion.Rest { peeks ? .shut : .hidden }

  /// Takes another look over; what peeks in while it is shut does so at once.
  mutating func adopt(_ look: DrawerLook, at now: BootInstant) {
    peeks = look.visibleAmount > 0
    motion.adopt(look, at: now)
  }

  /// Lets the wheels stand on a length.
  mutating func set(_ length: Duration) {
    picker = PickerMotion(PickerState(length))
    picker.isStill = isStill
  }

  /// Lets go of what a finger holds.
  mutating func letGo(at now: BootInstant) {
    switch held {
    case .drawer: motion.release(at: now)
    case .wheel: picker.release(at: now)
    case .button, nil: break
    }
    (held, isPressed) = (nil, false)
  }

  /// Whether any of it is in the window.
  func isSeen(at now: BootInstant) -> Bool { motion.shown(at: now) > 0 }

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
    var contents = places.picker.layers(
      positions: picker.positions(at: now), column: focus == .wheels ? picker.column : nil)
    for (control, view) in places.rows.joined() {
      if showsFocus, focus == .control(control) { contents.append(ring(around: view, places)) }
      var pressed = false
      if case .button(control) = held { pressed = isPressed }
      contents += view.layers(button, isPressed: pressed)
    }
    return places.drawer.layers(shown: shown, contents: contents)
  }

  /// Returns what is seen around the button that keys are for.
  private func ring(around view: ButtonView, _ places: ControlPlaces) -> Layer {
    let width = 3 * places.key.scale
    let radius = view.look.radius.pixels(height: view.rect.height, scale: places.key.scale)
    return Layer(
      .rectangle(view.rect.inset(by: -width), radius: radius + width),
      .color(places.key.picker.chosen))
  }

  /// Whether its picture changes with every frame.
  func isMoving(at now: BootInstant) -> Bool {
    motion.isMoving(at: now) || (motion.shown(at: now) > 0 && picker.isMoving(at: now))
  }

  /// Takes a key while it is open.
  mutating func take(_ event: KeyEvent, _ button: ButtonState, at now: BootInstant) -> Outcome {
    guard isOpen, event.isPlain, let key = event.key else { return .notMine }
    switch key {
    case .escape:
      move(.close, at: now)
      return .handled
    case .space: return event.isRepeat ? .handled : press(.start, button, at: now)
    case .enter, .padEnter: return event.isRepeat ? .handled : enter(button, at: now)
    case .tab:
      step(by: event.modifiers.contains(.shift) ? -1 : 1)
    case .left: step(by: -1)
    case .right: step(by: 1)
    case .up where focus != .wheels: stepRow(by: -1)
    case .down where focus != .wheels: stepRow(by: 1)
    default:
      guard picker.take(event, at: now) else { return .notMine }
      focus = .wheels
    }
    showsFocus = true
    return .handled
  }

  private mutating func enter(_ button: ButtonState, at now: BootInstant) -> Outcome {
    if case .control(let control) = focus { return press(control, button, at: now) }
    return confirm(at: now)
  }

  /// Goes through the wheels and then the buttons, from one end to the other and around.
  private mutating func step(by steps: Int) {
    let controls = places?.rows.joined().map(\.control) ?? []
    let wheels = PickerState.Column.allCases.count
    let count = wheels + controls.count
    var place = picker.column.rawValue
    if case .control(let control) = focus {
      place = wheels + (controls.firstIndex(of: control) ?? 0)
    }
    place = (place + steps + count) % count
    if let column = PickerState.Column(rawValue: place) {
      focus = .wheels
      picker.choose(column)
    } else {
      focus = .control(controls[place - wheels])
    }
  }

  /// Goes to the row above or below; above the first one are the wheels.
  private mutating func stepRow(by steps: Int) {
    guard case .control(let control) = focus, let rows = places?.rows.map({ $0.map(\.control) }),
      let row = rows.firstIndex(where: { $0.contains(control) }),
      let column = rows[row].firstIndex(of: control)
    else {
      focus = .wheels
      return
    }
    let next = row + steps
    guard next >= 0 else {
      focus = .wheels
      return
    }
    guard next < rows.count else { return }
    let place = column * rows[next].count / rows[row].count
    focus = .control(rows[next][min(place, rows[next].count - 1)])
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
    showsFocus = false
    let inside = places.drawer.unmoved(point, shown: shown)
    if isOn, let control = places.control(at: inside) {
      (held, isPressed) = (.button(control), true)
    } else if isOn, let column = places.picker.column(at: inside) {
      held = .wheel
      focus = .wheels
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
    case .button(let control):
      let inside = places.drawer.unmoved(point, shown: motion.shown(at: now))
      isPressed = places.control(at: inside) == control
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
    case .button(let control):
      let wasPressed = isPressed
      isPressed = false
      if wasPressed { return press(control, button, at: now) }
    }
    return .handled
  }

  /// Does what a button stands for in a state of the run.
  private mutating func press(
    _ control: Control, _ button: ButtonState, at now: BootInstant
  ) -> Outcome {
    switch control {
    case .start:
      switch button {
      case .start: return confirm(at: now)
      case .pause: return .command(.pause)
      case .again: return .command(.resume)
      }
    case .preset(let minutes):
      move(.close, at: now)
      return .begin(.seconds(minutes * 60))
    default: return control.command.map { .command($0) } ?? .handled
    }
  }

  /// Turns the chosen wheel by notches of a mouse's.
  mutating func turn(by notches: Int, at now: BootInstant) -> Outcome {
    guard isOpen else { return .notMine }
    picker.change(at: now) { $0.scroll(by: notches) }
    return .handled
  }
}
