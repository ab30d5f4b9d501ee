/// What a key, a pad, a phone or a program can ask of the display.
public enum Command: Hashable, Sendable {
  /// What `Countdown.carryOut` has a table of.
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
  /// Goes one step on or back in the agenda.
  case next, back
  /// Goes to a step of the agenda, counted from 0.
  case go(step: Int)
  /// Silences every sound, or lets it be heard again.
  case mute
  /// Makes sounds so loud, or louder or softer; that they are heard again comes with it.
  case volume(VolumeChange)
  /// Shows a line of text.
  case message(String)
  /// Darkens the whole screen, or lights it again.
  case blackout
  /// Moves the drawer.
  case drawer(DrawerMotion)
  /// Switches full screen or the help on and off, hides and shows the view.
  case fullscreen, help, hide, show
  /// Leaves the program.
  case quit
  /// Leaves the program, but asks first on a whole screen.
  case leave
  /// Chooses which of several timers commands are for.
  case timer(TimerChoice)
  /// Gives a look a value, written as its setting is.
  case look(name: String, value: String)
  /// Changes the mode of the bar.
  case mode(String)
  /// Sets the value of the progress mode, 0…1.
  case progress(Double)
  /// Shows a pop-up.
  case popup(Popup)

  /// How the drawer is moved.
  public enum DrawerMotion: String, CaseIterable, Hashable, Sendable {
    /// Pulls it open, pushes it shut, or whichever it is not.
    case open, close, toggle
  }

  /// How loud sounds are to be, in percent.
  public enum VolumeChange: Hashable, Sendable {
    /// So loud, 0…100.
    case to(Int)
    /// Louder, or softer if negative.
    case by(Int)
  }

  /// Which of several timers is meant.
  public enum TimerChoice: Hashable, Sendable {
    /// The one behind the chosen one; behind the last come all, and then the first.
    case next
    /// The one before the chosen one.
    case previous
    case all
    /// The one with a number from 1; chosen again, it is all.
    case number(Int)
  }

  /// What a pop-up shows, and for how long.
  public struct Popup: Hashable, Sendable {
    /// The line on top, nil for none.
    public let title: String?
    /// The text below the title, nil for none.
    public let body: String?
    /// Whether a spinner turns in it.
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
    case .volume: "volume"
    case .message: "message"
    case .blackout: "blackout"
    case .drawer: "drawer"
    case .fullscreen: "fullscreen"
    case .help: "help"
    case .hide: "hide"
    case .show: "show"
    case .quit: "quit"
    case .leave: "leave"
    case .timer: "timer"
    case .look: "look"
    case .mode: "mode"
    case .progress: "progress"
    case .popup: "popup"
    }
  }
}
