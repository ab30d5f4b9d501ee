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
    guard size != target, size.width > 0, size.height > 0 else { return self }
    if target.width % size.width == 0 && target.height % size.height == 0 {
      return repeated(target.width / size.width, target.height / size.height)
    }
    let wide = Self.filter(
      pixels.map(SIMD4<Float>.init(pixel:)), lines: size.height, from: size.width,
      to: target.width, step: 1, lineStep: (size.width, target.width), edge: edge)
    let all = Self.filter(
      wide, lines: target.width, from: size.height, to: target.height, step: target.width,
      lineStep: (1, 1), edge: edge)
    return Bitmap(size: target, pixels: all.map(\.pixel))
  }

  private func repeated(_ across: Int, _ down: Int) -> Bitmap {
    var result = Bitmap(size: PixelSize(size.width * across, size.height * down))
    for y in 0..<result.size.height {
      for x in 0..<result.size.width { result[x, y] = self[x / across, y / down] }
    }
    return result
  }

  /// Filters lines of `from` pixels into lines of `to` pixels, `step` apart along a line.
  private static func filter(
    _ source: [SIMD4<Float>], lines: Int, from: Int, to: Int, step: Int,
    lineStep: (source: Int, target: Int), edge: Edge
  ) -> [SIMD4<Float>] {
    let ratio = Double(from) / Double(to)
    let stretch = max(1, ratio)
    var result = [SIMD4<Float>](repeating: .zero, count: lines * to)
    for index in 0..<to {
      let middle = (Double(index) + 0.5) * ratio
      let first = Int((middle - 2 * stretch).rounded(.up))
      let last = Int((middle + 2 * stretch).rounded(.down))
      var weights = (first...max(first, last)).map {
        catmullRom((Double($0) + 0.5 - middle) / stretch)
      }
      let sum = weights.reduce(0, +)
      weights = weights.map { $0 / sum }
      for line in 0..<lines {
        var pixel = SIMD4<Float>.zero
        for (offset, weight) in weights.enumerated() {
          let place = edge.place(first + offset, of: from)
          pixel += source[line * lineStep.source + place * step] * Float(weight)
        }
        result[line * lineStep.target + index * step] = pixel
      }
    }
    return result
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
