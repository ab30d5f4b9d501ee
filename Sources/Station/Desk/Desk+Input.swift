import Raster
import SDL
import Settings
import TimerCore
import Views

extension Desk {
  /// Takes what a person or the desktop did.
  func take(_ event: InputEvent, _ now: Clock, _ room: Room) {
    isFullscreen = room.isFullscreen
    silence(by: event)
    if lightsUp(event, at: now.boot) { return }
    if case .touch = event { devices.hasTouch = true }
    switch event {
    case .key(let key): take(key, now)
    case .pad(let event): take(event, now)
    case .mouse, .touch:
      if let pointer = Pointer(event, in: room) {
        take(pointer, now, room)
      } else {
        takeRequests(of: event, now)
      }
    case .window(.focusLost):
      letGo(at: now.boot)
      takeRequests(of: event, now)
    case .quit, .window, .displaysChanged, .text: takeRequests(of: event, now)
    }
  }

  /// Lights a dark screen where a hand does anything; what nobody can see is not done.
  private func lightsUp(_ event: InputEvent, at now: BootInstant) -> Bool {
    switch event {
    case .key(let key) where key.isDown && !key.isRepeat: break
    case .pad(.button(_, _, isDown: true)), .mouse(.down): break
    case .touch(let touch) where touch.phase == .down: break
    default: return false
    }
    let mayLight = lock?.allows(.blackout) ?? true
    let wasDark = light.brightness == 0 || isBlackedOut && mayLight
    light.light(at: now)
    guard wasDark else { return false }
    if mayLight { isBlackedOut = false }
    letGo(at: now)
    return true
  }

  /// Lets go of everything that fingers and the mouse hold; what they do until they are away means nothing.
  func letGo(at now: BootInstant) {
    (gestures, followed, drag) = (Gestures(), nil, nil)
    drawer.letGo(at: now)
    pick?.letGo(at: now)
  }

  private func take(_ key: KeyEvent, _ now: Clock) {
    if var lock, lock.take(key) {
      self.lock = lock
      letGo(at: now.boot)
      return show(lock.isOn ? "Locked." : "Not locked any more.", at: now.boot)
    }
    if key.isDown, !key.isRepeat, closeHelp() { return }
    if type(key, now) { return }
    switch takeWheelKey(key, at: now.boot) {
    case .notMine: takeRequests(of: .key(key), now)
    case let outcome: take(outcome, now)
    }
  }

  private func take(_ event: PadEvent, _ now: Clock) {
    switch event {
    case .button, .axis: break
    case .strangerButton(let pad, let number, let isDown):
      if isDown { learn(pad, button: number, at: now.boot) }
      return
    case .added, .removed, .strangerAdded:
      _ = hands.push(event, at: now.boot)
      return wish(.pad(event))
    }
    guard let binding = hands.push(event, at: now.boot), !closeHelp() else { return }
    if let key = binding.wheelKey, pick != nil || drawer.isOpen {
      let outcome = takeWheelKey(KeyEvent(key: key, symbol: nil), at: now.boot)
      if outcome != .notMine { return take(outcome, now) }
    }
    if let command = hands.keys[binding] { carryOut(command, by: "gamepad", now) }
  }

  private func takeRequests(of event: InputEvent, _ now: Clock) {
    if case .mouse(let mouse) = event, case .wheel = mouse, pick != nil || drawer.isOpen {
      let notches = hands.actions(of: mouse)
      let steps =
        notches.filter { $0 == .wheelUp }.count - notches.filter { $0 == .wheelDown }.count
      return take(
        pick?.turn(by: steps, at: now.boot) ?? drawer.turn(by: steps, at: now.boot), now)
    }
    for request in hands.requests(event, at: now.boot) {
      switch request {
      case .command(let command, let source): carryOut(command, by: source, now)
      case .redraw: wish(.redraw)
      case .rebuild: wish(.rebuild)
      }
    }
  }

  /// Does what an action of the mouse or a finger stands for; of several timers to the one under it.
  func act(
    _ action: MouseAction, by source: String, _ now: Clock, onTimer timer: Int? = nil
  ) {
    for case .command(let command, let source) in hands.requests(of: [action], by: source) {
      carryOut(command, by: source, now, onTimer: timers.isSingle ? nil : timer)
    }
  }

  private func closeHelp() -> Bool {
    defer { help.isOpen = false }
    return help.isOpen
  }

  // MARK: - Unknown pads

  /// Asks for the two buttons that are needed most, and takes them as they are pressed.
  private func learn(_ pad: PadID, button: Int, at now: BootInstant) {
    if let lock, lock.isOn { return }
    guard let lesson, lesson.pad == pad else {
      self.lesson = PadLesson(pad: pad)
      return ask("Press the button that is to start and pause.", at: now)
    }
    guard let start = lesson.start else {
      self.lesson?.start = button
      return ask("Now the one that is to stop.", at: now)
    }
    guard start != button else { return ask("Another one: it starts already.", at: now) }
    self.lesson = nil
    wish(.teach(pad, start: start, stop: button))
  }

  private func ask(_ question: String, at now: BootInstant) {
    notices.show(
      PopupContent(title: "A pad that isn't known", body: question), for: .seconds(30), at: now)
  }

  // MARK: - Typing

