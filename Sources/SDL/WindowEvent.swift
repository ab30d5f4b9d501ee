/// What became of the window.
public enum WindowEvent: Hashable, Sendable {
  /// What the screen shows of it is lost; show all of it again.
  case exposed
  /// Its size in points is new, and so are its pixels.
  case resized(width: Int, height: Int)
  /// It is on another display now, whose scale and refresh rate may differ.
  case displayChanged(index: Int)
  /// The graphics device lost its textures; `Window.rebuild`, and paint all of it.
  case contentsLost
  case focusGained
  case focusLost
  case minimised
  /// It is back from being minimised, hidden or maximised.
  case restored
  /// The pointer went out of it.
  case pointerLeft
  case closeRequested
}
