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
    let other = try folder.write(png(), to: "red.tga")
    #expect(try load(other) == "1x1 ffff0000")
  }

  @Test("A TGA picture, which no mark tells, is known by its name")
  func targa() throws {
    let header: [UInt8] = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 24, 0]
    let path = try folder.write(header + [0, 0, 255], to: "red.TGA")
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

  @Test("A picture of more than 100 million pixels is refused by its header")
  func area() throws {
    let path = try folder.write(Self.pngHeader(width: 10_001, height: 10_000), to: "huge.png")
    #expect(
      try load(path)
        == "error: the picture \(path) is 10001 × 10000 pixels; at most 100000000 in all are read")
  }

  @Test(
    "An SVG picture that would be too large is refused before it is drawn",
    arguments: [
      "width='30000' height='30000'", "viewBox='0 0 30000 30000'",
      "width=\"300in\" height=\"12500pt\"", "viewBox='0,0,9,9' width='3e4px' height='300in'",
    ])
  func hugeSVG(attributes: String) throws {
    let text = "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let header = try #require(PictureHeader(Array(text.utf8)))
    #expect(header.width > 16_384 && header.height > 16_384)
    let path = try folder.write(Array(text.utf8), to: "huge.svg")
    #expect(try load(path).hasSuffix("at most 16384 a side are read"))
  }

  @Test("An SVG picture is read in the size its header tells")
  func svg() throws {
    for attributes in ["width='2' height='1'", "viewBox='0 0 2 1'", "width='1.5pt' height='1'"] {
      let text = "<svg \(attributes)><rect width='9' height='9' fill='#f00'/></svg>"
      let path = try folder.write(Array(text.utf8), to: "small.svg")
      #expect(try load(path).hasPrefix("2x1 ffff0000"))
    }
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
