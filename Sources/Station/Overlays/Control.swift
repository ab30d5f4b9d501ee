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
  func caption(_ state: ButtonState, in language: Language) -> String {
    switch self {
    case .start:
      switch state {
      case .start: language[.start]
      case .pause: language[.pause]
      case .again: language[.goOn]
      }
    case .restart: language[.restart]
    case .stop: language[.stop]
    case .less: language[.lessMinute]
    case .more: language[.moreMinute]
    case .mute: language[.mute]
    case .softer: language[.softer]
    case .louder: language[.louder]
    case .fullscreen: language[.fullScreen]
    case .dark: language[.blackout]
    case .help: language[.help]
    case .leave: language[.leave]
    case .preset(let minutes): language[.presetMinutes, ["n": String(minutes)]]
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
