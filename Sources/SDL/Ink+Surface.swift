import CSDL2
import Raster

extension Ink {
  /// Creates coverage from what SDL_ttf drew in white: its alpha, or shades of a coloured picture.
  ///
  /// Its upper left corner is taken for the pen on the baseline; rows count downwards from 0.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    self.init(
      left: 0, top: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    guard let base = surface.pointee.pixels else { return }
    let width = width
    let height = height
    coverage.withUnsafeMutableBufferPointer { target in
      for y in 0..<height {
        let row = (base + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { target[y * width + x] = Ink.coverage(of: row[x]) }
      }
    }
  }

  /// Returns a pixel's alpha, times its lightness; white text is all alpha.
  private static func coverage(of pixel: UInt32) -> UInt8 {
    let alpha = pixel >> 24
    if alpha == 0 || pixel & 0xFFFFFF == 0xFFFFFF { return UInt8(alpha) }
    let red = pixel >> 16 & 255
    let green = pixel >> 8 & 255
    let light = (red * 54 + green * 183 + (pixel & 255) * 19) >> 8
    return UInt8(Premultiplied.scale(light, by: alpha))
  }

  /// Returns the ink made smaller; each new pixel is the average of the area it stands for.
  func shrunk(by factor: Double) -> Ink {
    let columns = max(1, Int((Double(width) * factor).rounded()))
    let rows = max(1, Int((Double(height) * factor).rounded()))
    var small = Ink(left: 0, top: 0, width: columns, height: rows)
    for y in 0..<rows {
      let lines = y * height / rows..<max(y * height / rows + 1, (y + 1) * height / rows)
      for x in 0..<columns {
        let places = x * width / columns..<max(x * width / columns + 1, (x + 1) * width / columns)
        var sum = 0
        for line in lines {
          for place in places { sum += Int(coverage[line * width + place]) }
        }
        small.coverage[y * columns + x] = UInt8(sum / (lines.count * places.count))
      }
    }
    return small
  }

  /// The height of a letter of upright strokes, such as H, to the nearest pixel; nil without ink.
  ///
  /// Rows at its ends count by how full they are compared with those between.
  var strokeHeight: Int? {
    let rows = (0..<height)
      .map { y in coverage[y * width..<(y + 1) * width].reduce(0) { $0 + Int($1) } }
      .filter { $0 > 0 }
    guard !rows.isEmpty else { return nil }
    let usual = rows.sorted()[rows.count / 2]
    let sum = rows.reduce(0) { $0 + min($1, usual) }
    return (sum + usual / 2) / usual
  }
}
