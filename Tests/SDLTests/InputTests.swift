import TestSupport
import Testing

@testable import SDL

@Suite("Input")
struct InputTests {
  @Test("A touch is one event, without the mouse it imitates; wheels turned round are set right")
  func decoding() throws {
    let lines = try Probe.output(["decode"])
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { !$0.contains("999") })
    #expect(lines[0].contains("finger: 7, x: 0.25, y: 0.75"))
    let down = "SDL.MouseEvent.down(SDL.MouseButton.left, x: 12, y: 34, clicks: 1)"
    #expect(lines[1] == "event mouse(\(down))")
    #expect(lines[2].hasSuffix("dy: 2.0))"))
    #expect(lines[3].contains("pad7") && lines[3].contains("isRepeat: true"))
    #expect(lines[4] == "event window(SDL.WindowEvent.contentsLost)")
    #expect(lines[5] == "event quit")
  }

  @Test("A pad is opened, pressed, closed when it goes, and opened again under a new id")
  func pads() throws {
    let lines = try Probe.output(["pads"])
    let expected = [
      "change opened(SDL.PadID(instance: 0), name: \"Virtual Controller\")",
      "event button(SDL.PadID(instance: 0), SDL.PadButton.a, isDown: true)",
      "event button(SDL.PadID(instance: 0), SDL.PadButton.a, isDown: false)",
      "event axis(SDL.PadID(instance: 0), SDL.PadAxis.leftX, position: 1.0)",
      "change closed(SDL.PadID(instance: 0), name: \"Virtual Controller\")",
      "change opened(SDL.PadID(instance: 1), name: \"Virtual Controller\")",
      "event button(SDL.PadID(instance: 1), SDL.PadButton.a, isDown: true)",
      "change closed(SDL.PadID(instance: 1), name: \"Virtual Controller\")",
    ]
    var rest = lines[...]
    for line in expected {
      let place = try #require(rest.firstIndex(of: line), "\(line) in \(lines)")
      rest = rest[(place + 1)...]
    }
    #expect(lines.first == "open false []")
    #expect(lines.last == "open false []")
  }

  @Test("Each key has a place on the keyboard, and each name stands for one key")
  func keys() {
    #expect(Set(Key.allCases.map(\.rawValue)).count == Key.allCases.count)
    let reached = Set((0..<512).compactMap { Key(scancode: $0) })
    #expect(reached == Set(Key.allCases))
  }

  @Test("A watched folder of devices tells when one appears, and is quiet otherwise")
  func devices() throws {
    let folder = try TemporaryFolder()
    let watch = DeviceWatch.Box(folder.root)
    #expect(!watch.drain())
    _ = try folder.write([], to: "event0")
    #expect(watch.drain())
    #expect(!watch.drain())
    let nothing = DeviceWatch.Box(folder.path("none"))
    #expect(nothing.descriptor == -1)
    #expect(!nothing.drain())
  }
}

extension DeviceWatch {
  /// A watch that a test's macros can hold.
  final class Box {
    private let watch: DeviceWatch

    init(_ folder: String) {
      watch = DeviceWatch(folder: folder)
    }

    var descriptor: Int32 { watch.descriptor }

    func drain() -> Bool { watch.drain() }
  }
}
