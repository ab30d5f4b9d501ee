import CSDL2

/// SDL's video part, for as long as this value lives.
///
/// It must outlive each window, queue and gamepad. SDL belongs to the main thread.
public struct Library: ~Copyable {
  public let driver: VideoDriver

  /// Creates the connection to a screen: X11, Wayland or the console, or what `SDL_VIDEODRIVER` says.
  ///
  /// - Parameter name: what window systems and their panels call the program.
  /// - Throws: `ScreenError.noScreen`, which names the drivers tried and what the machine lacks.
  ///
  /// Wraps `SDL_InitSubSystem`.
  public init(name: String) throws(ScreenError) {
    Hints.setBeforeStart(name: name)
    let candidates = Library.candidates
    // Without a list SDL would end at a driver that shows nothing anywhere.
    SDL_SetHint(SDL_HINT_VIDEODRIVER, candidates.joined(separator: ","))
    guard muted({ SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) }) == 0 else {
      let said = lastError()
      // That is what SDL tried on the way, not why it failed.
      let reason = said.hasPrefix("Failed loading") ? "none of them is available" : said
      throw .noScreen(tried: candidates, reason: reason, hint: ScreenDiagnosis().sentence)
    }
    driver = VideoDriver(name: String(cString: SDL_GetCurrentVideoDriver()))
    Hints.setAfterStart(driver: driver)
  }

  /// Creates SDL without a screen of its own: its windows are memory.
  ///
  /// - Parameter readsDevices: whether keys and fingers come from the kernel's devices; the console's own keyboard
  ///   is muted then, until this value is gone or the program crashes.
  /// - Throws: `ScreenError.noScreen`.
  ///
  /// Wraps `SDL_InitSubSystem`.
  public init(withoutScreen name: String, readsDevices: Bool) throws(ScreenError) {
    Hints.setBeforeStart(name: name, keepsHandlers: readsDevices)
    let drivers = readsDevices ? ["evdev", "dummy"] : ["dummy"]
    let begun = drivers.first { name in
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, name, SDL_HINT_OVERRIDE)
      return muted { SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) } == 0
    }
    guard let begun else {
      throw .noScreen(tried: drivers, reason: lastError(), hint: "SDL has to be complete")
    }
    driver = VideoDriver(name: begun)
    Hints.setAfterStart(driver: driver)
  }

  /// Whether SDL draws on the bare console here: no desktop is named, or the console is asked for.
  public static var expectsConsole: Bool { ScreenDiagnosis().expectsConsole }

  /// Whether there is a graphics card, and no screen on it.
  public static var isUnplugged: Bool {
    let cards = GraphicsCards()
    return cards.hasCard && !cards.connectors.isEmpty && cards.connectedCard == nil
  }

  /// Ends what was begun, and nothing else: SDL's own end of all would wait for a sound device that hangs.
  ///
  /// Wraps `SDL_QuitSubSystem`.
  deinit {
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  /// The drivers SDL tries by itself, or those it was told to.
  static var candidates: [String] {
    if let asked = SDL_GetHint(SDL_HINT_VIDEODRIVER) { return [String(cString: asked)] }
    let onlyWhenAsked: Set = ["dummy", "offscreen", "evdev"]
    return (0..<SDL_GetNumVideoDrivers())
      .map { String(cString: SDL_GetVideoDriver($0)) }
      .filter { !onlyWhenAsked.contains($0) }
  }

  /// The displays attached now, by index.
  public var displays: [Display] {
    (0..<max(0, Int(SDL_GetNumVideoDisplays()))).map { Display(index: $0) }
  }

  /// What the displays are called where they are plugged in, by index: `HDMI-A-1`.
  public var displayNames: [String] { ConnectorNames.all(displays) }

  /// Returns the index of the display that a name, whatever its case, or a number from 0 stands for.
  ///
  /// - Throws: `ScreenError.noSuchDisplay`, which lists those that are there.
  public func display(named text: String) throws(ScreenError) -> Int {
    let displays = displays
    if let number = Int(text), displays.indices.contains(number) { return number }
    let names = ConnectorNames.all(displays)
    let found = displays.indices.first {
      names[$0].lowercased() == text.lowercased()
        || displays[$0].name.lowercased() == text.lowercased()
    }
    guard let found else {
      throw .noSuchDisplay(asked: text, available: Display.descriptions)
    }
    return found
  }

  /// Shows the pointer or hides it.
  ///
  /// Wraps `SDL_ShowCursor`.
  public func setPointer(visible: Bool) {
    SDL_ShowCursor(visible ? SDL_ENABLE : SDL_DISABLE)
  }

  /// Keeps the desktop's screen saver away, or lets it come again.
  ///
  /// Wraps `SDL_DisableScreenSaver` and `SDL_EnableScreenSaver`.
  public func setScreenSaver(allowed: Bool) {
    if allowed { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() }
  }

  /// Turns the events of typed text on or off; they are on at first.
  ///
  /// While they are on, an input method may keep keys to itself.
  ///
  /// Wraps `SDL_StartTextInput` and `SDL_StopTextInput`.
  public func setTextInput(enabled: Bool) {
    if enabled { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }
}
