/// What a key, a pad, a phone or a program can ask of the display.
public enum Command: Hashable, Sendable {
  case start, pause, resume, toggle, restart, stop
  /// Nothing is left, and the run fires.
  case finish
  /// Adds to what is left, or takes away if negative.
  case add(Duration)
  /// Makes so much be left, and the setting of the next run if it is above zero.
  case set(Duration)
  /// Makes a share 0…1 of the total be left.
  case seek(Double)
  /// Makes time pass so many percent faster than normal, or slower if negative; −90…900.
  case speed(Int)
  case next, back
  /// Goes to a step of the agenda, counted from 0.
  case go(step: Int)
  case mute
  case message(String)
  case blackout
  case drawer(DrawerMotion)
  case fullscreen, help, hide, show, quit
  case look(name: String, value: String)
  case mode(String)
  /// Sets the value of the progress mode, 0…1.
  case progress(Double)
  case popup(Popup)

  /// How the drawer is moved.
  public enum DrawerMotion: String, CaseIterable, Hashable, Sendable {
    case open, close, toggle
  }

  /// What a pop-up shows, and for how long.
  public struct Popup: Hashable, Sendable {
    public let title: String?
    public let body: String?
    public let spinner: Bool
    /// How long it stays; nil until it is hidden.
    public let time: Duration?

    /// Creates the content of a pop-up.
    public init(
      title: String? = nil, body: String? = nil, spinner: Bool = false, for time: Duration? = nil
    ) {
      self.title = title
      self.body = body
      self.spinner = spinner
      self.time = time
    }
  }

  /// The command's name in every protocol.
  public var name: String {
    switch self {
    case .start: "start"
    case .pause: "pause"
    case .resume: "resume"
    case .toggle: "toggle"
    case .restart: "restart"
    case .stop: "stop"
    case .finish: "finish"
    case .add: "add"
    case .set: "set"
    case .seek: "seek"
    case .speed: "speed"
    case .next: "next"
    case .back: "back"
    case .go: "go"
    case .mute: "mute"
    case .message: "message"
    case .blackout: "blackout"
    case .drawer: "drawer"
    case .fullscreen: "fullscreen"
    case .help: "help"
    case .hide: "hide"
    case .show: "show"
    case .quit: "quit"
    case .look: "look"
    case .mode: "mode"
    case .progress: "progress"
    case .popup: "popup"
    }
  }
}
