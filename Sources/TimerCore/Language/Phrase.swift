/// A text that a display shows, by the name that it has in a language's table.
///
/// What stands in braces is filled in: `{n}` is a number, `{time}` a time of day or a length.
public enum Phrase: String, CaseIterable, Hashable, Sendable {
  // What is left, in words.
  case days, hours, minutes, lessThanMinute, twoUnits, over
  // Parts of labels.
  case percent, shortDays, ends, ended, next, am, pm, twelveHours
  // What is said of an agenda.
  case agendaBegins, agendaGoOn, agendaLast, agendaStep, agendaRound, behind, ahead, onTime
  // What happened.
  case timesUp, paused, locked, unlocked, pressAgain, muted, volume, waitingTitle, waitingBody
  case normalSpeed, faster, slower, settings, settingsLater, settingsRefused, andMore
  case damagedTitle, nothingRestored, oneBeforeRestored
  case endedAgo, endedAt, endedOn, agoSeconds, agoMinutes, agoHours, agoDays
  // Pads that aren't known.
  case padTitle, padStart, padStop, padOther, padReady
  // What is typed and picked.
  case enterStarts, typeHint, notDuration, zeroRefused, unitHours, unitMinutes, unitSeconds
  // Buttons.
  case start, pause, startAgain, goOn, restart, stop, lessMinute, moreMinute, mute, softer, louder
  case fullScreen, blackout, help, leave, presetMinutes
  // The help.
  case helpTitle, helpFoot, keys, gamepad, mouse, touchMouse, startPause, beginAnew, minuteMoreLess
  case tenMoreLess, nextBack, chooseTimer, drawer, louderSofter, typeMinutes, typeKeys, moveEnd
  case dragStroke

  /// Whether it has a form for each kind of number.
  public var isCounted: Bool {
    switch self {
    case .days, .hours, .minutes, .agoDays: true
    default: false
    }
  }
}
