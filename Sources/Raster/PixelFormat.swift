/// How a screen keeps a pixel's colour in memory: where each channel stands, and how many bits it has.
public struct PixelFormat: Equatable, Sendable {
  /// The bits of one channel, counted from the lowest.
  public struct Channel: Equatable, Sendable {
    public let offset: Int
    public let length: Int

    public init(offset: Int, length: Int) {
      self.offset = offset
      self.length = length
    }
  }

  /// 2, 3 or 4; the lowest byte comes first.
  public let bytes: Int
  public let red: Channel
  public let green: Channel
  public let blue: Channel
  /// The bits that are set in every pixel: those of the opacity, where there are such.
  public let opaque: UInt32
  private let reds: [UInt32]
  private let greens: [UInt32]
  private let blues: [UInt32]

  /// Creates a format; nil where a channel has no bits or more than 16, or stands outside of the pixel.
  ///
  /// - Parameter opacity: its channel, of no length where there is none.
  public init?(
    bytes: Int, red: Channel, green: Channel, blue: Channel,
    opacity: Channel = Channel(offset: 0, length: 0)
  ) {
    guard (2...4).contains(bytes) else { return nil }
    for channel in [red, green, blue] {
      guard (1...16).contains(channel.length), channel.offset >= 0,
        channel.offset + channel.length <= 8 * bytes
      else { return nil }
    }
    (self.bytes, self.red, self.green, self.blue) = (bytes, red, green, blue)
    let hasOpacity =
      (1...16).contains(opacity.length) && opacity.offset >= 0
      && opacity.offset + opacity.length <= 8 * bytes
    opaque = hasOpacity ? opacity.bits(of: 255) : 0
    reds = (0...255).map { red.bits(of: $0) }
    greens = (0...255).map { green.bits(of: $0) }
    blues = (0...255).map { blue.bits(of: $0) }
  }

  /// Returns the pixel nearest to a colour of 0xAARRGGBB.
  public func pixel(_ color: UInt32) -> UInt32 {
    opaque | reds[Int(color >> 16 & 0xFF)] | greens[Int(color >> 8 & 0xFF)]
      | blues[Int(color & 0xFF)]
  }
}

extension PixelFormat.Channel {
  /// Returns a value of 0...255 as the nearest of the channel's, at its place.
  ///
  /// | value | 5 bits | 6 bits |
  /// |---|---|---|
  /// | 0 | 0 | 0 |
  /// | 4 | 0 | 1 |
  /// | 128 | 16 | 32 |
  /// | 255 | 31 | 63 |
  fileprivate func bits(of value: UInt32) -> UInt32 {
    let greatest = UInt32(1) << UInt32(length) - 1
    return ((value * greatest + 127) / 255) << UInt32(offset)
  }
}

extension Surface {
  /// Writes a part of a row as a screen keeps it.
  ///
  /// - Parameters:
  ///   - columns: what to write of it; what lies outside of the surface is left out.
  ///   - bytes: where to, with room for all columns.
  /// - Returns: how many bytes were written.
  public func encode(
    row y: Int, _ columns: Range<Int>, as format: PixelFormat,
    into bytes: UnsafeMutableRawBufferPointer
  ) -> Int {
    let columns = columns.clamped(to: 0..<size.width)
    let count = columns.count * format.bytes
    guard let base, (0..<size.height).contains(y), bytes.count >= count else { return 0 }
    let row = base + y * stride
    for (place, x) in columns.enumerated() {
      let pixel = format.pixel(row[x])
      for byte in 0..<format.bytes {
        bytes[place * format.bytes + byte] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * byte))
      }
    }
    return count
  }
}
