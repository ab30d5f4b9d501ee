import Raster
import TimerCore
import Views

/// A bar with its label in a part of the window.
struct BarTimer {
  private let container: Rect
  private let layouts: Memo<Look, DisplayLayout>
  private let format = LabelFormat.auto

  /// - Parameters:
  ///   - container: in whole pixels; the look's frame is a place in it.
  ///   - total: of the run, which the label has to fit.
  init(in container: Rect, total: Duration, scale: Double, resources: Resources) {
    self.container = container
    let size = PixelSize(Int(container.width), Int(container.height))
    let widest = format.widest(total: total).description
    layouts = Memo { look in
      DisplayLayout(
        look: look, title: nil, widestLabel: widest, size: size, scale: scale,
        resources: resources)
    }
  }

  /// Returns the layers of a reading in a look.
  func layers(_ reading: Reading, look: Look) -> [Layer] {
    let frame = layouts[look].frame(
      fraction: reading.fraction, label: format.label(for: reading).description)
    // The first layer is the look's own background, which the scene has painted.
    return frame.layers.dropFirst().map { $0.moved(x: Int(container.x), y: Int(container.y)) }
  }
}
