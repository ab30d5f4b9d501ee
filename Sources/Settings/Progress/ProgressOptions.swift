public import Raster
public import Views

/// What `tminus progress` is asked for.
public struct ProgressOptions: Hashable, Sendable {
  /// Where the progress appears.
  public enum Output: Hashable, Sendable {
    case screen(ScreenOptions)
    /// One frame as a PNG file, at rest on a value 0…1.
    case snapshot(path: String, size: PixelSize, value: Double)
  }

  public var look: ProgressLook
  public var output: Output
}
