import Foundation
import Raster
import TestSupport

/// An X server without a screen, whose pixels are read where it keeps them: that costs nobody else time.
final class VirtualScreen {
  let size: PixelSize
  let display: String
  let process: Child
  private let folder: TemporaryFolder
  private let file: UnsafeMutableRawPointer
  private let length: Int
  private let pixels: UnsafePointer<UInt32>
  private let stride: Int

  static let path = "/usr/bin/Xvfb"

  /// Starts a server, and maps the file of its pixels, which has the format of xwd.
  init(size: PixelSize) throws {
    self.size = size
    folder = try TemporaryFolder()
    process = try Child(
      VirtualScreen.path,
      [
        "-displayfd", "1", "-fbdir", folder.root, "-nolisten", "tcp", "-nocursor", "-screen", "0",
        "\(size.width)x\(size.height)x24",
      ])
    guard let answer = process.line(within: 20) else { throw Complaint("Xvfb does not start") }
    display = ":\(answer)"
    let descriptor = open(folder.path("Xvfb_screen0"), O_RDONLY)
    guard descriptor >= 0 else { throw Complaint("Xvfb has no file of its pixels") }
    defer { close(descriptor) }
    length = Int(lseek(descriptor, 0, SEEK_END))
    guard let file = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0), file != MAP_FAILED
    else { throw Complaint("the pixels of Xvfb can't be mapped") }
    self.file = file
    func number(_ index: Int) -> Int {
      Int(UInt32(bigEndian: file.load(fromByteOffset: index * 4, as: UInt32.self)))
    }
    stride = number(12) / 4
    pixels = UnsafePointer(
      (file + number(0) + number(19) * 12).assumingMemoryBound(to: UInt32.self))
  }

  deinit {
    munmap(file, length)
    process.send(signal: SIGTERM)
    _ = process.end()
  }

  /// Whether a pixel has a colour, but for what color management makes of it.
  func shows(_ color: Color, at place: (x: Int, y: Int)) -> Bool {
    let pixel = Color(pixels[place.y * stride + place.x])
    func near(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= 4 }
    return near(pixel.red, color.red) && near(pixel.green, color.green)
      && near(pixel.blue, color.blue)
  }

  /// Returns a number that differs when a part of the screen does, looked at in every so-manieth row.
  func hash(of rect: PixelRect, rowStep: Int = 1) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for y in Swift.stride(from: rect.y0, to: rect.y1, by: rowStep) {
      for x in rect.x0..<rect.x1 {
        hash = (hash ^ UInt64(pixels[y * stride + x] & 0xFFFFFF)) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}
