import Raster
import SDL
import Settings
import TimerCore
import Views

/// Everything of a display but its window: the runs, what lies over them, and what is done to them.
final class Desk {
  /// What the window has to do.
  enum Wish: Equatable {
    case redraw
    case rebuild
    case switchFullscreen
    case leave
    case pad(PadEvent)
    /// A pad's buttons of these numbers start and stop from now on.
    case teach(PadID, start: Int, stop: Int)
    /// The end of a run can be felt in the hand.
    case rumble
    /// The end of a run, which was due then, can be heard.
    case ring(due: RunEnd)
    /// Nothing is to be heard any more.
    case silence
  }

  let invocation: Invocation
  var options: ScreenOptions
  /// What settings files and the command line say last.
  var given: Invocation
  /// Whether the pop-up tells that settings are faulty.
  var tellsFault = false
  var resources: Resources
  var timers: TimerGroup
  var notices = Notices()
  var drawer: ControlDrawer
  var pick: PickScreen?
  var help = HelpScreen()
  var hands: Hands
  var gestures = Gestures()
  var lock: Lock?
  var typed: TypedLength?
  var drag: SeekDrag?
  var lesson: PadLesson?
  var isBlackedOut = false
  var light: Light
  /// When a run ended last.
  private(set) var lastEnd: BootInstant?
  /// How loud it is; nil is a display without sounds.
  var loudness: Loudness?
  /// Until when a second command to leave leaves a whole screen.
  var leavesOnSecond: BootInstant?
  /// What each timer shows, as it was read last.
  var shown: [DisplayLayout.Shown] = []
  /// The layout of the last frame, which pointers meet.
  var shownLayout: DisplayLayout?
  var devices = Devices()
  var typing = PopupSheet()
  var agendaSheet = AgendaSheet()
  var bubble = PopupSheet()
  /// What says when runs end; nil where nothing shows it.
  var endNote: EndNote?
  /// The finger, or nil for the mouse, that came down first.
  var followed: Int64??
  var isFullscreen = false
  /// Whether it is shown on a screen, where there is a window and room for the drawer.
  var hasScreen = true
  /// Whether that is a window, which can fill the screen or not.
  var hasWindow = true
  private(set) var wishes: [Wish] = []
  /// Writes a line of what is told with `--events`.
  private let tellLine: (JSONLine) -> Void
  /// What runs the operator's commands at events.
  private let hooks: HookRunner?
  /// Takes the runs whenever something has happened to one.
  let keep: ([TimerRun]) -> Void

  /// How long a question or a refusal stays on the screen.
  static let asking = Duration.seconds(3)

  /// Begins a display; what has fallen due by now is told.
  init(
    _ invocation: Invocation, _ options: ScreenOptions, _ opening: Opening,
    keys: KeyMap = .standard, resources: Resources, tellLine: @escaping (JSONLine) -> Void,
    hooks: HookRunner? = nil, keep: @escaping ([TimerRun]) -> Void
  ) {
    (self.invocation, given) = (invocation, invocation)
    self.options = options
    self.resources = resources
    self.tellLine = tellLine
    (self.keep, self.hooks) = (keep, hooks)
    timers = TimerGroup(opening.runs)
    drawer = ControlDrawer(invocation.look.drawer, setting: timers.front.countdown.setting)
    pick = options.picksFirst ? PickScreen(timers.front.countdown.setting) : nil
    hands = Hands(keys: keys)
    lock = options.lock.map(Lock.init)
    loudness = Loudness(options.sound)
    let zone = invocation.zone
    light = Light(options.light) {
      zone.flatMap { try? SystemZone(named: $0) } ?? (try? SystemZone.local())
    }
    followMotion()
    timers.tellsTicks =
      options.tellsEvents || options.hooks.hooks.contains { $0.occasion == .tick }
    begin(opening)
  }

  /// Lets nothing move where the looks say so.
  func followMotion() {
    let isStill = timers.looks.look.reducesMotion
    (notices.isStill, drawer.isStill) = (isStill, isStill)
    pick?.isStill = isStill
  }

  /// Begins with timers, or goes on with them as they are now that the clock is set.
  func begin(_ opening: Opening) {
    timers.replace(opening.runs)
    notices.hide(at: opening.now)
    tell(opening.told, at: opening.now)
    for told in opening.past { write(JSONLine(told.event, of: told.timer, at: opening.now)) }
    if let (content, time) = opening.notice(in: resources.language) {
      if time == nil { notices.stand(content, at: opening.now) }
      if time != nil { notices.show(content, for: time, at: opening.now) }
    }
    timers.react(at: opening.now)
    keep(timers.runs)
  }