  /// Takes a key that types a duration, or confirms, corrects or gives up what was typed.
  private func type(_ key: KeyEvent, _ now: Clock) -> Bool {
    guard key.isDown, pick == nil, !drawer.isOpen, mayType else { return false }
    if let character = key.typed {
      if var begun = typed {
        guard begun.type(character, at: now.boot) else { return false }
        typed = begun
        return true
      }
      // A digit that is bound to a command is no longer one to type with.
      guard hands.keys.command(key) == nil || !character.isNumber else { return false }
      typed = TypedLength(character, at: now.boot)
      return typed != nil
    }
    guard var begun = typed else { return false }
    switch key.key {
    case .enter, .padEnter:
      if !key.isRepeat { begin(begun, now) }
      return true
    case .backspace:
      typed = begun.erase(at: now.boot) ? begun : nil
      return true
    case .escape:
      typed = nil
      return true
    case .leftShift, .rightShift:
      return true
    default:
      typed = nil
      return false
    }
  }

  private var mayType: Bool { lock?.allows(.set(.zero)) ?? true }

  private func begin(_ typed: TypedLength, _ now: Clock) {
    self.typed = nil
    guard let length = typed.length, length > .zero else {
      return show("\(typed.text) is not a duration; type minutes, or 1:30:00.", at: now.boot)
    }
    begin(length, by: "keyboard", now)
  }

  /// Begins a run of a length, whatever runs.
  private func begin(_ length: Duration, by source: String, _ now: Clock) {
    let since = timers.front.sinceStart(now.boot)
    do {
      try refuseLocked(.set(length), by: source)
      let told = try timers.begin(length, at: now)
      pick = nil
      drawer.set(length)
      keep(timers.runs)
      write(JSONLine(.set(length), by: source, at: since))
      tell(told, at: now.boot)
    } catch {
      write(JSONLine(refused: "set", by: source, "\(error)", at: since))
      show("\(error)", at: now.boot)
    }
  }

  // MARK: - Wheels

  private func takeWheelKey(_ key: KeyEvent, at now: BootInstant) -> ControlDrawer.Outcome {
    pick?.take(key, at: now) ?? drawer.take(key, button(at: now), at: now)
  }

  func button(at now: BootInstant) -> ButtonState {
    ButtonState(for: timers.front.reading(at: now).state)
  }

  /// Does what came of a key or a finger on wheels or buttons.
  private func take(_ outcome: ControlDrawer.Outcome, _ now: Clock) {
    switch outcome {
    case .notMine, .handled: break
    case .command(let command): carryOut(command, by: "drawer", now)
    case .begin(let length): begin(length, by: "drawer", now)
    case .refused(let reason): show(reason.description, at: now.boot)
    }
  }

  // MARK: - Pointers

  private func take(_ pointer: Pointer, _ now: Clock, _ room: Room) {
    let source = pointer.source
    if pointer.phase == .down, closeHelp() { return gestures.ignore(pointer) }
    if mayMoveDrawer, isFollowed(pointer) {
      layOutControls(room, at: now.boot)
      let outcome =
        pick?.take(pointer, at: now.boot)
        ?? drawer.take(pointer, button(at: now.boot), at: now.boot)
      if outcome != .notMine { return take(outcome, now) }
    }
    // While one finger holds the drawer, others mean nothing.
    if drawer.isHeld { return }
    let layout = shownLayout
    let reach = Gestures.deadZone * room.scale
    let outcome = gestures.take(pointer, scale: room.scale, at: now.boot) {
      layout?.grip(at: $0, reach: reach)
    }
    switch outcome {
    case .nothing: break
    case .action(.tap) where drawer.isOpen: drawer.move(.close, at: now.boot)
    case .action(let action):
      act(action, by: source, now, onTimer: layout?.timer(at: pointer.place))
    case .drags(let grip, let place): seek(grip, to: place, by: source, at: now.boot)
    case .drops: dropSeek(now)
    case .gaveUp: drag = nil
    }
  }

  private var mayMoveDrawer: Bool {
    pick != nil || drawer.isOpen || (lock?.allows(.drawer(.open)) ?? true)
  }

  /// Returns whether a pointer is the one that came down first; wheels and buttons follow only that one.
  private func isFollowed(_ pointer: Pointer) -> Bool {
    if followed == nil && pointer.phase == .down { followed = .some(pointer.finger) }
    guard let followed, followed == pointer.finger else { return false }
    if pointer.phase == .up { self.followed = nil }
    return true
  }

  private func seek(
    _ grip: DisplayLayout.Grip, to place: Point, by source: String, at now: BootInstant
  ) {
    guard lock?.allows(.seek(0)) ?? true, timers.runs.indices.contains(grip.timer) else { return }
    let reading = timers.runs[grip.timer].reading(at: now)
    guard reading.state == .running || reading.state == .paused,
      let share = shownLayout?.share(of: grip, at: place, after: drag?.share)
    else { return }
    let seconds = (reading.total.inSeconds * share).rounded()
    drag = SeekDrag(
      grip: grip, source: source, place: place, remaining: .seconds(seconds), share: share)
  }

  private func dropSeek(_ now: Clock) {
    guard let drag else { return }
    self.drag = nil
    let total = timers.runs[drag.grip.timer].reading(at: now.boot).total
    carryOut(drag.command(of: total), by: drag.source, now, onTimer: drag.grip.timer)
  }
}

extension SeekDrag {
  /// The command that lets the run stand where the finger is.
  func command(of total: Duration) -> Command {
    .seek(total > .zero ? min(1, remaining.inSeconds / total.inSeconds) : 0)
  }
}

extension Binding {
  /// The key that a pad's button or stick stands for where wheels and buttons have the hands.
  var wheelKey: Key? {
    switch self {
    case .button(.up), .axis(.leftY, isPositive: false): .up
    case .button(.down), .axis(.leftY, isPositive: true): .down
    case .button(.left), .axis(.leftX, isPositive: false): .left
    case .button(.right), .axis(.leftX, isPositive: true): .right
    case .button(.a), .button(.start): .enter
    case .button(.b): .escape
    default: nil
    }
  }
}
