import TestSupport
import Testing

@testable import SDL

@Suite("Pictures in files")
struct PictureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func load(_ path: String) throws -> String {
    try Probe.output(["picture", path]).joined(separator: "\n")
  }

  /// A PNG file of one red pixel.
  private func png() throws -> [UInt8] {
    _ = try Probe.output(["save", folder.path("red.png")])
    return try folder.bytes(of: "red.png")
  }

  @Test("What is saved as PNG is read back bit for bit, opaque or not")
  func roundTrip() throws {
    #expect(try Probe.output(["round-trip", folder.path("all.png")]) == ["equal"])
  }

  @Test("A file's content tells its format, not its name")
  func wrongName() throws {
    let path = try folder.write(png(), to: "red.jpg")
    #expect(try load(path) == "1x1 ffff0000")
  }

  @Test("A picture cut off is refused")
  func cutOff() throws {
    let bytes = try png()
    let path = try folder.write([UInt8](bytes.prefix(bytes.count / 2)), to: "cut.png")
    #expect(try load(path).hasPrefix("error: \(path) is not a picture that can be read"))
  }

  @Test("A file without bytes, and a picture without pixels, are told as empty")
  func empty() throws {
    let none = try folder.write([], to: "none.png")
    #expect(try load(none) == "error: the picture \(none) is empty")
    let flat = try folder.write(Self.pngHeader(width: 0, height: 7), to: "flat.png")
    #expect(try load(flat) == "error: the picture \(flat) is empty")
  }

  @Test("A picture that claims 16,385 pixels a side is refused by its header")
  func huge() throws {
    let path = try folder.write(Self.pngHeader(width: 16_385, height: 2), to: "huge.png")
    let message = "error: the picture \(path) is 16385 × 2 pixels; at most 16384 a side are read"
    #expect(try load(path) == message)
  }

  @Test("What isn't there, is no file, or no picture, is told as such")
  func noPicture() throws {
    let missing = folder.path("missing.png")
    #expect(try load(missing) == "error: there is no picture at \(missing)")
    #expect(
      try load(folder.root)
        == "error: the picture \(folder.root) can't be read: it is not a file")
    let text = try folder.write([UInt8]("hello".utf8), to: "text.png")
    #expect(try load(text).hasPrefix("error: \(text) is not a picture"))
  }

  @Test("A JPEG picture for print shows its colours: magenta, yellow and a fifth black are red")
  func inks() throws {
    let path = try folder.write(Self.cmyk, to: "cmyk.jpg")
    #expect(try load(path).hasPrefix("8x8 ffcc0000 ffcc0000"))
  }

  @Test("A picture that can't be written is told with the reason, and leaves nothing behind")
  func unwritable() throws {
    let path = "\(folder.path("none"))/a.png"
    #expect(
      try Probe.output(["save", path])
        == ["error: the picture can't be written to \(path): No such file or directory"])
    // A folder stands where the picture should go.
    let target = folder.root
    #expect(try Probe.output(["save", target])[0].hasPrefix("error: the picture can't be"))
  }

  @Test("Saving replaces the file in one step and leaves no other beside it")
  func replaces() throws {
    let path = try folder.write([1, 2, 3], to: "a.png")
    #expect(try Probe.output(["save", path]) == ["saved"])
    #expect(try load(path) == "1x1 ffff0000")
    #expect(FolderListing.names(in: folder.root) == ["a.png"])
  }

  static func pngHeader(width: Int, height: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for side in [width, height] {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: side >> shift)) }
    }
    bytes += [8, 6, 0, 0, 0]
    return bytes
  }
}
