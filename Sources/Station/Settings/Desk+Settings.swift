import Settings
import TimerCore
import Views

extension Desk {
  /// Takes over what settings files say now that they were saved, without touching the runs.
  ///
  /// Looks that were changed by hand stay, but those of which the files say something else now.
  ///
  /// Throws, with nothing changed, what is wrong with a font or a picture that they name.
  func adopt(
    _ settings: EffectiveSettings, waiting: [String], _ keys: KeyMap, at now: BootInstant
  ) throws {
    let new = settings.invocation
    for look in new.reactedLooks { try resources.ready(for: look, after: new.look) }
    let looks = new.looks.keeping(timers.looks, since: given.looks)
    if new.looks != given.looks {
      try resources.ready(for: looks.look, after: timers.looks.look)
      drawer.adopt(looks.look.drawer, at: now)
      if timers.front.agenda == nil { timers.setLooks(looks) }
    }
    tell(timers.adopt(new.timers, at: now), at: now)
    followMotion()
    if case .show(let options) = new.action {
      if options.sound != self.options.sound { loudness = Loudness(options.sound) }
      if options.lock != self.options.lock { lock = options.lock.map(Lock.init) }
      self.options = options
    }
    hands.keys = keys
    given = new
    timers.react(at: now)
    keep(timers.runs)
    wish(.redraw)
    tellTaken(waiting, at: now)
  }

  /// Says which keys count when the display starts next.
  private func tellTaken(_ later: [String], at now: BootInstant) {
    guard let first = later.first else {
      if tellsFault { notices.hide(at: now) }
      tellsFault = false
      return
    }
    let verb = later.count == 1 ? "counts" : "count"
    Output.complain("settings: \(later.joined(separator: ", ")) \(verb) when tminus starts next")
    tellsFault = false
    let language = resources.language
    let names = later.count > 3 ? more(later.count - 1, than: first) : later.joined(separator: ", ")
    notices.show(
      PopupContent(title: language[.settings], body: language[.settingsLater, ["keys": names]]),
      for: .seconds(5), at: now)
  }

  /// Shows what is wrong with settings that were saved, until they are saved without a fault.
  func tellFault(_ fault: String, at now: BootInstant) {
    Output.complain(fault)
    let lines = fault.split(separator: "\n").map(String.init)
    let first = lines.first ?? ""
    let body = lines.count > 1 ? more(lines.count - 1, than: first) : first
    notices.show(
      PopupContent(title: resources.language[.settingsRefused], body: body), for: nil, at: now)
    tellsFault = true
  }

  private func more(_ count: Int, than text: String) -> String {
    resources.language[.andMore, ["text": text, "n": String(count)]]
  }

  /// Takes away what tells a fault that is mended.
  func hideFault(at now: BootInstant) {
    if tellsFault { notices.hide(at: now) }
    tellsFault = false
  }
}

extension Desk {
  /// Takes over what settings files say, once they were saved.
  func follow(_ reload: SettingsReload, _ nap: Nap, _ bell: inout Bell?, _ now: Clock) {
    if nap.hasSettings { reload.note(at: now.boot) }
    switch reload.change(at: now.boot) {
    case .settings(let settings, let waiting):
      do {
        var (newBell, map) = (bell, hands.keys)
        if case .show(let new) = settings.invocation.action {
          if new.sound != options.sound {
            newBell = try Bell(new.sound, in: resources.language) { throw $0.error }
          }
          map = try Supplies.keys(new, settings.invocation.looks) { throw $0.error }
        }
        try adopt(settings, waiting: waiting, map, at: now.boot)
        if newBell !== bell { bell?.end() }
        bell = newBell
      } catch {
        tellFault("\(error)", at: now.boot)
      }
    case .fault(let error): tellFault(error.description, at: now.boot)
    case .mended: hideFault(at: now.boot)
    case nil: break
    }
  }
}
