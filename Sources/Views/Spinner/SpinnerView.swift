public import Raster

/// A square or a star that turns while something is under way: a pure function of the time, at constant cost.
public struct SpinnerView {
  public let look: SpinnerLook
  public let center: Point
  /// The square's side or the star's diameter, in pixels.
  public let size: Double
  private let borderWidth: Double
  private let border: ResolvedFill
  private let star: StarOutline
  /// The corners of a convex polygon beyond which nothing is drawn; empty bounds nothing.
  private let clip: [Point]

  /// Creates a spinner around a point.
  ///
  /// - Parameters:
  ///   - height: of the view that sizes given as shares refer to, in pixels.
  ///   - scale: pixels a point.
  ///   - clip: the corners of a convex polygon that bounds it; empty bounds nothing.
  public init(
    _ look: SpinnerLook, center: Point, height: Double, scale: Double, clip: [Point] = [],
    resources: Resources
  ) {
    (self.look, self.center, self.clip) = (look, center, clip)
    size = max(0, look.size.pixels(height: height, scale: scale))
    borderWidth = min(max(0, look.border.width.pixels(height: height, scale: scale)), size / 2)
    let place = Rect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size)
    border = ResolvedFill(look.border.fill, rect: place, scale: scale, resources: resources)
    star = StarOutline(
      StarLook(points: look.points, ratio: look.ratio), center: Point(0, 0),
      radius: (size - borderWidth) / 2)
  }

  /// The side of the upright square that it stays within whatever the time, as a multiple of its size.
  ///
  /// A square's corners get rounder as they come to stand on end, so it stays well within its diagonal √2.
  public static func extent(of shape: SpinnerShape) -> Double { shape == .square ? 1.36 : 1 }

  /// Returns the layers at a time since it began, which repeat after each turn.
  public func layers(at time: Duration) -> [Layer] {
    let turns = Self.phase(time, of: look.turn)
    let fill = Paint.color(color(at: turns))
    switch look.shape {
    case .square: return squareLayers(turns, fill: fill)
    case .star: return starLayers(turns, fill: fill)
    }
  }

  private func squareLayers(_ turns: Double, fill: Paint) -> [Layer] {
    let half = size / 2
    // Sharp at the start of a turn, a disc at half of it.
    let radius = half * (1 + Point.unit(turns: turns).y) / 2
    func square(inset: Double) -> [Point] {
      .square(center: center, half: half - inset, radius: radius - inset, turns: turns)
    }
    let frame = square(inset: 0).without(square(inset: borderWidth))
    // The fill ends below the middle of the border, where it can't show.
    return [
      Layer(.polygon(clipped(square(inset: borderWidth / 2))), fill),
      Layer(.polygon(clipped(frame)), border.paint(fraction: 1)),
    ]
  }

  private func starLayers(_ turns: Double, fill: Paint) -> [Layer] {
    let (up, right) = (Point.unit(turns: turns), Point.unit(turns: turns + 0.25))
    let corners = star.vertices.map { center + right * $0.x - up * $0.y }
    let stroke = PathStroke(
      points: corners, isClosed: true, width: min(borderWidth, star.widestStroke), join: .round,
      clip: clip)
    // The fill lies over the inner half of the border: in a small star there would be none else.
    return [
      Layer(.path(stroke), border.paint(fraction: 1)), Layer(.polygon(clipped(corners)), fill),
    ]
  }

  private func clipped(_ corners: [Point]) -> [Point] {
    clip.isEmpty ? corners : corners.clipped(toConvex: clip)
  }

  private func color(at turns: Double) -> Color {
    guard let first = look.fills.first else { return .clear }
    return look.fills.count == 1 ? first : Color.ramp(look.fills + [first], at: turns)
  }

  /// Returns the share of a turn at a time, 0..<1, the same to the bit after each whole turn.
  static func phase(_ time: Duration, of turn: Duration) -> Double {
    guard turn > .zero else { return 0 }
    let (length, now) = (turn.nanoseconds, time.nanoseconds)
    guard length > 0 else { return 0 }
    let rest = now % length
    return Double(rest < 0 ? rest + length : rest) / Double(length)
  }
}

extension Duration {
  /// The length in nanoseconds, rounded down; at most 292 years either way.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let rest = attoseconds / 1_000_000_000 - (attoseconds % 1_000_000_000 < 0 ? 1 : 0)
    return overflows ? .max : product &+ rest
  }
}
