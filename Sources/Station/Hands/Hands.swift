import SDL
import Settings
import TimerCore

/// What of the window hands or the desktop ask for; commands are all else.
enum Request: Equatable {
  case command(Command, source: String)
  /// The window's pixels are lost or another size; show all of them.
  case redraw
  /// The window's pixels have to be made anew.
  case rebuild
}

/// The hands in front of the display: what a key, a button or the desktop asks for by the key map in force.
struct Hands {
  var keys: KeyMap
  private var pads = PadHands()
  /// The part of a notch that a wheel has gone, and along which axis.
  private var wheel: (across: Bool, rest: Double) = (false, 0)

  init(keys: KeyMap = .standard) {
    self.keys = keys
  }

  /// Returns what an event asks for; pads and fingers do more than ask.
  mutating func requests(_ event: InputEvent, at now: BootInstant) -> [Request] {
    switch event {
    case .quit:
      return [.command(.quit, source: "desktop")]
    case .window(let change):
      return requests(change)
    case .displaysChanged:
      return [.redraw]
    case .key(let key):
      return keys.command(key).map { [.command($0, source: "keyboard")] } ?? []
    case .mouse(let event):
      return requests(of: actions(of: event), by: "mouse")
    case .text, .touch, .pad:
      return []
    }
  }

  /// Returns what actions of a mouse or of fingers ask for.
  func requests(of actions: [MouseAction], by source: String) -> [Request] {
    actions.compactMap { keys[.mouse($0)] }.map { .command($0, source: source) }
  }

  /// Returns what an event of a pad pushes anew.
  mutating func push(_ event: PadEvent, at now: BootInstant) -> Binding? {
    pads.take(event, at: now)
  }

  private mutating func requests(_ change: WindowEvent) -> [Request] {
    switch change {
    case .exposed, .resized, .displayChanged, .restored: return [.redraw]
    case .contentsLost: return [.rebuild]
    case .closeRequested: return [.command(.quit, source: "desktop")]
    case .focusLost:
      pads.releaseAll()
      return []
    case .focusGained, .minimised, .pointerLeft: return []
    }
  }

  /// The actions of the mouse but those of the left button, which gestures begin with.
  mutating func actions(of event: MouseEvent) -> [MouseAction] {
    switch event {
    case .down(.middle, _, _, _): return [.middleClick]
    case .down(.right, _, _, _): return [.rightClick]
    case .down(.back, _, _, _): return [.backClick]
    case .down(.forward, _, _, _): return [.forwardClick]
    case .wheel(let dx, let dy):
      let across = abs(dx) > abs(dy)
      let notches = turn(by: across ? dx : dy, across: across)
      let action: MouseAction =
        across
        ? (notches > 0 ? .wheelRight : .wheelLeft) : (notches > 0 ? .wheelUp : .wheelDown)
      return Array(repeating: action, count: abs(notches))
    case .down, .up, .moved: return []
    }
  }

  /// Returns how many whole notches a wheel has gone, which a fine one goes bit by bit.
  private mutating func turn(by amount: Double, across: Bool) -> Int {
    guard amount.isFinite else { return 0 }
    if across != wheel.across || amount * wheel.rest < 0 { wheel = (across, 0) }
    let way = wheel.rest + min(10, max(-10, amount))
    let notches = way.rounded(.towardZero)
    wheel.rest = way - notches
    return Int(notches)
  }

  /// Returns what is held and asks again until `now`.
  mutating func repeated(at now: BootInstant) -> [Command] {
    let keys = keys
    return pads.repeated(at: now) { keys[$0]?.isRepeated ?? false }.compactMap { keys[$0] }
  }

  /// When something that is held asks again.
  var nextChange: BootInstant? {
    pads.nextChange { keys[$0]?.isRepeated ?? false }
  }
}
