import Raster
import Views

/// Where a scene plays: a window, its scale, and what glyphs and pictures look like.
struct Space {
  let window: Rect
  /// Pixels a point, above 0.
  let scale: Double
  let resources: Resources

  init(size: PixelSize, scale: Double, resources: Resources) {
    window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    self.scale = scale > 0 && scale.isFinite ? min(scale, 1000) : 1
    self.resources = resources
  }

  /// Returns the scale at which something of a size in points has room in the window; never more than its own,
  /// and above 0 in any window.
  func scale(fitting width: Double, _ height: Double) -> Double {
    max(0.0001, min(scale, window.width / width, window.height / height))
  }

  /// Returns layers that fill a place: a colour, and a picture that covers it if it can be had.
  func ground(_ color: Color, picture: String? = nil, in rect: Rect? = nil) -> [Layer] {
    let rect = rect ?? window
    let plain = Layer(.rectangle(rect, radius: 0), .color(color))
    guard let picture else { return [plain] }
    let look = BarLook(panel: PanelLook(fill: .image(path: picture, fit: .cover)))
    let panel = BarView(
      look, rect: rect, scale: scale, makesRoom: false, resources: resources)
    return [plain] + panel.layers(fraction: 1).prefix(1)
  }

  /// Returns a layer that fills the window with colours from the top to the bottom.
  func ground(from top: Color, to bottom: Color) -> [Layer] {
    let way = Gradient.Way.linear(from: Point(0, 0), to: Point(0, max(1, window.height)))
    return [Layer(.rectangle(window, radius: 0), .gradient(Gradient([top, bottom], way: way)))]
  }
}