  /// Whether the program is to leave: it was asked to, or every end has been told with `--exit`.
  var isLeaving: Bool {
    wishes.contains(.leave) || (timers.allHaveFired && options.leavesAtEnd)
  }

  func wish(_ wish: Wish) { wishes.append(wish) }

  /// Takes the wishes that have come up.
  func takeWishes() -> [Wish] {
    defer { wishes.removeAll { $0 != .leave } }
    return wishes
  }

  /// Tells what fell due until an instant, and does what hands that hold on ask for.
  func advance(to now: Clock) {
    noteClock(now)
    tell(timers.advance(to: now.boot), at: now.boot)
    for command in hands.repeated(at: now.boot) where pick == nil && !drawer.isOpen {
      carryOut(command, by: "gamepad", now)
    }
    if let held = gestures.hold(at: now.boot) {
      act(.hold, by: held.source, now, onTimer: shownLayout?.timer(at: held.place))
    }
    if let typed, typed.expires <= now.boot { self.typed = nil }
    for trouble in hooks?.turn(at: now.boot) ?? [] {
      Output.complain(trouble)
      show("\(trouble).", at: now.boot)
    }
  }

  /// Aims runs that count to a moment again, after the wall clock was set.
  func aimAgain(_ now: Clock) {
    tell(timers.aimAgain(now), at: now.boot)
  }

  /// Tells events as lines, and shows what they mean.
  func tell(_ told: [TimerGroup.Told], at now: BootInstant) {
    guard !told.isEmpty else { return }
    keep(timers.runs)
    let lastEnd = told.lastIndex { $0.event.kind == .fired }
    let list = told
    for (index, told) in told.enumerated() {
      let countdown = timers.runs[(told.timer ?? 1) - 1].countdown
      write(
        JSONLine(
          told.event, of: told.timer, at: now, countdown.counting,
          total: countdown.state.run?.total ?? countdown.setting))
      if told.event.kind == .fired {
        self.lastEnd = told.event.due
        light.light(at: now)
      }
      // Of an agenda's steps that were slept through only the last is heard.
      if told.event.kind == .fired, timers.front.agenda == nil || index == lastEnd {
        wish(.rumble)
        wish(.ring(due: end(told, before: list.dropFirst(index + 1).first)))
      }
      let run = timers.runs[(told.timer ?? 1) - 1]
      hooks?.tell(
        HookNews(told.event, of: run, timer: told.timer, at: now), of: told.event.kind, at: now)
      if case .threshold(let name) = told.event.kind { ring(name, told) }
      notices.follow(told.event, of: timers, told.timer, in: resources.language, at: now)
    }
  }

  /// Returns the end that an event tells: of an agenda that has gone on since, the end of the step before.
  private func end(_ told: TimerGroup.Told, before next: TimerGroup.Told?) -> RunEnd {
    let run = timers.runs[(told.timer ?? 1) - 1]
    guard case .advanced(let place, _)? = next?.event.kind, let agenda = run.agenda?.agenda,
      let row = agenda.row(before: place)
    else { return run.end(at: told.event.due) }
    return run.end(at: told.event.due, of: agenda.rows[row].step)
  }

  /// Writes a line with `--events`.
  func write(_ line: JSONLine) {
    if options.tellsEvents { tellLine(line) }
  }

  /// Whether nothing is to be seen: by command, or by the schedule.
  var isDark: Bool { isBlackedOut || light.brightness == 0 }

  /// Whether time passes, or has just ended: a screen saver would hide it.
  func isBusy(at now: BootInstant) -> Bool {
    timers.runs.contains { $0.reading(at: now).state == .running }
      || lastEnd.map { now < $0 + Light.time } ?? false
  }

  /// Shows a sentence for a while.
  func show(_ sentence: String, at now: BootInstant) {
    notices.show(PopupContent(title: nil, body: sentence), for: Self.asking, at: now)
  }

  /// Returns when anything will be due or look different, but for what moves with every frame.
  func nextChange(after now: BootInstant) -> BootInstant? {
    [
      timers.nextChange(after: now), hands.nextChange, gestures.nextChange,
      typed.map(\.expires), hooks?.nextChange(after: now), light.nextChange,
    ].compactMap { $0 }.min()
  }
}
