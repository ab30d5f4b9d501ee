import Raster
import SDL
import TimerCore
import Views

/// The first screen of `tminus pick`: wheels and a start button, and nothing else.
struct PickScreen {
  private var picker: PickerMotion
  /// Whether its wheels don't roll.
  var isStill = false { didSet { picker.isStill = isStill } }
  private var places: (key: ControlPlaces.Key, picker: PickerView, button: ButtonView)?
  private var isTurning = false
  private var isPressed = false
  private var track = PointerTrack()

  init(_ setting: Duration) {
    picker = PickerMotion(PickerState(setting))
  }

  func isMoving(at now: BootInstant) -> Bool { picker.isMoving(at: now) }

  /// Lays it out for a window, where that is new.
  mutating func layOut(_ key: ControlPlaces.Key, resources: Resources) {
    if places?.key == key { return }
    let safe = key.safe
    let (width, height) = (safe.width, safe.height)
    let (across, down) = (min(width * 0.84, height * 1.4), min(height * 0.56, width * 0.7))
    let wheels = Rect(
      x: safe.x + ((width - across) / 2).rounded(),
      y: safe.y + ((height * 0.9 - down) / 2).rounded(),
      width: across.rounded(), height: down.rounded())
    var look = ButtonLook()
    let low = max(24 * key.scale, min(height, width) * 0.075).rounded()
    (look.width, look.height) = (.points(6 * low / key.scale), .share(1))
    look.caption.size = .share(0.45)
    let strip = Rect(
      x: safe.x, y: (wheels.maxY + low * 0.6).rounded(), width: width, height: low)
    places = (
      key,
      PickerView(
        key.picker, rect: wheels, scale: key.scale, resources: resources),
      ButtonView(look, rect: strip, scale: key.scale, resources: resources)
    )
  }

  func layers(at now: BootInstant) -> [Layer] {
    guard let places else { return [] }
    return places.picker.layers(positions: picker.positions(at: now), column: picker.column)
      + places.button.layers(.start, isPressed: isPressed)
  }

  mutating func take(_ event: KeyEvent, at now: BootInstant) -> ControlDrawer.Outcome {
    guard event.isPlain, let key = event.key else { return .notMine }
    if picker.take(event, at: now) { return .handled }
    switch key {
    case .enter, .padEnter, .space: return event.isRepeat ? .handled : confirm()
    default: return .notMine
    }
  }

  mutating func take(_ pointer: Pointer, at now: BootInstant) -> ControlDrawer.Outcome {
    guard let places else { return .notMine }
    switch pointer.phase {
    case .down:
      track = PointerTrack(pointer.place, at: now)
      isPressed = places.button.contains(pointer.place)
      if !isPressed, let column = places.picker.column(at: pointer.place) {
        isTurning = true
        picker.grab(column, at: now)
      }
    case .moved:
      let way = track.move(to: pointer.place, at: now)
      if isTurning { picker.drag(by: -way.y / places.picker.rowHeight) }
    case .up:
      let speed = -track.velocity(at: now).y / places.picker.rowHeight
      if isTurning { picker.release(velocity: speed, at: now) }
      let isMeant = isPressed && places.button.contains(pointer.place)
      (isTurning, isPressed) = (false, false)
      if isMeant { return confirm() }
    }
    return .handled
  }

  /// Lets go of what a finger holds.
  mutating func letGo(at now: BootInstant) {
    if isTurning { picker.release(at: now) }
    (isTurning, isPressed) = (false, false)
  }

  /// Turns the chosen wheel by notches of a mouse's.
  mutating func turn(by notches: Int, at now: BootInstant) -> ControlDrawer.Outcome {
    picker.change(at: now) { $0.scroll(by: notches) }
    return .handled
  }

  private func confirm() -> ControlDrawer.Outcome {
    do throws(PickerRefusal) {
      return .begin(try picker.state.confirm())
    } catch {
      return .refused(error)
    }
  }
}

extension KeyEvent {
  /// Whether the key went down without Ctrl, Alt or the desktop's own key, with which it belongs to others.
  var isPlain: Bool { isDown && modifiers.isDisjoint(with: [.control, .alt, .command]) }
}

extension PickerMotion {
  /// Turns the wheels as an arrow or a digit asks for; returns whether the key was one of these.
  mutating func take(_ event: KeyEvent, at now: BootInstant) -> Bool {
    switch event.key {
    case .up: change(at: now) { $0.scroll(by: 1) }
    case .down: change(at: now) { $0.scroll(by: -1) }
    case .left: change(at: now) { $0.move(by: -1) }
    case .right: change(at: now) { $0.move(by: 1) }
    default:
      guard let digit = event.symbol?.wholeNumberValue else { return false }
      change(at: now) { $0.type(digit) }
    }
    return true
  }
}
