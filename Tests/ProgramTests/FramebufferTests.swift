import Foundation
import Raster
import TestSupport
import Testing

@Suite("K6: the program on a framebuffer")
struct FramebufferTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write([], to: "fb")
  }

  private func start(_ options: [String]) throws -> Child {
    try Child(
      Tminus.path,
      ["5m", "--paused", "--commands", "--events", "--output", "fbdev:\(path)"] + options)
  }

  /// What the file shows now, as opaque pixels.
  private func picture(_ size: PixelSize) throws -> Bitmap? {
    let bytes = try folder.bytes(of: "fb")
    guard bytes.count == size.width * size.height * 4 else { return nil }
    let pixels = (0..<size.width * size.height).map { index -> UInt32 in
      // Blue comes first.
      let parts = bytes[(index * 4)..<(index * 4 + 3)].reversed()
      return parts.reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
    return Bitmap(size: size, pixels: pixels)
  }

  private func expected(_ size: PixelSize) throws -> Bitmap {
    try Tminus.snapshot("5m --paused", size: "\(size.width)x\(size.height)")
  }

  private func waits(_ size: PixelSize, until holds: (Bitmap) -> Bool) throws -> Bool {
    let deadline = Deadline(in: 10)
    while !deadline.hasPassed {
      if let picture = try picture(size), holds(picture) { return true }
      usleep(20_000)
    }
    return false
  }

  @Test("It shows what a snapshot shows, without a desktop, and leaves when it is asked to")
  func picture() throws {
    let size = PixelSize(320, 240)
    let child = try start(["--window", "320x240"])
    let expected = try expected(size)
    #expect(try waits(size) { $0 == expected })
    child.send(signal: SIGTERM)
    #expect(child.end() == .left(code: 0))
  }

  @Test("Turned, it shows the same picture on its side")
  func turned() throws {
    let (size, upright) = (PixelSize(320, 240), PixelSize(240, 320))
    let child = try start(["--window", "320x240", "--rotate", "90"])
    let picture = try expected(upright)
    var expected = Bitmap(size: size)
    expected.withSurface { $0.copy(PixelRect(upright), of: picture, turned: .quarter) }
    #expect(try waits(size) { $0 == expected })
    try child.tell("quit")
    #expect(child.end() == .left(code: 0))
  }

  @Test("Only what changes is written")
  func damage() throws {
    let size = PixelSize(320, 240)
    let child = try start(["--window", "320x240"])
    let expected = try expected(size)
    #expect(try waits(size) { $0 == expected })
    // Something that another program wrote in a corner stays there.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(contentsOf: Data([1, 2, 3, 0]))
    try child.tell("set 4m")
    #expect(try waits(size) { $0 != expected && $0[0, 0] == 0xFF03_0201 && $0[160, 100] != 0 })
    try child.tell("fullscreen")
    let lines = (0..<3).compactMap { _ in child.line(within: 5) }
    #expect(lines.contains { $0.contains("a framebuffer is no window") }, "\(lines)")
  }

  @Test("Paused, it does not wake at all")
  func silence() throws {
    let size = PixelSize(320, 240)
    let child = try start(["--window", "320x240", "--stats"])
    let expected = try expected(size)
    #expect(try waits(size) { $0 == expected })
    usleep(2_500_000)
    child.send(signal: SIGTERM)
    let seconds = child.complaint().split(separator: "\n").dropFirst()
      .filter { !$0.contains("summary") && $0.contains("wakeups") }
    #expect(!seconds.isEmpty)
    let quiet = seconds.last?.contains("\"wakeups\":0,") ?? false
    #expect(quiet, "\(seconds)")
  }

  @Test("What is no framebuffer is refused in a sentence")
  func refusal() throws {
    let finished = try Tminus.run("5m --output fbdev:/dev/null", environment: [:])
    #expect(finished.ending == .left(code: 69))
    #expect(
      finished.errors == "tminus: /dev/null is no framebuffer; give one like fbdev:/dev/fb0\n")
  }
}
