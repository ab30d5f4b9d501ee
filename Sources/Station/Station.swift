import Raster
import SDL
import Settings
import TimerCore
import Views

/// A running display: it owns the run's state, carries out what is asked, and shows what is true.
final class Station {
  private let invocation: Invocation
  private let options: ScreenOptions
  private let resources: Resources
  private let keeper: StateKeeper
  private let log = EventLog()
  private let controls = Controls()
  private var timers: TimerGroup
  private var notices = Notices()
  private var drawer: ControlDrawer
  private var pick: PickScreen?
  private var isLeaving = false
  private var lastTurn: BootInstant
  private var lastFrame: BootInstant
  // In this order they go: the window before the library.
  private var gamepads: Gamepads?
  private var queue: EventQueue
  private var waiting: InputEvent?
  private var screen: Screen
  private let library: Library
  private let nap: Nap

  /// Opens the window; what fell due since the plan was made is told with the first turn.
  init(
    _ invocation: Invocation, _ options: ScreenOptions, _ opening: Opening, _ keeper: StateKeeper,
    resources: Resources, library: consuming Library
  ) throws {
    self.invocation = invocation
    self.options = options
    self.keeper = keeper
    self.resources = resources
    timers = TimerGroup(opening.runs)
    (lastTurn, lastFrame) = (opening.now, opening.now)
    drawer = ControlDrawer(invocation.look.drawer, setting: timers.front.countdown.setting)
    pick = options.picksFirst ? PickScreen(timers.front.countdown.setting) : nil
    nap = try Nap()
    let window = WindowOptions(
      options.placement, display: options.display, title: invocation.title ?? "tminus")
    screen = Screen(try Window(library, window))
    queue = EventQueue(screen.window)
    self.library = library
    begin(opening)
  }

  /// Begins with timers, or goes on with them as they are now that the clock is set.
  private func begin(_ opening: Opening) {
    timers.replace(opening.runs)
    notices.hide(at: opening.now)
    tell(opening.told, at: opening.now)
    if options.tellsEvents {
      for told in opening.past { log.tell(told.event, of: told.timer, at: opening.now) }
    }
    if let (content, time) = opening.notice { notices.show(content, for: time, at: opening.now) }
  }

  /// Runs until it is asked to leave.
  func run() throws {
    try turn(Clock.now())
    // Finding pads takes longer than the first picture should wait.
    do { gamepads = try Gamepads() } catch { Output.complain("\(error)") }
    while !isLeaving {
      // Showing a picture may have fetched events, of which no descriptor tells any more.
      waiting = queue.poll()
      if waiting == nil { sleep() }
      try turn(Clock.now())
    }
    // A signal may be followed by a start; who leaves by hand has finished.
    if !nap.isAskedToLeave { keeper.drop() }
  }

  /// Tells what fell due, carries out what was asked, and shows what is true at one instant.
  private func turn(_ now: Clock) throws {
    lastTurn = now.boot
    if let standing = keeper.correction(at: now, clockWasSet: nap.wallClockWasSet) {
      begin(Opening(invocation, standing, at: now, damage: nil))
    }
    tell(timers.advance(to: now.boot), at: now.boot)
    if nap.wallClockWasSet { tell(timers.aimAgain(now), at: now.boot) }
    if nap.isAskedToLeave { isLeaving = true }
    while !isLeaving, let event = nextEvent() { try take(event, now) }
    if isLeaving || (timers.allHaveFired && options.leavesAtEnd) {
      isLeaving = true
      return
    }
    try show(at: now.boot)
  }

  /// Hands an event to the wheels, or to the keys in force.
  private func take(_ event: InputEvent, _ now: Clock) throws {
    switch wheels(take: event, at: now.boot) {
    case .notMine:
      guard let request = controls.request(event), pick == nil || request.isForWindow else {
        return
      }
      try carryOut(request, now)
    case .handled:
      break
    case .command(let command):
      carryOut(command, by: "drawer", now)
    case .begin(let length):
      pick = nil
      do { tell(try timers.begin(length, at: now), at: now.boot) } catch {
        notices.show(PopupContent(title: nil, body: "\(error)"), for: Self.asking, at: now.boot)
      }
    case .refused(let reason):
      notices.show(
        PopupContent(title: nil, body: reason.description), for: Self.asking, at: now.boot)
    }
  }

  /// How long a question or a refusal stays on the screen.
  private static let asking = Duration.seconds(3)

  /// Hands an event to the picker or the drawer.
  private func wheels(take event: InputEvent, at now: BootInstant) -> ControlDrawer.Outcome {
    let button = ButtonState(for: timers.front.reading(at: now).state)
    if case .mouse(.wheel(_, let notches)) = event {
      let steps = Int(min(100, max(-100, notches.rounded())))
      return pick?.turn(by: steps, at: now) ?? drawer.turn(by: steps, at: now)
    }
    var key = pick != nil || drawer.isOpen ? Controls.wheelKey(event) : nil
    if case .key(let pressed) = event { key = pressed }
    if let key { return pick?.take(key, at: now) ?? drawer.take(key, button, at: now) }
    guard let pointer = Pointer(event, size: screen.size, scale: screen.window.scale),
      isFollowed(pointer)
    else { return .notMine }
    return pick?.take(pointer, at: now) ?? drawer.take(pointer, button, at: now)
  }

