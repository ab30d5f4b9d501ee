import Raster
import TestSupport
import Testing
import TimerCore
import Views

@testable import Demo

@Suite("Three bars, as the table says")
struct ThreeBarsTests {
  private static func bars(_ width: Int = 960, _ height: Int = 540) -> [ReactingBar] {
    ThreeBars(in: Space(size: PixelSize(width, height), scale: 1, resources: .plain)).bars
  }

  private static let red = Fill.color(Color(0xFF0000))
  private static let nanosecond = Duration.nanoseconds(1)

  @Test("Each begins with the looks of its column")
  func beginnings() {
    let looks = Self.bars().map { $0.look(at: .zero) }
    let strokes = looks.map(\.bar.stroke)
    #expect(looks.map(\.bar.mode) == [.straight, .reflection, .backwards])
    #expect(strokes.map(\.cap) == [.square, .round, .square])
    #expect(strokes.map(\.thickness) == [.points(10), .points(30), .points(0.225 * 180)])
    #expect(looks.map(\.bar.padding) == [.points(20), .points(10), .points(40)])
    #expect(strokes[0].track == .color(Color(0x555555)))
    #expect(strokes[0].progress == .color(Color(0xFF8000)))
    #expect(strokes[1].track == .color(Color(red: 255, green: 255, blue: 255, alpha: 102)))
    #expect(strokes[1].progress == .color(Color(red: 0, green: 0, blue: 230, alpha: 51)))
    #expect(strokes[2].track == .image(path: "pattern_2", fit: .tile))
    #expect(strokes[2].progress == .image(path: "pattern_3", fit: .tile))
    #expect(looks.map(\.label.shown) == [true, false, false])
    #expect(looks[0].label.color == .white)
    let panels = looks.map(\.bar.panel)
    #expect(panels[0].fill == .color(Color(red: 0, green: 0, blue: 0, alpha: 102)))
    #expect(panels[1].fill == nil)
    #expect(panels[2].fill == .color(Color(red: 0, green: 0, blue: 128)))
    #expect(panels.map(\.radius)[2] == .points(15) && panels[0].radius == .points(0))
  }

  @Test("They take 5, 7 and 9 seconds")
  func lengths() {
    #expect(Self.bars().map(\.script.setting) == [.seconds(5), .seconds(7), .seconds(9)])
  }

  @Test("V16: none of their reactions flash too often")
  func flashing() {
    #expect(Self.bars().map { $0.reactions?.reactions.count } == [5, 4, 5])
  }

  @Test(
    "The first pulses red and 2 thicker with exactly 3, 2, 1 and 0 seconds left, for half a second")
  func pulses() {
    let bar = Self.bars()[0]
    func isRed(_ time: Duration) -> Bool {
      let look = bar.look(at: time)
      let isRed = look.bar.stroke.progress == Self.red
      #expect((look.label.color == Color(0xFF0000)) == isRed)
      #expect(look.bar.stroke.track != Self.red || time >= .milliseconds(5500))
      let base = time >= .milliseconds(5500) ? 20.0 : 10
      #expect(look.bar.stroke.thickness == .points(isRed ? base + 2 : base))
      return isRed
    }
    for second in 2...5 {
      let (begin, end) = (Duration.seconds(second), Duration.milliseconds(second * 1000 + 500))
      #expect(!isRed(begin - Self.nanosecond) && isRed(begin))
      #expect(isRed(end - Self.nanosecond) && !isRed(end))
    }
    for step in 0..<1200 {
      let time = Duration.milliseconds(step * 10)
      let isPulse = step >= 200 && step < 550 && step % 100 < 50
      #expect(isRed(time) == isPulse)
    }
  }

  @Test("Half a second after zero the first one's track is red for good, and 10 thicker")
  func firstEnd() {
    let bar = Self.bars()[0]
    #expect(bar.look(at: .milliseconds(5500) - Self.nanosecond).bar.stroke.track != Self.red)
    for time in [5500, 6000, 12_000, 86_400_000] {
      let look = bar.look(at: .milliseconds(time))
      #expect(look.bar.stroke.track == Self.red && look.bar.stroke.thickness == .points(20))
    }
  }

