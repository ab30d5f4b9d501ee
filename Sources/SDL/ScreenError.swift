/// Why a screen, a window or its pixels can't be had.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
  /// No video driver started; `hint` says what this machine lacks.
  case noScreen(tried: [String], reason: String, hint: String)
  /// `available` describes the displays that are there, by their numbers.
  case noSuchDisplay(asked: String, available: [String])
  /// A mode that the display hasn't, or one where a desktop sets it; `advice` says what would do.
  case noSuchMode(asked: DisplayMode, advice: String)
  case noWindow(reason: String)
  /// Another program draws on the console's screen.
  case screenIsHeld
  /// No way of drawing into the window worked.
  case cannotDraw(tried: [String])
  case cannotPresent(reason: String)

  /// Whether this machine has no screen at all, or none that answers.
  public var isNoScreen: Bool { if case .noScreen = self { true } else { false } }

  public var description: String {
    switch self {
    case .noScreen(let tried, let reason, let hint):
      "no screen could be opened (tried \(tried.joined(separator: ", "))): \(reason); \(hint)"
    case .noSuchDisplay(let asked, let available):
      "there is no display \(asked); "
        + (available.count == 1
          ? "the only one is \(available[0])" : "there are \(available.joined(separator: ", "))")
    case .noSuchMode(let asked, let advice):
      "the mode \(asked) can't be set; \(advice)"
    case .noWindow(let reason):
      "the window could not be made: \(reason)"
    case .screenIsHeld:
      "another program holds the screen of the console; end that one first"
    case .cannotDraw(let tried):
      "nothing can be drawn in the window: \(tried.joined(separator: "; "))"
    case .cannotPresent(let reason):
      "the picture could not be shown: \(reason)"
    }
  }
}
