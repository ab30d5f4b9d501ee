import Raster

@testable import Views

var strokes: Resources { Resources(typesetter: StrokeTypesetter()) }

var blocks: Resources { Resources(typesetter: BlockTypesetter()) }

/// A typesetter whose characters are blocks, six tenths of the em wide; a space is blank.
final class BlockTypesetter: Typesetter {
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascent: font.size, descent: (font.size + 3) / 4, capHeight: (font.size * 7 + 9) / 10)
  }

  func set(_ text: String, in font: Font) -> GlyphRun {
    let cell = max(1, font.size * 6 / 10)
    let height = metrics(of: font).capHeight
    let size = PixelSize(cell * text.count, height)
    let row = text.flatMap { character in
      (0..<cell).map { x in character != " " && (x > 0 || cell == 1) ? UInt8.max : 0 }
    }
    guard row.contains(.max) else {
      return GlyphRun(advance: size.width, mask: nil, left: 0, top: 0)
    }
    let mask = Mask(size: size, coverage: (0..<height).flatMap { _ in row })
    return GlyphRun(advance: size.width, mask: mask, left: 0, top: height)
  }
}

/// Paints layers over black.
func painted(_ layers: [Layer], _ size: PixelSize) -> Bitmap {
  let window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  return Frame(size: size, layers: [Layer(.rectangle(window, radius: 0), .color(.black))] + layers)
    .bitmap()
}

/// Returns the largest difference of any channel between two pictures of one size.
func worstDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
  zip(a.pixels, b.pixels).map { one, other in
    [0, 8, 16, 24].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }.max() ?? 0
}

extension Bitmap {
  /// The picture with left and right swapped.
  var mirrored: Bitmap {
    var result = self
    for y in 0..<size.height {
      for x in 0..<size.width { result[x, y] = self[size.width - 1 - x, y] }
    }
    return result
  }

  /// The smallest rectangle that holds all pixels unlike the top left one.
  var inkBounds: PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y] != pixels[0] {
        bounds = bounds.union(PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1))
      }
    }
    return bounds
  }
}
