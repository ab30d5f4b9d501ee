import Foundation
import Raster

/// Where on a screen the programs' ring and label are.
struct RingPlace {
  let size: PixelSize

  /// A place on the ring that a tenth of a turn after 12 o'clock it covers during the first nine minutes.
  var onRing: (x: Int, y: Int) {
    let place = end(fraction: 0.1)
    return (Int(place.x), Int(place.y))
  }

  /// What surrounds the ring's moving end for some seconds.
  func aroundEnd(fraction: Double) -> PixelRect {
    let (place, reach) = (end(fraction: fraction), size.height / 25)
    return PixelRect(
      x0: Int(place.x) - reach, y0: Int(place.y) - reach, x1: Int(place.x) + reach,
      y1: Int(place.y) + reach)
  }

  /// What holds the label, and nothing of the ring.
  var label: PixelRect {
    let (x, y) = (size.width / 2, size.height / 2)
    let (halfWidth, halfHeight) = (size.height / 4, size.height / 12)
    return PixelRect(x0: x - halfWidth, y0: y - halfHeight, x1: x + halfWidth, y1: y + halfHeight)
  }

  private func end(fraction: Double) -> Point {
    let (angle, radius) = (fraction * 2 * Double.pi, Double(size.height) * 0.35)
    return Point(
      Double(size.width) / 2 + radius * sin(angle), Double(size.height) / 2 - radius * cos(angle))
  }
}
