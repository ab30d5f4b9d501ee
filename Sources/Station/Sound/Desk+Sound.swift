import SDL
import TimerCore
import Views

extension Desk {
  /// Mutes or unmutes, or changes how loud it is.
  func changeSound(_ command: Command, at now: BootInstant) throws {
    guard var loudness else {
      throw Declined.missing(command, "this display was started with --sound none")
    }
    if case .volume(let change) = command {
      loudness.change(change)
    } else {
      loudness.isMuted.toggle()
    }
    self.loudness = loudness
    if !loudness.isAudible { wish(.silence) }
    show(loudness.notice(in: resources.language), at: now)
  }

  /// Lets a threshold that was reached be heard.
  func ring(_ name: String, _ told: TimerGroup.Told) {
    let run = timers.runs[(told.timer ?? 1) - 1]
    guard let threshold = run.countdown.thresholds.first(where: { $0.name == name }),
      threshold.isHeard
    else { return }
    wish(.ring(due: RunEnd(title: run.title, at: told.event.due, threshold: threshold)))
  }

  /// Silences an alarm that sounds, if an event is something that somebody did; what makes it softer doesn't.
  ///
  /// On a locked display only commands do.
  func silence(by event: InputEvent) {
    if lock?.isOn ?? false { return }
    switch event {
    case .key(let key):
      if case .volume? = hands.keys.command(key) { return }
      if key.isDown, !key.isRepeat { wish(.silence) }
    case .pad(.button(_, _, let isDown)):
      if isDown { wish(.silence) }
    case .mouse(.down): wish(.silence)
    case .touch(let touch):
      if touch.phase == .down { wish(.silence) }
    case .pad, .mouse, .quit, .window, .displaysChanged, .text: break
    }
  }
}

extension Command {
  /// Whether it is about the run, whose alarm is silenced by it, whoever gives it.
  var silencesAlarm: Bool {
    switch self {
    case .start, .pause, .resume, .toggle, .restart, .stop, .finish, .add, .set, .seek, .speed,
      .next,
      .back, .go, .quit, .leave:
      true
    default: false
    }
  }
}
