public import Raster
public import TimerCore
public import Views

/// What a command line asks for.
public struct Invocation: Hashable, Sendable {
  /// What is to be done.
  public enum Action: Hashable, Sendable {
    case show(ScreenOptions)
    /// One frame as a PNG file.
    case snapshot(path: String, size: PixelSize)
    /// What would be shown, as one line of JSON.
    case dryRun
    /// How far a job is, as standard input tells.
    case progress(ProgressOptions)
    /// What the display can do, as scenes.
    case demo(DemoOptions)
    case help
    case version
    case manual
    case completion(Shell)
    /// All that is wrong with settings files.
    case check([CheckedFile])
    /// The settings that hold, and who says so.
    case listSettings
  }

  /// How the run begins.
  public enum Start: Hashable, Sendable {
    /// It waits for the first start.
    case ready
    /// Time passes, and so much of it has passed already.
    case running(elapsed: Duration)
    /// Time passes since a moment.
    case since(Moment)
    /// Time stands still after so much of it, which is above 0.
    case paused(elapsed: Duration)
  }

  public var action: Action
  /// What was typed to count; nil is the default length, ready.
  public var entry: Entry?
  /// What was typed behind `+` to count beside it.
  public var others: [Entry] = []
  /// The steps that are gone through in place of an entry; nil is none.
  public var agenda: AgendaSettings?
  public var start: Start
  public var atZero: AtZero
  /// The moment that is taken for now; nil is the clock's.
  public var from: Moment?
  /// The name of the display's zone; nil is the machine's.
  public var zone: String?
  public var title: String?
  public var looks: LookSettings
  /// The code of the display's language; nil is the environment's.
  public var language: String?
  /// What changes looks while time passes; nil is nothing.
  public var reactions: ReactionSet?
  /// Where a run begins to look or sound different.
  public var thresholds: [Threshold] = []
  /// Whether nothing is to flash.
  public var isSteady = false
  /// Pixels a point; nil is the screen's own, and 1 for a snapshot.
  public var scale: Double?

  /// What stays free of everything but the background along the picture's sides.
  public var margins = Margins.none

  public var look: Look { looks.look }

  /// What is counted when nothing was typed.
  public static let defaultLength = Duration.seconds(300)
  public static let windowSize = PixelSize(960, 540)
  public static let snapshotSize = PixelSize(1920, 1080)
}

/// Where a display appears, and what else it does.
public struct ScreenOptions: Hashable, Sendable {
  public var placement: ScreenPlacement
  /// The display, or all of them; nil leaves the choice to the desktop.
  public var display: DisplayChoice?
  /// The mode that a screen of the bare console is set to; nil is its own.
  public var mode: ScreenMode?
  /// Whether events are told on standard output, a line of JSON each.
  public var tellsEvents: Bool
  /// Whether the program leaves once the end has been told.
  public var leavesAtEnd: Bool
  /// Whether a duration is picked first.
  public var picksFirst = false
  public var output = ScreenOutput.any
  /// How far the picture is turned for a screen that hangs on its side, or upside down.
  public var turn = QuarterTurn.none
  /// How many pixels the picture moves to and fro, so that nothing burns into the screen.
  public var shift = 0
  /// When it is dim or dark.
  public var light: [LightRule] = []
  /// Whether commands come on standard input, one a line.
  public var readsCommands = false
  /// Whether what it costs is told on standard error, second by second.
  public var tellsStatistics = false
  /// The file that binds keys and buttons to commands; nil binds the standard ones.
  public var keysPath: String?
  /// The file that describes gamepads.
  public var padsPath: String?
  /// What hands may do; nil is everything.
  public var lock: LockOptions?
  public var sound = SoundOptions()
  public var hooks = HookOptions()
  /// Whether what ran when the program ended goes on, where there is such a thing.
  public var restores = false
}

/// What a display is drawn on.
public enum ScreenOutput: Hashable, Sendable {
  /// A screen; on a console where SDL has none its framebuffer, and the terminal where there is neither.
  case any
  case screen
  case terminal
  /// A framebuffer, or a file of the same layout.
  case framebuffer(path: String)
}

/// Which of the machine's displays is meant.
public enum DisplayChoice: Hashable, Sendable {
  /// One, by its number from 0 or its name, such as `HDMI-A-1`.
  case named(String)
  /// Each of them.
  case all
}

/// A size in pixels, and how many pictures a second; nil takes any.
public struct ScreenMode: Hashable, Sendable {
  public var size: PixelSize
  public var refreshRate: Int?

  public init(size: PixelSize, refreshRate: Int?) {
    (self.size, self.refreshRate) = (size, refreshRate)
  }
}

/// How a display is locked.
public struct LockOptions: Hashable, Sendable {
  /// The names of the commands that hands may give.
  public var commands: Set<String>
  /// The keys that lift the lock, and put it on again: `ctrl+alt+l`.
  public var escape: String

  public init(commands: Set<String>, escape: String) {
    self.commands = commands
    self.escape = escape
  }
}

/// How much of a display is taken.
public enum ScreenPlacement: Hashable, Sendable {
  case window(PixelSize)
  case fullscreen
}
