/// Colours spread along a line or around a point.
///
/// Between two stops premultiplied colours are mixed at each pixel's middle, with 8 binary digits below a
/// pixel's own.
public final class Gradient: Hashable, Sendable {
  public enum Way: Hashable, Sendable {
    /// From the first colour at one point to the last at the other, and on beyond both.
    case linear(from: Point, to: Point)
    /// From the first colour at an angle in turns from 12 o'clock, over a sweep in turns, clockwise if positive;
    /// on what is left of the circle the nearer of the two ends goes on.
    case conic(center: Point, start: Double, sweep: Double)
  }

  public let colors: [Color]
  public let way: Way
  private let stops: [Lanes]
  let isOpaque: Bool

  /// Creates a gradient of colours at even distances.
  ///
  /// - Precondition: there is at least one colour.
  public init(_ colors: [Color], way: Way) {
    precondition(!colors.isEmpty, "a gradient has at least one colour")
    self.colors = colors
    self.way = way
    stops = colors.map(Lanes.init)
    isOpaque = colors.allSatisfy { $0.alpha == 255 }
  }

  public static func == (a: Gradient, b: Gradient) -> Bool {
    a === b || (a.colors == b.colors && a.way == b.way)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
  }

  /// Returns the colour at a pixel's middle.
  func lanes(x: Int, y: Int) -> Lanes {
    let place = Point(Double(x) + 0.5, Double(y) + 0.5)
    switch way {
    case .linear(let from, let to):
      let line = to - from
      let square = line.dot(line)
      return lanes(at: square > 0 ? (place - from).dot(line) / square : 0)
    case .conic(let center, let start, let sweep):
      return conic(place - center, start: start, sweep: sweep)
    }
  }

  private func conic(_ offset: Point, start: Double, sweep: Double) -> Lanes {
    guard sweep != 0 else { return stops[0] }
    var turns = offset.turns - start
    if sweep < 0 { turns = -turns }
    turns -= turns.rounded(.down)
    let span = min(1, abs(sweep))
    if span < 1 { return lanes(at: turns <= (1 + span) / 2 ? turns / span : 0) }
    // The seam is a pixel wide: the two ends are mixed by how much of the pixel each has.
    let past = (turns < 0.5 ? turns : turns - 1) * 2 * Double.pi * offset.length
    guard abs(past) < 0.5 else { return lanes(at: turns) }
    return stops[0].mixed(
      with: stops[stops.count - 1], share: UInt64(((past + 0.5) * Double(Coverage.full)).rounded()))
  }

  private func lanes(at place: Double) -> Lanes {
    let last = stops.count - 1
    let along = place * Double(last)
    if !(along > 0) { return stops[0] }
    if along >= Double(last) { return stops[last] }
    let index = Int(along)
    let share = UInt64(((along - Double(index)) * Double(Coverage.full)).rounded())
    return stops[index + 1].mixed(with: stops[index], share: share)
  }
}
