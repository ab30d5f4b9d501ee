import CLinux
import Raster
import SDL
import Settings
import TimerCore
import Views

/// A running display: it lets a desk know what happens, and shows in windows what is true.
final class Station {
  let invocation: Invocation
  private let options: ScreenOptions
  private let keeper: StateKeeper
  private var bell: Bell?
  private let reload: SettingsReload?
  private let hooks: HookRunner?
  var service = ServiceManager()
  let desk: Desk
  private var input: LineInput?
  private var isLeaving = false
  var lastTurn: BootInstant
  var lastFrame: BootInstant
  var pointer: PointerRest
  let shift: BurnInShift
  var statistics: Statistics?
  /// The instant for which a frame was painted that is not presented yet.
  var paintedAhead: BootInstant?
  /// When the label was due to change that the next frame shows, where that is counted, and the last such time.
  var (labelDue, lastLabel): (BootInstant?, BootInstant?)
  /// Whether Xlib was asked for something since events were looked for, and may have read some meanwhile.
  var mayHaveFetched = false
  /// What the last turn found of the time behind it; nil where it has to be looked at anew.
  private var calm: Calm?
  /// Whether the last turn took what somebody did; the next may come soon.
  var tookInput = false
  var suspend = SuspendWatch()
  /// What keeps the screens from being opened, once that was told; nil for nothing.
  var hindrance: String?
  var nextTry: BootInstant?
  var allowsScreenSaver = true
  private var gamepads: Gamepads?
  private var waiting: InputEvent?
  let screens: Screens
  let nap: Nap

  /// Opens the windows; what has fallen due by now is told.
  ///
  /// A service goes on without a screen until there is one.
  ///
  /// - Throws: `ScreenError` where no service manager waits for the display.
  init(
    _ invocation: Invocation, _ options: ScreenOptions, _ opening: Opening, _ keeper: StateKeeper,
    keys: KeyMap, resources: Resources, bell: Bell?, reload: SettingsReload?,
    panel: Panel? = nil, mustHaveOne: Bool
  ) throws {
    self.invocation = invocation
    self.options = options
    self.keeper = keeper
    (self.bell, self.reload) = (bell, reload)
    hooks = HookRunner(options.hooks)
    (lastTurn, lastFrame) = (opening.now, opening.now)
    shift = BurnInShift(reach: options.shift)
    nap = try Nap()
    let titles = opening.runs.compactMap(\.title).joined(separator: " + ")
    var isTransparent = false
    if panel == nil, case .color(let color) = invocation.look.background {
      isTransparent = color.alpha < 255
    }
    screens = Screens(
      options, title: titles.isEmpty ? "tminus" : titles, isTransparent: isTransparent,
      panel: panel)
    // Before anything is told: who can't show it may be followed by another that can.
    let missing = try screens.open(mustHaveOne: mustHaveOne)
    pointer = PointerRest(isShown: panel == nil && options.placement != .fullscreen)
    if options.tellsStatistics { statistics = Statistics(at: opening.now) }
    if options.readsCommands { input = LineInput(advice: "give commands like toggle or add 1m") }
    desk = Desk(
      invocation, options, opening, keys: keys, resources: resources,
      tellLine: EventLog.write, hooks: hooks, keep: keeper.keep)
    desk.hasWindow = panel == nil
    note(missing, at: opening.now)
    panel?.console?.beginToFollow()
  }

  /// Runs until it is asked to leave.
  func run() throws {
    try turn(Clock.now())
    // Finding pads, and painting an icon, takes longer than the first picture should wait.
    findGamepads()
    screens.setIcons()
    // Most code that the start needs is never needed again.
    tm_forget_code()
    while !isLeaving {
      // Showing a picture may have fetched events, of which no descriptor tells any more.
      if mayHaveFetched, screens.mayHaveEvents { waiting = screens.poll() }
      mayHaveFetched = false
      if waiting == nil { try sleep() }
      let now = Clock.now()
      if let calm, calm.lasts(at: now.boot), waiting == nil, !nap.wasDisturbed {
        try move(to: now.boot)
      } else {
        calm = nil
        try turn(now)
      }
      statistics?.turn(at: lastTurn, wakeUps: nap.wakeUps)
    }
    bell?.end()
    hooks?.end()
    statistics?.end(at: Clock.now().boot, wakeUps: nap.wakeUps)
    service.noteEnd()
    // A signal may be followed by a start; who leaves by hand has finished.
    if !nap.isAskedToLeave { keeper.drop() }
  }

