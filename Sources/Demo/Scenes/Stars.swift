import Raster
import TimerCore
import Views

/// A star in six variations.
struct Stars: Act {
  private struct Star {
    let view: StarView
    /// Turns a second, clockwise.
    let speed: Double
  }

  private let stars: [Star]
  private let face: StarFaceView
  private let captions: [Layer]
  private let script = TimerScript(.seconds(10))

  init(in space: Space) {
    let places = Self.places(in: space)
    let isWide = space.window.width >= space.window.height
    let scale = isWide ? space.scale(fitting: 640, 400) : space.scale(fitting: 400, 640)
    stars = zip(Self.looks, places).map { variation, place in
      Star(
        view: StarView(
          variation.look, rect: place, scale: scale, resources: space.resources),
        speed: variation.speed)
    }
    face = StarFaceView(
      StarLook(join: .round),
      stroke: StrokeLook(
        thickness: .share(0.06), cap: .round, capFit: .extend, track: .color(Color(0x2F3B4A)),
        progress: .ramp([Color(0x3DDC97), Color(0xFFD166), Color(0xEF476F)])),
      rect: places[5], scale: scale, resources: space.resources)
    captions = Self.captions(below: places, in: space)
  }

  func ground(in space: Space) -> [Layer] {
    space.ground(from: Color(0x141A24), to: Color(0x26303F))
  }

  func layers(at time: Duration) -> [Layer] {
    let seconds = time / .seconds(1)
    let reading = script.reading(at: time)
    var layers = stars.flatMap { $0.view.layers(turns: seconds * $0.speed) }
    layers += face.layers(fraction: reading.fraction)
    return layers + captions
  }

  func note(at time: Duration) -> String? { nil }
}

extension Stars {
  private typealias Variation = (look: StarLook, speed: Double, caption: String)

  private static let looks: [Variation] = [
    (StarLook(), 0, "ratio 0.45"),
    (
      StarLook(
        ratio: 0.25, size: 0.8, fill: .color(Color(0xFFFF00)), stroke: BorderLook()),
      0, "ratio 0.25, share 0.8"
    ),
    (
      StarLook(stroke: BorderLook(fill: .color(Palette.darkBlue)), border: BorderLook()), 0.05,
      "in a round border"
    ),
    (
      StarLook(
        points: twelve, ratio: 0.7, size: 0.95, fill: .image(path: "pattern_7", fit: .tile),
        stroke: BorderLook(width: .points(3), fill: .color(Palette.offWhite)), join: .round),
      0, "filled with a pattern"
    ),
    (
      StarLook(
        points: eight, ratio: 0.38, size: 0.95, fill: .gradient([Color(0xFFD166), Color(0xE4572E)])),
      -0.04, "a gradient, turning"
    ),
  ]

  private static let eight = (try? StarPoints(8)) ?? .five
  private static let twelve = (try? StarPoints(12)) ?? .five

  /// Returns six squares with room for a caption below, in the rows in which they are largest.
  private static func places(in space: Space) -> [Rect] {
    let window = space.window
    let columns = window.width >= window.height ? 3 : 2
    let rows = 6 / columns
    // The name above, the captions below each.
    let top = min(50 * space.scale, window.height * 0.14)
    let wide = window.width / Double(columns)
    let high = (window.height - top) / Double(rows)
    let side = (min(wide, high) * 0.7).rounded(.down)
    return (0..<6).map { index in
      let column = Double(index % columns)
      let row = Double(index / columns)
      let x = (column + 0.5) * wide - side / 2
      let y = top + (row + 0.46) * high - side / 2
      return Rect(x: x.rounded(), y: y.rounded(), width: side, height: side)
    }
  }

  /// Returns what stands below the stars, all in one size; nothing where one of them had no room.
  private static func captions(below places: [Rect], in space: Space) -> [Layer] {
    let texts = looks.map(\.caption) + ["its outline drains"]
    let step = abs(places[1].center.x - places[0].center.x)
    for size in [13.0, 11, 9] {
      let lines = texts.compactMap {
        TextLine(
          $0, size: size * NamePlate.scale(in: space), weight: .regular, room: step * 0.94,
          resources: space.resources)
      }
      guard lines.count == texts.count else { continue }
      return zip(lines, places).flatMap { line, place in
        line.layers(
          center: Point(place.center.x, place.maxY + place.height * 0.14), color: Color(0x9AA7B4))
      }
    }
    return []
  }
}
