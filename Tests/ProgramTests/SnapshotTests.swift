import Foundation
import Raster
import TestSupport
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  @Test(
    "The same command line writes the same file",
    arguments: [
      "25m --elapsed 9m Tea 你好", "90m --face bar --theme light",
      "5s --elapsed 9s --at-zero overtime",
      "5m --progress gradient:red,blue --face ring", "",
    ])
  func repeatable(line: String) throws {
    let folder = try TemporaryFolder()
    let files = try ["a.png", "b.png"].map { name in
      let words = line.words + ["--size", "320x240", "--snapshot", folder.path(name)]
      #expect(try Tminus.run(words).ending == .left(code: 0))
      return try folder.bytes(of: name)
    }
    #expect(files[0] == files[1] && !files[0].isEmpty)
  }

  private static let sizes: [(option: String, width: Int, height: Int)] = [
    ("--size 1x1", 1, 1), ("--size 3x2000", 3, 2000), ("", 1920, 1080),
  ]

  @Test(
    "It is of the size that is asked for, 1920 × 1080 otherwise",
    arguments: sizes)
  func size(option: String, width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let finished = try Tminus.run("5m \(option) --snapshot \(folder.path("out.png"))")
    #expect(finished.ending == .left(code: 0) && finished.output.isEmpty && finished.errors.isEmpty)
    let header = try folder.bytes(of: "out.png").prefix(24)
    #expect(header.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    func number(at start: Int) -> Int { header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(at: 16) == width && number(at: 20) == height)
  }

  @Test("At another scale the same picture is so much larger")
  func scale() throws {
    let line = "10s --elapsed 3s --face ring --no-label --track black --background black"
    let small = try Tminus.snapshot("\(line) --radius 40 --thickness 10", size: "100x100")
    let large = try Tminus.snapshot(
      "\(line) --radius 40 --thickness 10 --scale 3", size: "300x300")
    let (a, b) = (small.coverage, large.coverage)
    #expect(a > 100 && abs(b / a - 9) < 0.02)
  }

  @Test("A snapshot is written over an older file")
  func overwriting() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Array("old".utf8), to: "out.png")
    #expect(try Tminus.run("5m --size 64x48 --snapshot \(file)").ending == .left(code: 0))
    #expect(try folder.bytes(of: "out.png").count > 100)
  }

  @Test("Hidden after the end, nothing but the background is left")
  func autohide() throws {
    let picture = try Tminus.snapshot(
      "5s --elapsed 6s --autohide --background #123456", size: "64x48")
    #expect(picture.pixels.allSatisfy { $0 == 0xFF12_3456 })
  }
}
