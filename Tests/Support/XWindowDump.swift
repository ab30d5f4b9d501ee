public import Foundation
public import Raster

/// A picture in the format of xwd, in which Xvfb keeps its screen.
public struct XWindowDump {
  public let size: PixelSize
  /// Row by row as the screen has them: without alpha, 16 bits each on a screen of 16 bits.
  private let pixels: [UInt32]
  /// Where in the file the pixels begin, and how far its rows are apart.
  let layout: (start: Int, stride: Int)

  /// Reads the header, numbers of four bytes with the highest first, and the pixels, lowest byte first.
  public init(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = number(0) + number(19) * 12
    let (size, stride) = (PixelSize(number(4), number(5)), number(12))
    let isDeep = number(11) == 32
    self.size = size
    layout = (start, stride)
    pixels = bytes.withUnsafeBytes { bytes in
      var pixels: [UInt32] = []
      pixels.reserveCapacity(size.width * size.height)
      for y in 0..<size.height {
        let row = UnsafeRawBufferPointer(rebasing: bytes[(start + y * stride)...])
        if isDeep {
          pixels += row.bindMemory(to: UInt32.self)[..<size.width]
        } else {
          pixels += row.bindMemory(to: UInt16.self)[..<size.width].map { UInt32($0) }
        }
      }
      return pixels
    }
  }

  /// Counts the pixels of a colour (without alpha), and finds the first of them.
  public func find(_ color: UInt32) -> (count: Int, x: Int, y: Int) {
    var found = (count: 0, x: -1, y: -1)
    for (index, pixel) in pixels.enumerated() where pixel & 0xFFFFFF == color {
      if found.count == 0 { found = (0, index % size.width, index / size.width) }
      found.count += 1
    }
    return found
  }

  /// The picture as an opaque bitmap.
  public var bitmap: Bitmap { Bitmap(size: size, pixels: pixels.map { $0 | 0xFF00_0000 }) }
}
