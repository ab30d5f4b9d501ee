import Raster

/// Shapes of every kind, off the grid of pixels, each in a picture of its own.
enum CoverageCases {
  static let size = PixelSize(72, 72)
  private static let center = Point(35.3, 36.7)

  /// The kinds of shapes and their cases.
  static let all: [(kind: String, shapes: [Shape])] = [
    ("rectangle", rectangles), ("line", lines(.extend)), ("line, caps within", lines(.inset)),
    ("arc", arcs(.extend)), ("arc, caps within", arcs(.inset)), ("path", paths),
    ("polygon", polygons),
  ]

  private static var rectangles: [Shape] {
    [0, 0.5, 3.7, 10, 40].flatMap { radius -> [Shape] in
      [
        .rectangle(Rect(x: 3, y: 4, width: 60, height: 50), radius: radius),
        .rectangle(Rect(x: 4.3, y: 6.8, width: 53.1, height: 49.45), radius: radius),
      ]
    }
  }

  private static func lines(_ fit: CapFit) -> [Shape] {
    let from = Point(14.3, 16.1)
    return [Point(57.6, 16.1), Point(53.2, 47.9), Point(17.1, 60.5), Point(16.5, 20.6)].flatMap {
      to in
      Cap.allCases.flatMap { cap in
        [0.4, 3, 8.7].map { width in
          .line(LineStroke(from: from, to: to, width: width, cap: cap, fit: fit))
        }
      }
    }
  }

  private static func arcs(_ fit: CapFit) -> [Shape] {
    // Shorter strokes than half a degree have no direction in some libraries.
    [fit == .inset ? 0.01 : 0.5, 5, 37.3, 90, 180, 180.01, 270, 346, 350, 354, 359.9, 360].flatMap {
      degrees in
      Cap.allCases.flatMap { cap in
        [(0.0, 1.0, 24.4, 11.0), (0.1234, -1, 19.1, 8.3), (0.7071, 1, 27.2, 1.3)].map {
          start, way, radius, width in
          .arc(
            ArcStroke(
              center: center, radius: radius, width: width, start: start,
              sweep: way * degrees / 360,
              cap: cap, fit: fit))
        }
      }
    }
  }

  private static var paths: [Shape] {
    let zigzag = [Point(10.2, 50.7), Point(25.9, 20.3), Point(40.4, 52.6), Point(58.8, 14.1)]
    return [Cap.butt, .round].flatMap { cap in
      [1.0, 5.3, 9].map { width in
        .path(PathStroke(points: zigzag, isClosed: false, width: width, join: .round, cap: cap))
      }
    }
  }

  private static var polygons: [Shape] {
    [
      .polygon([Point(10.3, 60.2), Point(33.7, 8.9), Point(61.2, 55.5)]),
      .polygon([
        Point(36, 5.4), Point(43.2, 27.1), Point(66.1, 27.4), Point(47.7, 41.1),
        Point(54.6, 62.9), Point(36, 49.6), Point(17.4, 62.9), Point(24.3, 41.1),
        Point(5.9, 27.4), Point(28.8, 27.1),
      ]),
    ]
  }
}
