/// A colour with straight (not premultiplied) alpha, sRGB, 8 bits a channel.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from 0xRRGGBB.
  public init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(0x000000)
  public static let white = Color(0xFFFFFF)

  /// Returns the colour with its alpha multiplied by `opacity`, which is clamped to 0...1.
  public func opacity(_ opacity: Double) -> Color {
    var faded = self
    faded.alpha = UInt8((Double(alpha) * min(1, max(0, opacity))).rounded())
    return faded
  }
}