  /// Returns whether a pointer is the one that came down first; of several fingers only that one counts.
  private func isFollowed(_ pointer: Pointer) -> Bool {
    if followed == nil && pointer.phase == .down { followed = .some(pointer.finger) }
    guard let followed, followed == pointer.finger else { return false }
    if pointer.phase == .up { self.followed = nil }
    return true
  }

  /// The finger, or nil for the mouse, that is down.
  private var followed: Int64??

  private func nextEvent() -> InputEvent? {
    defer { waiting = nil }
    return waiting ?? queue.poll()
  }

  private func carryOut(_ request: Request, _ now: Clock) throws {
    switch request {
    case .redraw:
      screen.invalidate()
    case .rebuild:
      screen.rebuild()
    case .pad(let event):
      do { _ = try gamepads?.respond(to: event) } catch { Output.complain("\(error)") }
    case .leave:
      if screen.window.isFullscreen && !(leavesOnSecond.map { now.boot < $0 } ?? false) {
        leavesOnSecond = now.boot + Self.asking
        notices.show(
          PopupContent(title: nil, body: "Press Esc again to leave."), for: Self.asking,
          at: now.boot)
      } else {
        isLeaving = true
      }
    case .command(.quit, _):
      isLeaving = true
    case .command(.fullscreen, _):
      let fullscreen = !screen.window.isFullscreen
      try screen.window.setFullscreen(fullscreen)
      library.setPointer(visible: !fullscreen)
      screen.invalidate()
    case .chooseNext:
      timers.chooseNext()
    case .choose(let number):
      timers.choose(number: number)
    case .command(.drawer(let way), _):
      drawer.move(way, at: now.boot)
    case .command(let command, let source):
      carryOut(command, by: source, now)
    }
  }

  private func carryOut(_ command: Command, by source: String, _ now: Clock) {
    do {
      tell(try timers.carryOut(command, at: now), at: now.boot)
    } catch {
      if options.tellsEvents { log.tell(refused: command, by: source, error) }
    }
  }

  private func tell(_ told: [TimerGroup.Told], at now: BootInstant) {
    keeper.keep(timers.runs)
    for told in told {
      if options.tellsEvents { log.tell(told.event, of: told.timer, at: now) }
      notices.follow(told.event, of: timers, told.timer, at: now)
    }
  }

  private func show(at now: BootInstant) throws {
    guard screen.window.isVisible else { return }
    let scale = invocation.scale ?? screen.window.scale
    let layout = screen.layout(
      invocation.look, timers.runs.map { $0.fitted(at: now) }, scale: scale, resources: resources)
    let shown = timers.runs.indices.map { index in
      var shown = timers.runs[index].shown(at: now, isChosen: timers.chosen == index)
      shown.isVisible = shown.isVisible && pick == nil
      return shown
    }
    var frame = layout.frame(shown)
    addOverlays(to: &frame, scale: scale, at: now)
    try screen.show(frame)
    (lastFrame, shownLayout) = (now, layout)
  }

  /// Until when a second Esc leaves a whole screen.
  private var leavesOnSecond: BootInstant?
  private var shownLayout: DisplayLayout?

  /// Returns the next picture's instant while any timer's end moves.
  private func nextMotion(_ refreshRate: Double) -> BootInstant? {
    timers.runs.indices.compactMap { index in
      let travel = shownLayout?.travel(of: index) ?? 0
      return Pace(refreshRate: refreshRate, travel: travel)
        .nextFrame(after: lastFrame, timers.runs[index].reading(at: lastTurn))
    }.min()
  }

  /// Lays pop-up and drawer over the views.
  private func addOverlays(to frame: inout Frame, scale: Double, at now: BootInstant) {
    let size = frame.size
    let key = ControlPlaces.Key(
      look: invocation.look.drawer, picker: invocation.look.picker, size: size, scale: scale)
    pick?.layOut(key, resources: resources)
    frame.layers += pick?.layers(at: now) ?? []
    drawer.layOut(key, resources: resources, at: now)
    let (width, height) = (Double(size.width), Double(size.height))
    // Below the label and above the bar, so that neither is hidden.
    let place = Rect(x: 0, y: height * 0.56, width: width, height: height * 0.3)
    frame.layers += notices.layers(
      at: now, look: invocation.look.popup, place: place, size: size, scale: scale,
      resources: resources)
    frame.layers += drawer.layers(at: now, ButtonState(for: timers.front.reading(at: now).state))
  }

  /// Sleeps until something is due to change, an event comes, or a pad has to be asked.
  ///
  /// What changes is asked as of the last turn, so that what has fallen due since then wakes it at once.
  private func sleep() {
    var changes = [timers.nextChange(after: lastTurn), keeper.nextLook(after: lastTurn)]
    if screen.window.isVisible {
      let refreshRate = Double(screen.window.display.refreshRate ?? 60)
      let frame = Duration.seconds(1 / refreshRate)
      changes += [
        nextMotion(refreshRate), notices.nextChange(after: lastTurn, frame: frame),
        drawer.isMoving(at: lastTurn) || pick?.isMoving(at: lastTurn) ?? false
          ? lastFrame + frame : nil,
      ]
    }
    let mustPoll = gamepads?.anyOpen ?? false || queue.connectionDescriptor == nil
    nap.sleep(
      until: changes.compactMap { $0 }.min(), connection: queue.connectionDescriptor,
      atMost: mustPoll ? .milliseconds(16) : nil)
  }
}