  private func findGamepads() {
    do {
      gamepads = try Gamepads()
      if let path = options.padsPath { try gamepads?.addMappings(from: path) }
    } catch {
      Output.complain("\(error)")
    }
  }

  /// Tells what fell due, carries out what was asked, and shows what is true at one instant.
  private func turn(_ now: Clock) throws {
    let before = lastTurn
    lastTurn = now.boot
    try presentAhead(now.boot)
    noteLabel(after: before, at: now.boot)
    if let standing = keeper.correction(at: now, clockWasSet: nap.wallClockWasSet) {
      desk.begin(Opening(invocation, standing, at: now, damage: nil))
    }
    desk.light.advance(to: now, clockWasSet: nap.wallClockWasSet) {
      !keeper.isWaiting
    }
    desk.advance(to: now)
    try followScreens(at: now.boot)
    if nap.wallClockWasSet { desk.aimAgain(now) }
    if nap.isAskedToLeave { isLeaving = true }
    if nap.hasInput { readCommands(now) }
    if let reload { desk.follow(reload, nap, &bell, now) }
    try listen(now)
    tookInput = false
    let mayHaveEvents = waiting != nil || nap.hasEvents || mustPoll
    while mayHaveEvents, !isLeaving, let event = nextEvent() {
      tookInput = true
      guard let room = room(at: now.boot) else { break }
      if event == .displaysChanged { try followDisplays() }
      desk.take(event, now, room)
      pointer.note(event, at: now.boot)
      try grantWishes(now)
    }
    try grantWishes(now)
    isLeaving = isLeaving || desk.isLeaving
    if isLeaving { return }
    try show(at: now.boot)
    followScreenSaver(at: now.boot)
    // Without a screen nothing is shown, but everything else goes on.
    if screens.isProven || (screens.all.isEmpty && service.isReady) {
      service.noteTurn(at: now.boot)
    }
  }

  /// Whether events come that no descriptor tells of.
  var mustPoll: Bool { gamepads?.anyOpen ?? false || !screens.tellOfEvents }

  /// Follows switches of the console, and takes the keys that come from its terminal.
  private func listen(_ now: Clock) throws {
    screens.drainEars(at: now.boot)
    guard let panel = screens.panel, let room = room(at: now.boot) else { return }
    if try panel.listen(at: now.boot) {
      // What was held when it was left is held no more.
      desk.take(.window(.focusLost), now, room)
      for screen in screens.all { screen.invalidate() }
    }
    for key in panel.takeKeys() { desk.take(key, now, room) }
  }

  private func nextEvent() -> InputEvent? {
    defer { waiting = nil }
    while let event = waiting ?? screens.poll() {
      waiting = nil
      // The keyboards are those of all consoles.
      if event.isByHand, screens.panel?.isAway ?? false { continue }
      return event
    }
    return nil
  }

  private func readCommands(_ now: Clock) {
    for line in input?.read() ?? [] where !desk.isLeaving {
      desk.isFullscreen = screens.front?.isFullscreen ?? false
      do {
        desk.carryOut(try CommandTable.command(of: line), by: Desk.input, now)
      } catch {
        desk.refuse(line, by: Desk.input, "\(error)", at: now.boot)
      }
    }
  }

  /// The window that hands are at, as it is at an instant; nil where there is none.
  private func room(at instant: BootInstant) -> Room? {
    screens.front?.room(invocation.margins, shift, at: instant, scale: invocation.scale)
  }

