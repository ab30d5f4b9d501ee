import Raster
import Views

/// Where the drawer and its contents stand in one window.
struct ControlPlaces {
  /// What they were laid out for.
  struct Key: Hashable {
    var look: DrawerLook
    var picker: PickerLook
    var size: PixelSize
    var scale: Double
  }

  let key: Key
  let drawer: DrawerView
  let picker: PickerView
  let button: ButtonView
  private let edge: Rect

  init(_ key: Key, resources: Resources) {
    self.key = key
    let scale = key.scale
    let window = Rect(
      x: 0, y: 0, width: Double(key.size.width), height: Double(key.size.height))
    // The picker takes what the button leaves of a drawer that is at most half the window high.
    let (gap, buttonHeight) = (12 * scale, 40 * scale)
    let wheels = max(60 * scale, min(220 * scale, window.height * 0.5 - gap - buttonHeight))
    drawer = DrawerView(
      key.look, contents: wheels + gap + buttonHeight, window: window, scale: scale,
      resources: resources)
    let contents = drawer.contents
    let low = min(buttonHeight, contents.height / 3)
    let high = max(0, contents.height - low - min(gap, contents.height / 10))
    picker = PickerView(
      key.picker,
      rect: Rect(x: contents.x, y: contents.y, width: contents.width, height: high), scale: scale,
      resources: resources)
    var look = ButtonLook()
    look.height = .share(1)
    button = ButtonView(
      look,
      rect: Rect(
        x: contents.x, y: contents.maxY - low, width: contents.width, height: low),
      scale: scale, resources: resources)
    let strip = 24 * scale
    edge =
      switch key.look.edge {
      case .bottom:
        Rect(x: 0, y: window.height - strip, width: window.width, height: strip)
      case .top: Rect(x: 0, y: 0, width: window.width, height: strip)
      case .left: Rect(x: 0, y: 0, width: strip, height: window.height)
      case .right: Rect(x: window.width - strip, y: 0, width: strip, height: window.height)
      }
  }

  /// Returns whether a finger at a point pulls the drawer out of its edge.
  func isAtEdge(_ point: Point) -> Bool {
    point.x >= edge.x && point.x < edge.maxX && point.y >= edge.y && point.y < edge.maxY
  }
}
