public import Raster
public import TimerCore

/// The looks of a start button; the initialiser's defaults are the view's.
public struct ButtonLook: Hashable, Sendable {
  /// A place smaller than this has a smaller button.
  public var width: Length
  public var height: Length
  public var radius: Length
  /// nil is the language's.
  public var captions: Captions?
  /// The caption's size and font, and its colour while nothing runs.
  public var caption: TextStyle
  /// The caption's colour while time passes.
  public var runningCaption: Color
  public var fill: Fill
  /// The fill while time passes.
  public var running: Fill
  /// The fill while it is held down, whatever the state.
  public var pressed: Fill

  /// What stands on the button.
  public struct Captions: Hashable, Sendable {
    public var start: String
    public var pause: String
    public var again: String

    public init(start: String, pause: String, again: String) {
      self.start = start
      self.pause = pause
      self.again = again
    }
  }

  public init(
    width: Length = .points(240), height: Length = .points(40), radius: Length = .points(8),
    captions: Captions? = nil,
    caption: TextStyle = TextStyle(color: .white, size: .points(17), weight: .medium),
    runningCaption: Color = .black, fill: Fill = .color(Palette.darkGray),
    running: Fill = .color(Palette.lightGray), pressed: Fill = .color(Color(0x2F6F8F))
  ) {
    self.width = width
    self.height = height
    self.radius = radius
    self.captions = captions
    self.caption = caption
    self.runningCaption = runningCaption
    self.fill = fill
    self.running = running
    self.pressed = pressed
  }

  /// Returns the caption of a state.
  public func caption(_ state: ButtonState, in language: Language = .english) -> String {
    switch state {
    case .start: captions?.start ?? language[.start]
    case .pause: captions?.pause ?? language[.pause]
    case .again: captions?.again ?? language[.startAgain]
    }
  }
}
