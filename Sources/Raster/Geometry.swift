/// A place in a picture, in pixels; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// An upright rectangle in pixels whose sides are finite and not negative.
public struct Rect: Hashable, Sendable {
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double

  /// Creates a rectangle; a side that is negative or not a number becomes 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var isEmpty: Bool { width == 0 || height == 0 }
  public var center: Point { Point(x + width / 2, y + height / 2) }

  /// Returns the rectangle with each side moved inwards by `amount` (outwards if negative).
  public func inset(by amount: Double) -> Rect {
    Rect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}

/// A size in whole pixels, each side at least 0.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// The pixels with x in x0..<x1 and y in y0..<y1; empty where x1 <= x0 or y1 <= y0.
public struct PixelRect: Hashable, Sendable, BitwiseCopyable {
  public var x0: Int
  public var y0: Int
  public var x1: Int
  public var y1: Int

  public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
  /// A rectangle that holds all that an outline can reach.
  static let everywhere = PixelRect(x0: -1 << 20, y0: -1 << 20, x1: 1 << 20, y1: 1 << 20)

  public init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  public init(_ size: PixelSize) {
    self.init(x0: 0, y0: 0, x1: size.width, y1: size.height)
  }

  public var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  public var width: Int { max(0, x1 - x0) }
  public var height: Int { max(0, y1 - y0) }
  /// The number of pixels.
  public var area: Int { width * height }

  public func intersection(_ other: PixelRect) -> PixelRect {
    let cut = PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return cut.isEmpty ? .empty : cut
  }

  /// Returns the smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }
}
