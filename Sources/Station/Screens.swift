import Raster
import SDL
import Settings
import TimerCore
import Views

/// The windows of a display, one on each screen that it is to appear on, and the connection to all of them.
///
/// It can be shut and opened anew while everything else goes on: so it follows screens that are plugged in and out.
final class Screens {
  private(set) var all: [Screen] = []
  /// The screen that hands did something at last, which drawer and wheels are on.
  private(set) var hands = 0
  private var queue: EventQueue?
  private var session: Session?
  private let options: ScreenOptions
  private let title: String
  /// Whether what lies behind the windows can be seen through them, where a desktop can do that.
  private let isTransparent: Bool
  /// The framebuffer that is drawn on in place of SDL's screens.
  let panel: Panel?
  /// What is plugged in, as far as the screens were opened for it.
  private var cards: GraphicsCards?
  /// Tells of keys on the bare console, where SDL doesn't.
  private var ears: DeviceEars?

  /// SDL for as long as it is needed.
  private final class Session {
    let library: Library
    init(_ panel: Panel?) throws(ScreenError) {
      library =
        if let panel {
          try Library(withoutScreen: "tminus", readsDevices: panel.readsDevices)
        } else {
          try Library(name: "tminus")
        }
    }
  }

  init(_ options: ScreenOptions, title: String, isTransparent: Bool, panel: Panel?) {
    (self.options, self.title, self.isTransparent) = (options, title, isTransparent)
    self.panel = panel
  }

  deinit { close() }

  /// Opens the windows, or returns why that can't be.
  ///
  /// - Throws: that, where one must be had.
  func open(mustHaveOne: Bool) throws(ScreenError) -> ScreenError? {
    do {
      try open()
      return nil
    } catch {
      if mustHaveOne { throw error }
      return error
    }
  }

  /// Opens the windows of all screens asked for, if they are shut.
  private func open() throws(ScreenError) {
    guard all.isEmpty else { return }
    cards = GraphicsCards()
    let session = try Session(panel)
    let screens = try windows(session.library)
    (all, hands) = (screens, 0)
    queue = EventQueue(screens[0].window)
    // Digits are read from keys; typed text, and what an input method makes of it, nobody needs.
    session.library.setTextInput(enabled: false)
    session.library.endWhenServerIsLost(code: ExitCode.unavailable.rawValue)
    self.session = session
    ears = session.library.driver.isConsole && panel == nil ? try? DeviceEars() : nil
  }

  private func windows(_ library: borrowing Library) throws(ScreenError) -> [Screen] {
    if let panel {
      let window = WindowOptions(options, display: nil, title: title, panel: panel.size)
      return [Screen(try Window(library, window), turned: options.turn, on: panel)]
    }
    var indices: [Int?] = [nil]
    switch options.display {
    case .all: indices = library.displays.map(\.index)
    case .named(let name): indices = [try library.display(named: name)]
    case nil: break
    }
    var screens: [Screen] = []
    for index in indices {
      var window = WindowOptions(options, display: index, title: title)
      window.isTransparent = isTransparent
      screens.append(Screen(try Window(library, window), turned: options.turn))
    }
    return screens
  }

  /// Shuts all windows and lets go of the screen.
  func close() {
    all = []
    queue = nil
    ears = nil
    session = nil
  }

  /// The screen that hands are at; nil where there is none.
  var front: Screen? { all.isEmpty ? nil : all[min(hands, all.count - 1)] }

  /// Whether every screen was seen to show what was presented.
  var isProven: Bool { !all.isEmpty && all.allSatisfy(\.isProven) }

  var isVisible: Bool { all.contains { $0.isVisible } }

  var isPending: Bool { all.contains { $0.isPending } }

  /// The fastest screen's pictures a second.
  var refreshRate: Double {
    Double(all.compactMap { $0.window.display.refreshRate }.max() ?? 60)
  }

  /// Becomes readable when there are events to fetch; nil where nothing tells of them.
  var eventDescriptor: Int32? {
    queue?.connectionDescriptor ?? panel?.descriptor ?? ears?.descriptor
  }

  /// Whether events have been read from the connection already.
  var mayHaveEvents: Bool { queue?.mayHaveRead ?? false }

  /// Whether a descriptor tells of events, or there is nothing that they could come from.
  var tellOfEvents: Bool { all.isEmpty || eventDescriptor != nil }

  /// When devices that have appeared are to be listened to.
  var nextLook: BootInstant? { panel?.nextLook ?? ears?.nextLook }

  /// Makes what tells of keys on the bare console quiet again.
  func drainEars(at now: BootInstant) { ears?.drain(at: now) }

  /// Returns the next event, and notes at which screen it happened.
  func poll() -> InputEvent? {
    guard let event = queue?.poll() else { return nil }
    if let window = queue?.window, let index = all.firstIndex(where: { $0.window.id == window }) {
      hands = index
    }
    return event
  }

  /// Whether what is plugged in is another than it was when the screens were opened.
  ///
  /// On a desktop the desktop sees to that; on the bare console SDL says nothing of it.
  func cardsHaveChanged() -> Bool {
    guard panel == nil, session?.library.driver.isConsole ?? true else { return false }
    return GraphicsCards() != cards
  }

  func setPointer(visible: Bool) { session?.library.setPointer(visible: visible) }

  func setScreenSaver(allowed: Bool) { session?.library.setScreenSaver(allowed: allowed) }

  /// Gives windows a picture that stands for them in panels.
  func setIcons() {
    guard session?.library.driver.isConsole == false else { return }
    let icon = WindowIcon.picture
    for screen in all { screen.window.setIcon(icon) }
  }

  var keyboardTrouble: String? { session?.library.keyboardTrouble }

  /// Follows the desktop's displays: one that is gone loses its window, one that is new or back gets one.
  func followDisplays() throws(ScreenError) {
    guard options.display != nil, let session, !session.library.driver.isConsole else { return }
    switch options.display {
    case .all:
      let there = session.library.displays.map(\.index)
      let shown = all.map { $0.window.display.index }
      guard there.count != all.count || Set(shown) != Set(there) else { return }
      // Windows of displays that are gone were moved onto others.
      let screens = try windows(session.library)
      (all, hands) = (screens, 0)
    case .named(let name):
      guard let index = try? session.library.display(named: name), let screen = all.first,
        screen.window.display.index != index
      else { return }
      try screen.window.move(toDisplay: index)
      screen.invalidate()
    case nil: break
    }
  }
}