  private func grantWishes(_ now: Clock) throws {
    for wish in desk.takeWishes() {
      switch wish {
      case .redraw: for screen in screens.all { screen.invalidate() }
      case .rebuild: for screen in screens.all { screen.rebuild() }
      case .leave: isLeaving = true
      case .switchFullscreen:
        do { try switchFullscreen(at: now.boot) } catch { Output.complain("\(error)") }
      case .pad(let event): respond(to: event)
      case .teach(let pad, let start, let stop): teach(pad, start: start, stop: stop)
      case .rumble: gamepads?.rumble()
      case .ring(let due): bell?.ring(desk, due: due, at: now.boot)
      case .silence: bell?.silence()
      }
    }
  }

  private func switchFullscreen(at now: BootInstant) throws {
    guard let screen = screens.front, screens.panel == nil else { return }
    let fullscreen = !screen.isFullscreen
    try screen.window.setFullscreen(fullscreen)
    pointer.rest(isShown: !screen.window.isFullscreen, at: now)
    screens.setPointer(visible: pointer.isShown)
    screen.invalidate()
  }

  private func respond(to event: PadEvent) {
    do { _ = try gamepads?.respond(to: event) } catch { Output.complain("\(error)") }
    desk.devices.pads = gamepads?.families ?? []
  }

  private func teach(_ pad: PadID, start: Int, stop: Int) {
    do {
      guard let mapping = try gamepads?.teach(pad, a: start, b: stop) else { return }
      desk.show(desk.resources.language[.padReady], at: lastTurn)
      Output.complain("a pad was learned; in a file for --pads it is known at once:\n\(mapping)")
    } catch {
      Output.complain("\(error)")
    }
    desk.devices.pads = gamepads?.families ?? []
  }

  /// How often events are fetched that no descriptor tells of.
  static let polling = Duration.milliseconds(16)

  /// Returns how long a picture lasts while any timer's end moves.
  private var motion: Duration? {
    guard screens.isVisible, !desk.isDark else { return nil }
    let refreshRate = screens.refreshRate
    return desk.timers.runs.indices.compactMap { index in
      if desk.timers.runs[index].look.value.reducesMotion { return nil }
      let travel = screens.all.map { $0.travel(of: index) }.max() ?? 0
      return Pace(refreshRate: refreshRate, travel: travel)
        .frame(desk.timers.runs[index].reading(at: lastTurn))
    }.min()
  }

  /// Returns when anything changes but how far strokes are.
  private func nextChange() -> BootInstant? {
    var changes = [
      desk.nextChange(after: lastTurn), keeper.nextLook(after: lastTurn), pointer.nextChange,
      bell?.nextChange(desk, after: lastTurn), nextTry, reload?.due, screens.nextLook,
      allowsScreenSaver
        ? nil : desk.lastEnd.map { $0 + Light.time }.flatMap { $0 > lastTurn ? $0 : nil },
    ]
    if screens.isVisible, !desk.isDark {
      let frame = Duration.seconds(1 / screens.refreshRate)
      changes += [
        desk.notices.nextChange(after: lastTurn, frame: frame),
        desk.isMoving(at: lastTurn) ? lastFrame + frame : nil,
        shift.nextChange(after: lastTurn),
      ]
    }
    return changes.compactMap { $0 }.min()
  }

  /// Sleeps until something is due to change, an event comes, or a pad has to be asked.
  ///
  /// What changes is asked as of the last turn, so that what has fallen due since then wakes it at once.
  private func sleep() throws {
    let work = [service.nextNotice, statistics?.nextReport].compactMap { $0 }.min()
    let calm = try calm ?? findCalm(work)
    self.calm = mustPoll || !desk.isCalm ? nil : calm
    let motion = calm.frame.map { lastFrame + $0 }
    let wake = [calm.nextChange, motion].compactMap { $0 }.min()
    // Before other pictures nothing could be painted ahead.
    if let wake, wake == calm.nextChange { try paintAhead(for: wake) }
    nap.sleep(
      until: wake, connection: screens.eventDescriptor,
      atMost: mustPoll ? Self.polling : nil, input: input?.descriptor,
      settings: reload?.descriptor, children: hooks?.descriptor, besides: work)
  }

  private func findCalm(_ work: BootInstant?) throws -> Calm {
    bell?.follow(desk, at: lastTurn)
    return Calm(nextChange: nextChange(), work: work, frame: motion)
  }
}
