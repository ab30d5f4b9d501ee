import SDL
import TimerCore

extension Station {
  /// How long it is waited until a screen is tried again, should nothing tell of it.
  private static let patience = Duration.seconds(10)

  /// Opens the screens, or tells why that can't be, once, and lets time pass until it can.
  ///
  /// - Throws: `ScreenError` where one must be had.
  func openScreens(at now: BootInstant, mustHaveOne: Bool) throws {
    do {
      try screens.open()
    } catch {
      if mustHaveOne { throw error }
      nextTry = now + Self.patience
      let sentence = "\(error)"
      service.noteHindrance(sentence)
      if hindrance != sentence { Output.complain("\(sentence); time passes all the same") }
      hindrance = sentence
      return
    }
    if hindrance != nil {
      Output.complain("there is a screen again")
      service.noteRelief()
    }
    (hindrance, nextTry) = (nil, nil)
    screens.setPointer(visible: pointer.isShown)
    allowsScreenSaver = true
    if let trouble = screens.keyboardTrouble { Output.complain(trouble) }
  }

  /// Opens screens that are there now, and shuts those that are not, on the bare console.
  func followScreens(at now: BootInstant) throws {
    if suspend.hasSlept(at: now) {
      for screen in screens.all { screen.rebuild() }
      desk.letGo(at: now)
    }
    // Where the kernel tells nothing, looking at what wakes the loop in any case costs nothing more.
    let isDue = nextTry.map { $0 <= now } ?? false
    let mayHaveChanged = nap.cardsMayHaveChanged || service.nextNotice.map { $0 <= now } ?? false
    guard isDue || mayHaveChanged && screens.cardsHaveChanged() else { return }
    desk.letGo(at: now)
    screens.close()
    try openScreens(at: now, mustHaveOne: false)
    mayHaveFetched = true
  }

  /// Keeps a screen saver away while time passes, and lets it come else.
  func followScreenSaver(at now: BootInstant) {
    let allowed = !desk.isBusy(at: now)
    guard allowed != allowsScreenSaver, !screens.all.isEmpty else { return }
    allowsScreenSaver = allowed
    screens.setScreenSaver(allowed: allowed)
    mayHaveFetched = true
  }

  /// Follows the desktop's displays.
  func followDisplays() throws {
    do { try screens.followDisplays() } catch { Output.complain("\(error)") }
    mayHaveFetched = true
  }
}
