public import Raster

extension DisplayLayout {
  /// A stroke that a finger holds, and by which it moves the time that is left.
  public struct Grip: Hashable, Sendable {
    /// The timer's place among all, from 0.
    public let timer: Int
    let view: View

    enum View: Hashable, Sendable {
      case bar, ring
    }
  }

  /// Returns what is held at a point, in pixels; nil is nothing.
  ///
  /// - Parameter reach: how far beside a stroke it is still held, in pixels.
  public func grip(at point: Point, reach: Double) -> Grip? {
    for index in timers.indices {
      if timers[index].ring?.isNear(point, reach: reach) ?? false {
        return Grip(timer: index, view: .ring)
      }
      if timers[index].bar?.isNear(point, reach: reach) ?? false {
        return Grip(timer: index, view: .bar)
      }
    }
    return nil
  }

  /// Returns the place among all, from 0, of the timer whose views stand at a point in pixels.
  public func timer(at point: Point) -> Int? {
    places.firstIndex {
      point.x >= $0.x && point.x < $0.maxX && point.y >= $0.y && point.y < $0.maxY
    }
  }

  /// Returns the share of the time that is left, 0…1, where a stroke's end lies nearest to a point.
  ///
  /// - Parameter last: the share before, beyond whose nearer end around a ring it is not passed; nil at first.
  public func share(of grip: Grip, at point: Point, after last: Double?) -> Double? {
    guard timers.indices.contains(grip.timer) else { return nil }
    switch grip.view {
    case .bar: return timers[grip.timer].bar?.share(at: point)
    case .ring:
      guard let share = timers[grip.timer].ring?.share(at: point) else { return nil }
      guard let last, abs(share - last) > 0.5 else { return share }
      return last.rounded()
    }
  }
}

extension RingView {
  /// Returns whether a point lies on the stroke, or not farther beside it than a reach.
  func isNear(_ point: Point, reach: Double) -> Bool {
    let distance = (point - rect.center).length
    return abs(distance - radius) <= max(width, trackWidth) / 2 + reach
  }

  /// Returns the share of the time that is left where the stroke's end is at a point's angle, within 0…1.
  func share(at point: Point) -> Double {
    let way = point - rect.center
    // Turns clockwise from 12 o'clock, from where the stroke begins.
    let turns = way.turns - look.startAngle / 360
    let along = look.direction == .clockwise ? turns : -turns
    let gauge = look.sweepAngle / 360
    let whole = along - along.rounded(.down)
    // In a gauge's gap the nearer end counts.
    let shown = whole <= gauge ? whole / gauge : whole < (1 + gauge) / 2 ? 1 : 0
    return look.motion == .drain ? shown : 1 - shown
  }
}

extension BarView {
  /// Returns whether a point lies on the stroke, or not farther beside it than a reach.
  func isNear(_ point: Point, reach: Double) -> Bool {
    let half = max(width, trackWidth) / 2 + reach
    return point.x >= rect.x + padding - half && point.x <= rect.maxX - padding + half
      && abs(point.y - centerY) <= half
  }

  /// Returns the share of the time that is left where the stroke's end is at a point, within 0…1.
  func share(at point: Point) -> Double {
    let length = max(1, rect.width - 2 * padding)
    let place = min(1, max(0, (point.x - rect.x - padding) / length))
    switch look.mode {
    case .straight: return place
    case .backwards: return 1 - place
    case .reflection: return abs(2 * place - 1)
    }
  }
}
