extension Bitmap {
  /// What lies beyond the edges of a picture that is scaled.
  public enum Edge: Sendable {
    /// Its edge pixels, without end.
    case clamp
    /// The picture again, as tiles have it.
    case wrap
  }

  /// Returns the picture in another size.
  ///
  /// Where both sides grow by whole factors its pixels are repeated; else it is filtered, by the Catmull-Rom
  /// spline (Catmull and Rom 1974) as it grows, stretched to the new pixels' width as it shrinks. Colours are
  /// filtered premultiplied, so nothing of what is transparent shows.
  public func scaled(to target: PixelSize, edge: Edge) -> Bitmap {
    scaled(to: target, part: PixelRect(target), edge: edge)
  }

  /// Returns a part of the picture in another size, in which the part may lie beyond the edges.
  ///
  /// Time and memory are those of the part and of what it shows of the picture, however large `target` is.
  ///
  /// - Precondition: the picture and `target` have pixels.
  public func scaled(to target: PixelSize, part: PixelRect, edge: Edge) -> Bitmap {
    if size == target && part == PixelRect(size) { return self }
    if target.width % size.width == 0 && target.height % size.height == 0 {
      return repeated(target.width / size.width, target.height / size.height, part, edge)
    }
    let columns = Taps(from: size.width, to: target.width, part: part.x0..<part.x1, edge: edge)
    let rows = Taps(from: size.height, to: target.height, part: part.y0..<part.y1, edge: edge)
    // What the part needs of the picture's rows, each in the part's width.
    var wide: [SIMD4<Float>] = []
    wide.reserveCapacity(rows.needed.count * part.width)
    for y in rows.needed {
      let line = columns.needed.map { SIMD4<Float>(pixel: self[$0, y]) }
      for tap in columns.taps {
        var pixel = SIMD4<Float>.zero
        for (place, weight) in tap { pixel += line[place] * weight }
        wide.append(pixel)
      }
    }
    var result = Bitmap(size: PixelSize(part.width, part.height))
    for (y, tap) in rows.taps.enumerated() {
      for x in 0..<part.width {
        var pixel = SIMD4<Float>.zero
        for (place, weight) in tap { pixel += wide[place * part.width + x] * weight }
        result[x, y] = pixel.pixel
      }
    }
    return result
  }

  private func repeated(_ across: Int, _ down: Int, _ part: PixelRect, _ edge: Edge) -> Bitmap {
    func place(_ index: Int, _ factor: Int, of count: Int) -> Int {
      // Division rounds towards 0; below it, it must round down.
      edge.place(index >= 0 ? index / factor : (index + 1) / factor - 1, of: count)
    }
    var result = Bitmap(size: PixelSize(part.width, part.height))
    let columns = (part.x0..<part.x1).map { place($0, across, of: size.width) }
    for y in 0..<result.size.height {
      let row = place(part.y0 + y, down, of: size.height)
      for (x, column) in columns.enumerated() { result[x, y] = self[column, row] }
    }
    return result
  }
}

/// Which pixels of a line, with which weights, make each pixel of a part of the line in another length.
private struct Taps {
  /// The line's pixels that are needed, in their order.
  let needed: [Int]
  /// For each new pixel, places in `needed` and their weights.
  let taps: [[(place: Int, weight: Float)]]

  init(from: Int, to: Int, part: Range<Int>, edge: Bitmap.Edge) {
    let ratio = Double(from) / Double(to)
    let stretch = max(1, ratio)
    let all = part.map { index -> [(place: Int, weight: Float)] in
      let middle = (Double(index) + 0.5) * ratio
      let first = Int((middle - 2 * stretch).rounded(.up))
      let last = Int((middle + 2 * stretch).rounded(.down))
      let weights = (first...max(first, last)).map {
        Self.catmullRom((Double($0) + 0.5 - middle) / stretch)
      }
      let sum = weights.reduce(0, +)
      return weights.enumerated().map {
        (edge.place(first + $0.offset, of: from), Float($0.element / sum))
      }
    }
    var order = [Int](repeating: -1, count: from)
    for tap in all { for (place, _) in tap { order[place] = 0 } }
    needed = order.indices.filter { order[$0] == 0 }
    for (number, place) in needed.enumerated() { order[place] = number }
    taps = all.map { $0.map { (order[$0.place], $0.weight) } }
  }

  private static func catmullRom(_ distance: Double) -> Double {
    let x = abs(distance)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
    return 0
  }
}

extension Bitmap.Edge {
  fileprivate func place(_ index: Int, of count: Int) -> Int {
    switch self {
    case .clamp: min(max(index, 0), count - 1)
    case .wrap: ((index % count) + count) % count
    }
  }
}

extension SIMD4<Float> {
  /// Creates blue, green, red and alpha of a premultiplied pixel.
  fileprivate init(pixel: UInt32) {
    self.init(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
  }

  /// The pixel, no colour above its alpha.
  fileprivate var pixel: UInt32 {
    let alpha = Swift.min(255, Swift.max(0, w.rounded()))
    func channel(_ value: Float) -> UInt32 {
      UInt32(Swift.min(alpha, Swift.max(0, value.rounded())))
    }
    return UInt32(alpha) << 24 | channel(z) << 16 | channel(y) << 8 | channel(x)
  }
}
