/// A picture of coverages, 0 (none) to 255 (all), row by row from the top: a glyph, or a line of them.
///
/// It never changes; two masks are equal when they are the same object or hold the same bytes.
public final class Mask: Hashable, Sendable {
  public let size: PixelSize
  public let coverage: [UInt8]

  /// Creates a mask from its bytes.
  ///
  /// - Precondition: `coverage.count == size.width * size.height`.
  public init(size: PixelSize, coverage: [UInt8]) {
    precondition(coverage.count == size.width * size.height, "a mask has width × height bytes")
    self.size = size
    self.coverage = coverage
  }

  public static func == (a: Mask, b: Mask) -> Bool {
    a === b || (a.size == b.size && a.coverage == b.coverage)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
  }
}
