import Settings
import TimerCore
import Views

extension Command {
  /// Whether it means the window and its sounds, whatever is in it.
  fileprivate var isForWindow: Bool {
    switch self {
    case .leave, .quit, .fullscreen, .help, .blackout, .mute, .volume: true
    default: false
    }
  }
}

extension Desk {
  /// Carries out a command, or tells why not.
  ///
  /// - Parameters:
  ///   - source: who asks; hands are held back by the lock.
  ///   - timer: the number from 0 of the timer that is meant; nil is the chosen ones.
  func carryOut(
    _ command: Command, by source: String, _ now: Clock, onTimer timer: Int? = nil
  ) {
    let since = timers.front.sinceStart(now.boot)
    do {
      try refuseLocked(command, by: source)
      try refuseWhilePicking(command)
      let told = try perform(command, now, onTimer: timer)
      keep(timers.runs)
      write(JSONLine(command, by: source, at: since))
      if timers.hasTimeLeft(at: now.boot) { notices.hideEnd(at: now.boot) }
      if command.silencesAlarm { wish(.silence) }
      tell(told, at: now.boot)
      timers.react(at: now.boot)
    } catch {
      if source == Self.input { Output.complain("\(error)") }
      write(JSONLine(refused: command.name, by: source, "\(error)", at: since))
    }
  }

  /// Tells that a line was no command.
  func refuse(_ line: String, by source: String, _ reason: String, at now: BootInstant) {
    Output.complain(reason)
    let name = line.split(separator: " ").first.map(String.init) ?? ""
    let since = timers.front.sinceStart(now)
    write(JSONLine(refused: name, by: source, reason, at: since))
  }

  /// The source of commands that come on standard input.
  static let input = "input"

  /// Throws for what hands may not do while the display is locked.
  func refuseLocked(_ command: Command, by source: String) throws(Declined) {
    if source != Self.input, let lock, !lock.allows(command) {
      throw Declined("“\(command.name)” is locked here.")
    }
  }

  private func refuseWhilePicking(_ command: Command) throws(Declined) {
    if pick != nil, !command.isForWindow {
      throw Declined.missing(command, "a duration is being picked; confirm it first")
    }
  }

  private func perform(
    _ command: Command, _ now: Clock, onTimer timer: Int?
  ) throws -> [TimerGroup.Told] {
    switch command {
    case .next, .back, .go:
      guard timers.front.agenda != nil else {
        throw Declined.missing(command, "there is no agenda, whose steps it could go to")
      }
      return try timers.carryOut(command, at: now, onTimer: timer)
    case .start, .pause, .resume, .toggle, .restart, .stop, .finish, .add, .set, .seek, .speed:
      let told = try timers.carryOut(command, at: now, onTimer: timer)
      if case .speed(let percent) = command { show(words(speed: percent), at: now.boot) }
      return told
    case .look, .mode, .hide, .show:
      try changeLook(command, at: now.boot)
    case .timer(let choice):
      try choose(choice)
    case .message, .popup, .blackout, .drawer, .help:
      try lay(command, at: now.boot)
    case .fullscreen:
      guard hasScreen, hasWindow else {
        throw Declined.missing(command, "a \(hasScreen ? "framebuffer" : "terminal") is no window")
      }
      wish(.switchFullscreen)
    case .quit:
      wish(.leave)
    case .leave:
      leave(at: now.boot)
    case .mute, .volume:
      try changeSound(command, at: now.boot)
    case .progress:
      throw Declined.missing(command, "time is counted; tminus progress shows a value")
    }
    return []
  }

  /// Returns what is said of a speed.
  private func words(speed percent: Int) -> String {
    let language = resources.language
    let number = String(percent.magnitude)
    return switch percent {
    case 0: language[.normalSpeed]
    case ..<0: language[.slower, ["n": number]]
    default: language[.faster, ["n": number]]
    }
  }

  /// Changes what is laid over the views.
  private func lay(_ command: Command, at now: BootInstant) throws {
    switch command {
    case .message(let text):
      notices.setMessage(PopupContent(title: nil, body: text), at: now)
    case .popup(let popup):
      let content = PopupContent(
        title: popup.title, body: popup.body, showsSpinner: popup.spinner)
      notices.show(content, for: popup.time, at: now)
    case .blackout:
      isBlackedOut.toggle()
    case .drawer(let way):
      guard hasScreen else {
        throw Declined.missing(command, "a terminal has no drawer; type a duration instead")
      }
      drawer.move(way, at: now)
    default:
      help.isOpen.toggle()
    }
  }

  private func choose(_ choice: Command.TimerChoice) throws {
    guard !timers.isSingle else {
      throw Declined.missing(.timer(choice), "there is one timer only")
    }
    guard timers.choose(choice) else {
      throw Declined("“timer” takes a number from 1 to \(timers.runs.count).")
    }
  }

  /// Leaves a window; on a whole screen it asks first.
  private func leave(at now: BootInstant) {
    guard isFullscreen, !(leavesOnSecond.map { now < $0 } ?? false) else { return wish(.leave) }
    leavesOnSecond = now + Self.asking
    let keys = hands.keys.bindings(of: .leave).map { KeyNames.name($0) }
    show(resources.language[.pressAgain, ["key": keys.first ?? "Esc"]], at: now)
  }

  private func changeLook(_ command: Command, at now: BootInstant) throws {
    switch command {
    case .hide: timers.setVisibility(.hidden)
    case .show: timers.setVisibility(.shown)
    case .look(let name, let value): try setLook(name, to: value, by: command, at: now)
    case .mode(let mode): try setLook(OptionTable.barMode, to: mode, by: command, at: now)
    default: break
    }
  }

  private func setLook(
    _ name: String, to value: String, by command: Command, at now: BootInstant
  ) throws {
    if name == OptionTable.barMode, timers.isAnyUnderWay(at: now) {
      throw Declined.missing(
        command, "the bar's mode can't change while time is counted; stop the timer first")
    }
    var looks = timers.looks
    do { try looks.set(name, to: value) } catch {
      throw Declined("“\(command.name)”: \(error).")
    }
    try resources.ready(for: looks.look, after: timers.looks.look)
    if looks.look.drawer != timers.looks.look.drawer { drawer.adopt(looks.look.drawer, at: now) }
    timers.setLooks(looks)
    followMotion()
  }
}
