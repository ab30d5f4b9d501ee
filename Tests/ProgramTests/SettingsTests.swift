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

  @Test(
    "check tells what a file names and isn't there, by its place, and what is wrong with themes")
  func checkNamed() throws {
    let folder = try TemporaryFolder()
    func file(_ text: String, _ name: String) throws -> String {
      try folder.write(Array(text.utf8), to: name)
    }
    _ = try file("", "mute.wav")
    let bad = try file(
      """
      {
        zone: "Europe/Berlin",
        background: "image:none.png", font: "No Such Family", popupTitleFont: "/none.ttf",
        sound: "none.wav", keys: "none.txt", pads: "nopads.txt", lock: "toggle", lockEscape: "q w",
        thresholds: ["last at 1m: sound mute.wav"],
        agenda: [{duration: "5m", look: {track: "image:lost.png"}, sound: "gone.ogg"}],
      }
      """, "bad.json5")
    let found = try Tminus.run(["check", bad])
    #expect(found.ending == .left(code: 78))
    let places = [
      "3:15: background", "3:39: font", "3:73: popupTitleFont", "4:10: sound", "4:28: keys",
      "4:46: pads", "4:88: lockEscape", "5:16: thresholds[0]", "6:43: agenda[0].look.track",
      "6:69: agenda[0].sound",
    ]
    let lines = found.errors.split(separator: "\n")
    #expect(lines.count == places.count, "\(found.errors)")
    for (place, line) in zip(places, lines) {
      #expect(line.contains("\(bad):\(place): "), "\(place)")
    }

    let theme = try file("{theme: 'light', timer: '5m', background: 'image:none.png'}", "t.json5")
    let whole = try Tminus.run(["check", theme])
    #expect(whole.errors.contains("none.png") && !whole.errors.contains("timer"), "\(whole.errors)")
    let asTheme = try Tminus.run(["check", "--theme", theme])
    #expect(asTheme.errors.contains("\(theme):1:18: timer: there is no such key"))
    let good = try file("{theme: 'light', background: 'image:none.png'}", "u.json5")
    let lacking = try Tminus.run(["check", "--theme", good])
    #expect(lacking.errors.contains("\(good):1:30: background: "), "\(lacking.errors)")
    let fine = try file("{theme: 'light', background: 'red'}", "v.json5")
    #expect(try Tminus.run(["check", "--theme", fine]).ending == .left(code: 0))
  }

  @Test(
    "What ran goes on without a picture, a font, a sound and a key map that are gone, and says so",
    .enabled(if: XServer.isAvailable))
  func restoreWithoutSupplies() throws {
    let folder = try TemporaryFolder()
    let text =
      "{background: 'image:gone.png', font: 'No Such Family', sound: 'gone.wav', keys: 'gone.txt'}"
    let file = try folder.write(Array(text.utf8), to: "s.json5")
    let server = try XServer()
    #expect(try Tminus.run("5m --config \(file)").ending != .left(code: 0))
    let shown = try ShownWindow(
      "5m --restore --window 320x240 --events --config \(file)", on: server)
    var said = ""
    for _ in 0..<4 { said += shown.program.complaintLine() ?? "" }
    for name in ["gone.png", "No Such Family", "gone.wav", "gone.txt"] {
      #expect(said.contains(name), "\(name) in \(said)")
    }
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
