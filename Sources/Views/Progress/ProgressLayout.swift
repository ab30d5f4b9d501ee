public import Raster
public import TimerCore

/// A progress over a background for one size and look; it turns readings into frames.
///
/// It is made anew when one of these changes, so that a frame costs only what moves.
public struct ProgressLayout {
  public let size: PixelSize
  private let background: ResolvedFill
  private let overlay: ProgressOverlayView
  private let window: Rect

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - background: what lies under the veil.
  ///   - title: a line above the percent; nil or empty is none.
  ///   - safe: the part of the picture that veil and stroke stand in; nil is all of it.
  ///   - scale: pixels a point.
  public init(
    _ look: ProgressLook, background: Fill, title: String?, size: PixelSize, safe: Rect? = nil,
    scale: Double, resources: Resources
  ) {
    self.size = size
    window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    self.background = ResolvedFill(background, rect: window, scale: scale, resources: resources)
    overlay = ProgressOverlayView(
      look, title: title, rect: safe ?? window, window: window, scale: scale, resources: resources)
  }

  /// Returns the frame that shows a reading.
  public func frame(_ reading: ProgressReading) -> Frame {
    let (stroke, percent) = (reading.stroke, reading.percent)
    let below = Layer(.rectangle(window, radius: 0), background.paint(fraction: 1 - stroke))
    return Frame(
      size: size, layers: [below] + overlay.layers(stroke: stroke, percent: percent))
  }
}
