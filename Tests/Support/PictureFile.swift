public import Raster

/// Pictures in PNG files, read and written by a process of their own.
public enum PictureFile {
  public static func read(_ path: String) throws -> Bitmap {
    let probe = try Child.run(Built.path("stationprobe"), ["read", path])
    guard let end = probe.output.firstIndex(of: UInt8(ascii: "\n")),
      probe.ending == .left(code: 0)
    else { throw ToolError(complaint: probe.text) }
    let sides = String(decoding: probe.output[..<end], as: UTF8.self).split(separator: " ")
    let pixels = probe.output[(end + 1)...].withUnsafeBytes {
      [UInt32]($0.bindMemory(to: UInt32.self))
    }
    return Bitmap(size: PixelSize(Int(sides[0]) ?? 0, Int(sides[1]) ?? 0), pixels: pixels)
  }

  public static func write(_ picture: Bitmap, to path: String) throws {
    let sides = [picture.size.width, picture.size.height].map { String($0) }
    let probe = try Child.run(
      Built.path("stationprobe"), ["write", path] + sides,
      input: picture.pixels.withUnsafeBytes { [UInt8]($0) })
    guard probe.ending == .left(code: 0) else { throw ToolError(complaint: probe.text) }
  }
}
