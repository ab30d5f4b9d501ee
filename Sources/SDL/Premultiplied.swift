/// The arithmetic between straight and premultiplied ARGB pixels.
package enum Premultiplied {
  /// Returns `value` × `alpha` ÷ 255, rounded to the nearest.
  ///
  /// Exact for 0...255 each: the sum of the two shifts divides by 255 where the product has 16 bits.
  package static func scale(_ value: UInt32, by alpha: UInt32) -> UInt32 {
    let product = value * alpha + 128
    return (product + product >> 8) >> 8
  }

  /// Returns the pixel with its colours multiplied by its alpha.
  package static func pixel(_ straight: UInt32) -> UInt32 {
    let alpha = straight >> 24
    if alpha == 255 { return straight }
    return alpha << 24 | scale(straight >> 16 & 255, by: alpha) << 16
      | scale(straight >> 8 & 255, by: alpha) << 8 | scale(straight & 255, by: alpha)
  }

  /// Returns the straight pixel whose premultiplied form is `premultiplied`.
  ///
  /// A colour above its alpha, which no such pixel has, becomes 255.
  package static func straight(_ premultiplied: UInt32) -> UInt32 {
    let alpha = premultiplied >> 24
    if alpha == 255 { return premultiplied }
    if alpha == 0 { return 0 }
    func divide(_ value: UInt32) -> UInt32 { min(255, (value * 255 + alpha / 2) / alpha) }
    return alpha << 24 | divide(premultiplied >> 16 & 255) << 16
      | divide(premultiplied >> 8 & 255) << 8 | divide(premultiplied & 255)
  }
}
