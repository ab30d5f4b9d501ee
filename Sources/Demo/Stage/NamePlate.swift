import Raster
import Views

/// The scene's number and name in the window's upper left corner, and a few words beside it.
struct NamePlate {
  private let space: Space
  private let name: TextLine?
  private let plate: Rect
  private let scale: Double
  private let ink = Color(0xF2F5F7)

  init(_ scene: DemoScene, in space: Space) {
    self.space = space
    scale = Self.scale(in: space)
    let number = (DemoScene.allCases.firstIndex(of: scene) ?? 0) + 1
    let text = "\(number)  \(scene.rawValue)"
    let margin = (12 * scale).rounded()
    let (padding, height) = ((10 * scale).rounded(), (26 * scale).rounded())
    name = TextLine(
      text, size: 13 * scale, weight: .medium, room: space.window.width - 2 * (margin + padding),
      resources: space.resources)
    plate = Rect(
      x: margin, y: margin, width: Double(name?.width ?? 0) + 2 * padding, height: height)
  }

  /// The scale of words that go with a scene: larger in a large window, which is seen from farther away.
  static func scale(in space: Space) -> Double {
    let window = space.window
    return space.scale(fitting: 400, 300)
      * max(1, min(window.width / 1280, window.height / 720))
  }

  /// Returns the largest square that the plate leaves free above the window's lower edge.
  static func square(below space: Space) -> ViewFrame {
    let window = space.window
    let top = 32 * scale(in: space)
    let side = max(0, min(window.width, window.height - top))
    func share(_ length: Double, of whole: Double) -> Length { .share(length / max(1, whole)) }
    return ViewFrame(
      x: share((window.width - side) / 2, of: window.width),
      y: share(top + (window.height - top - side) / 2, of: window.height),
      width: share(side, of: window.width), height: share(side, of: window.height))
  }

  /// Returns the layers with words beside the name, which are left out where they have no room.
  func layers(note: String?) -> [Layer] {
    guard let name else { return [] }
    let ground = Color.black.opacity(0.45)
    let middle = plate.center.y
    var layers = [Layer(.rectangle(plate, radius: plate.height / 2), .color(ground))]
    layers += name.layers(left: plate.x + 10 * scale, middle: middle, color: ink)
    let left = plate.maxX + 12 * scale
    let room = space.window.width - left - 12 * scale
    guard let note,
      let line = TextLine(
        note, size: 13 * scale, weight: .regular, room: room, resources: space.resources)
    else { return layers }
    return layers + line.layers(left: left, middle: middle, color: ink.opacity(0.7))
  }
}
