public import Raster
public import TimerCore

extension ReactionSet.Active {
  /// The colour that a random change gives: opaque, of any hue, its saturation and brightness from a half to 1.
  public var randomColor: Color {
    Color(hue: random(0), saturation: 0.5 + random(1) / 2, brightness: 0.5 + random(2) / 2)
  }
}
