/// A premultiplied colour spread over two registers, ready for arithmetic on two channels at once.
///
/// Each channel has 32 bits, of which its value takes 16: 8 whole bits and 8 after the point, so that 65 280
/// is a channel's 255. Stacks of translucent layers are worked out in these and rounded to 8 bits once.
struct Lanes: Equatable, BitwiseCopyable {
  /// Red above blue.
  var redBlue: UInt64
  /// Alpha above green.
  var alphaGreen: UInt64

  static let clear = Lanes(redBlue: 0, alphaGreen: 0)
  private static let low: UInt64 = 0x0000_FFFF_0000_FFFF

  init(redBlue: UInt64, alphaGreen: UInt64) {
    self.redBlue = redBlue
    self.alphaGreen = alphaGreen
  }

  /// Creates the lanes of a premultiplied pixel.
  @inline(__always)
  init(pixel: UInt32) {
    let wide = UInt64(pixel)
    redBlue = (wide & 0xFF) << 8 | (wide >> 16 & 0xFF) << 40
    alphaGreen = (wide >> 8 & 0xFF) << 8 | (wide >> 24) << 40
  }

  /// Creates the lanes of a straight colour, premultiplied to 16 bits.
  init(_ color: Color) {
    let alpha = UInt64(color.alpha)
    func channel(_ value: UInt8) -> UInt64 { (UInt64(value) * alpha * 256 + 127) / 255 }
    redBlue = channel(color.red) << 32 | channel(color.blue)
    alphaGreen = alpha << 40 | channel(color.green)
  }

  /// The premultiplied pixel, each channel rounded to the nearest.
  @inline(__always)
  var pixel: UInt32 {
    let (rb, ag) = (redBlue &+ 0x80_0000_0080, alphaGreen &+ 0x80_0000_0080)
    let blue = UInt32(truncatingIfNeeded: rb >> 8) & 0xFF
    let red = UInt32(truncatingIfNeeded: rb >> 24) & 0xFF_0000
    let green = UInt32(truncatingIfNeeded: ag) & 0xFF00
    let alpha = UInt32(truncatingIfNeeded: ag >> 16) & 0xFF00_0000
    return alpha | red | green | blue
  }

  @inline(__always)
  private var isOpaque: Bool { alphaGreen >> 32 == 65280 }

  /// Returns this colour laid over another on a share of a pixel, 0...`Coverage.full`.
  @inline(__always)
  func over(_ below: Lanes, amount: UInt64) -> Lanes {
    let kept = 32768 &- ((alphaGreen >> 32) &* amount &+ 32640) / 65280
    // No lane overflows: its two shares add up to at most 65 280 · 32 768, and a rounding.
    let rb = redBlue &* amount &+ below.redBlue &* kept &+ 0x4000_0000_4000
    let ag = alphaGreen &* amount &+ below.alphaGreen &* kept &+ 0x4000_0000_4000
    return Lanes(redBlue: rb >> 15 & Self.low, alphaGreen: ag >> 15 & Self.low)
  }

  /// Returns what two shapes that share an edge leave of a pixel.
  ///
  /// The shapes are nested, so the smaller coverage lies within the greater: the pixel is parted into what
  /// neither, only one, and both cover.
  static func nested(
    _ inlay: Lanes, _ inlayAmount: UInt64, on host: Lanes, _ hostAmount: UInt64, over below: Lanes
  ) -> Lanes {
    let both = min(inlayAmount, hostAmount)
    if host.isOpaque && inlay.isOpaque {
      // Each hides all below it, so that the parts are mixed as they are.
      var sum = Lanes(redBlue: 0x4000_0000_4000, alphaGreen: 0x4000_0000_4000)
      sum.add(below, share: 32768 &- max(inlayAmount, hostAmount))
      sum.add(host, share: hostAmount &- both)
      sum.add(inlay, share: inlayAmount)
      return Lanes(redBlue: sum.redBlue >> 15 & low, alphaGreen: sum.alphaGreen >> 15 & low)
    }
    let hosted = host.over(below, amount: 32768)
    var sum = Lanes(redBlue: 0x4000_0000_4000, alphaGreen: 0x4000_0000_4000)
    sum.add(below, share: 32768 &- max(inlayAmount, hostAmount))
    sum.add(hosted, share: hostAmount &- both)
    sum.add(inlay.over(below, amount: 32768), share: inlayAmount &- both)
    sum.add(inlay.over(hosted, amount: 32768), share: both)
    return Lanes(redBlue: sum.redBlue >> 15 & low, alphaGreen: sum.alphaGreen >> 15 & low)
  }

  /// Returns `share` of this colour, 0...`Coverage.full`, and the rest of the other.
  @inline(__always)
  func mixed(with other: Lanes, share: UInt64) -> Lanes {
    var sum = Lanes(redBlue: 0x4000_0000_4000, alphaGreen: 0x4000_0000_4000)
    sum.add(self, share: share)
    sum.add(other, share: 32768 &- share)
    return Lanes(redBlue: sum.redBlue >> 15 & Self.low, alphaGreen: sum.alphaGreen >> 15 & Self.low)
  }

  @inline(__always)
  private mutating func add(_ part: Lanes, share: UInt64) {
    redBlue &+= part.redBlue &* share
    alphaGreen &+= part.alphaGreen &* share
  }
}
