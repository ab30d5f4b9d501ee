import Raster

extension [Point] {
  /// Returns a circle as a polygon that keeps within a hundredth of a pixel of it.
  static func circle(center: Point, radius: Double) -> [Point] {
    guard radius > 0 else { return [] }
    // A chord over the angle d lies r·d²/8 inside its arc; half of that is moved outside.
    let angle = (16 * 0.004 / radius).squareRoot()
    let count = Swift.max(16, Int((2 * Double.pi / angle).rounded(.up)))
    let cosine = -Point.unit(turns: 0.5 / Double(count)).y
    let pushed = 2 * radius / (1 + cosine)
    return (0..<count).map { center + Point.unit(turns: Double($0) / Double(count)) * pushed }
  }

  /// Returns a turned square with round corners, always of the same number of points, clockwise.
  ///
  /// - Parameters:
  ///   - half: half a side in pixels.
  ///   - radius: of the corners, at most `half`.
  ///   - turns: clockwise.
  static func square(center: Point, half: Double, radius: Double, turns: Double) -> [Point] {
    let radius = Swift.min(Swift.max(0, radius), half)
    let steps = 16
    return (0..<4).flatMap { corner -> [Point] in
      let quarter = turns + Double(corner) / 4
      // The middle of a corner's circle lies on the diagonal.
      let place = Point.unit(turns: quarter + 0.125) * ((half - radius) * 2.0.squareRoot())
      return (0...steps).map { step in
        center + place + Point.unit(turns: quarter + Double(step) / Double(4 * steps)) * radius
      }
    }
  }

  /// Returns a rectangle with round corners; a radius above half a side becomes that half.
  static func rectangle(_ rect: Rect, radius: Double) -> [Point] {
    let radius = Swift.min(Swift.max(0, radius), rect.width / 2, rect.height / 2)
    let steps = 24
    return (0..<4).flatMap { corner -> [Point] in
      let x = corner < 2 ? rect.maxX - radius : rect.x + radius
      let y = corner == 1 || corner == 2 ? rect.maxY - radius : rect.y + radius
      return (0...steps).map { step in
        let turns = (Double(corner) + Double(step) / Double(steps)) / 4
        return Point(x, y) + Point.unit(turns: turns) * radius
      }
    }
  }

  /// Returns this polygon without another inside it, as one that goes in along an edge and back out.
  func without(_ inner: [Point]) -> [Point] {
    guard let first = first, let innerFirst = inner.first else { return self }
    return self + [first, innerFirst] + inner.dropFirst().reversed() + [innerFirst]
  }
}