  @Test("The second takes an opaque colour each second that follows from the seed alone")
  func hues() throws {
    var colors: [Color] = []
    for second in 1..<7 {
      let fills = [0, 1, 500, 999].map { milliseconds in
        Self.bars()[1].look(at: .milliseconds(second * 1000 + milliseconds)).bar.stroke.progress
      }
      #expect(Set(fills).count == 1)
      guard case .color(let color) = fills[0] else { throw Unexpected() }
      colors.append(color)
      let channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
      let (low, high) = (channels.min() ?? 0, channels.max() ?? 0)
      #expect(color.alpha == 255 && high >= 0.498 && (high - low) / high >= 0.49)
    }
    #expect(Set(colors).count == colors.count)
    let again = (1..<7).map { Self.bars(320, 240)[1].look(at: .seconds($0)).bar.stroke.progress }
    #expect(again == colors.map { .color($0) })
  }

  @Test("At zero the second has no stroke, 60 more padding and its label")
  func secondEnd() {
    let bar = Self.bars()[1]
    #expect(bar.look(at: .seconds(7) - Self.nanosecond).label.shown == false)
    let look = bar.look(at: .seconds(7))
    #expect(look.bar.stroke.thickness == .points(0) && look.bar.padding == .points(70))
    #expect(look.label.shown && bar.look(at: .seconds(12)).label.shown)
    #expect(bar.look(at: .seconds(12)).bar.stroke.thickness == .points(0))
  }

  @Test("At zero the third changes pattern, thickness, cap, panel and padding")
  func thirdEnd() {
    let bar = Self.bars()[2]
    #expect(bar.look(at: .seconds(9) - Self.nanosecond) == bar.look)
    let look = bar.look(at: .seconds(9))
    #expect(look.bar.stroke.track == .image(path: "pattern_1", fit: .tile))
    #expect(look.bar.stroke.thickness == .points(0.225 * 180 + 10))
    #expect(look.bar.stroke.cap == .round && look.bar.panel.fill == nil)
    #expect(look.bar.padding == .points(39))
  }

  @Test("V7: its patterns stay where they are while the stroke gets shorter")
  func patternOrigin() {
    let size = PixelSize(640, 405)
    let stage = DemoStage(.threeBars, size: size, scale: 1, resources: .shipped)
    // The third bar is half the window wide, from 5 % of it on; its middle row.
    let (row, left, right) = (2 * 135 + 34, 32 + 40, 352 - 40)
    let frames = [2, 4, 6].map { stage.frame(at: .seconds($0)).bitmap() }
    func place(_ seconds: Double) -> Int { left + Int(seconds / 9 * Double(right - left)) }
    for y in row - 8...row + 8 {
      let rows = frames.map { $0.part(x: 0, y: y, width: size.width, height: 1).pixels }
      // What is left at 6 s was there at 2 s, what was gone at 2 s is gone at 6 s; a cap goes 16 pixels farther.
      let (kept, gone) = (place(6) + 2..<right, left..<place(2) - 18)
      #expect(rows[0][kept] == rows[1][kept] && rows[1][kept] == rows[2][kept])
      #expect(rows[0][gone] == rows[1][gone] && rows[1][gone] == rows[2][gone])
      #expect(rows[0][place(2) + 2..<place(4) - 2] != rows[1][place(2) + 2..<place(4) - 2])
    }
  }

  @Test("A white line of one point ends the first two containers")
  func lines() {
    let stage = DemoStage(.threeBars, size: PixelSize(400, 480), scale: 1, resources: .plain)
    let picture = stage.frame(at: .seconds(1)).bitmap()
    let white = (0..<480).filter { y in
      (0..<400).allSatisfy { picture[$0, y] == 0xFFFF_FFFF }
    }
    #expect(white == [159, 319])
  }
}

/// Something is not what it must be for a test to go on.
struct Unexpected: Error {}
