public import Demo
public import Raster

/// What `tminus demo` is asked for.
public enum DemoOptions: Hashable, Sendable {
  /// The names of the scenes.
  case list
  /// A window in which one scene plays again and again, or all of them one after the other.
  case show(DemoScene?, ScreenOptions)
  /// One moment of a scene as a PNG file.
  case snapshot(DemoScene, at: Duration, path: String, size: PixelSize)
}
