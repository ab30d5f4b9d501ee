import Foundation
import Raster
import TestSupport
import Testing

@Suite("Settings files of the running program", .serialized)
struct SettingsTests {
  @Test("check tells all faults with their places and leaves with 78")
  func check() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write(Array("{\n  opacity: 2,\n  thik: 1,\n}".utf8), to: "bad.json5")
    let good = try folder.write(Array("{opacity: 1}".utf8), to: "good.json5")
    let found = try Tminus.run(["check", good, bad])
    #expect(found.ending == .left(code: 78))
    let lines = found.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\(bad):2:12: opacity:") ?? false, "\(found.errors)")
    #expect(lines.last?.contains("\(bad):3:3: thik:") ?? false, "\(found.errors)")
    let passed = try Tminus.run(["check", good])
    #expect(passed.ending == .left(code: 0))
  }

  @Test("The files of the user's folder and of TMINUS_CONFIG are read, and options win")
  func folders() throws {
    let folder = try TemporaryFolder()
    mkdir(folder.path("tminus"), 0o700)
    _ = try folder.write(Array("{title: 'Mine', thickness: 3}".utf8), to: "tminus/tminus.json5")
    let own = ["XDG_CONFIG_HOME": folder.root, "TMINUS_CONFIG": ""]
    let listed = try Tminus.run(["config", "--padding", "2"], environment: own)
    #expect(listed.text.contains("title: \"Mine\", // \(folder.root)/tminus/tminus.json5:1:9"))
    #expect(listed.text.contains("padding: 2, // --padding"))
    let none = try Tminus.run(["config", "--config", "none"], environment: own)
    #expect(!none.text.contains("Mine"))
  }

  /// Saves as editors do: a new file is renamed over the old one.
  private func save(_ text: String, _ file: String) throws {
    try text.write(toFile: file + ".new", atomically: false, encoding: .utf8)
    rename(file + ".new", file)
  }

  @Test(
    "A saved look is taken up in the window without touching the run, and a faulty one is told",
    .enabled(if: XServer.isAvailable))
  func reload() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("s.json5")
    let server = try XServer()
    try save("{background: '#ff0000', label: false, face: 'bar'}", file)
    let shown = try ShownWindow("25m --window 320x240 --events --config \(file)", on: server)
    let corner = { try shown.picture()[2, 2] & 0xFFFFFF }
    #expect(try shown.waits { try corner() == 0xFF0000 })
    try save("{background: '#0000ff', label: false, face: 'bar'}", file)
    #expect(try shown.waits { try corner() == 0x0000FF })
    try save("{background: 5m}", file)
    #expect(shown.program.complaintLine()?.contains("s.json5:1:14: \"5m\" is no number") ?? false)
    usleep(200_000)
    #expect(try corner() == 0x0000FF)
    try save("{background: '#00ff00', label: false, face: 'bar'}", file)
    #expect(try shown.waits { try corner() == 0x00FF00 })
    shown.program.send(signal: SIGTERM)
    let events = shown.program.rest()
    let text = String(decoding: events, as: UTF8.self)
    #expect(text.components(separatedBy: "\"started\"").count == 2, "\(text)")
  }
}
