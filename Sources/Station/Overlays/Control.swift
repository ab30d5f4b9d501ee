import TimerCore
import Views

/// A button in the drawer.
enum Control: Hashable {
  /// Starts what the wheels stand on, pauses, goes on.
  case start
  case restart, stop
  /// A minute less, a minute more.
  case less, more
  case mute, softer, louder
  case fullscreen, dark, help, leave
  /// Begins so many minutes.
  case preset(minutes: Int)

  /// Returns the buttons that are always there, in their order.
  static func main(isHeard: Bool) -> [Control] {
    [.start, .restart, .stop, .less, .more] + (isHeard ? [.mute, .softer, .louder] : [])
      + [.fullscreen, .dark, .help, .leave]
  }

  /// Lengths that people often want; the first ones are shown where there is little room.
  static let presets = [5, 10, 15, 25, 45, 60].map { Control.preset(minutes: $0) }

  /// What stands on it in a state of the run.
  func caption(_ state: ButtonState) -> String {
    switch self {
    case .start:
      switch state {
      case .start: "Start"
      case .pause: "Pause"
      case .again: "Go on"
      }
    case .restart: "Restart"
    case .stop: "Stop"
    case .less: "−1 min"
    case .more: "+1 min"
    case .mute: "Mute"
    case .softer: "Softer"
    case .louder: "Louder"
    case .fullscreen: "Full screen"
    case .dark: "Blackout"
    case .help: "Help"
    case .leave: "Leave"
    case .preset(let minutes): "\(minutes) min"
    }
  }

  /// What it asks for in any state of the run; nil for those that begin something.
  var command: Command? {
    switch self {
    case .start, .preset: nil
    case .restart: .restart
    case .stop: .stop
    case .less: .add(.seconds(-60))
    case .more: .add(.seconds(60))
    case .fullscreen: .fullscreen
    case .dark: .blackout
    case .help: .help
    case .leave: .leave
    case .mute: .mute
    case .softer: .volume(.by(-5))
    case .louder: .volume(.by(5))
    }
  }
}
