import Raster
import Testing
import TimerCore
import Views

@testable import Demo

@Suite("Scenes")
struct SceneTests {
  private static func space(_ width: Int = 960, _ height: Int = 540) -> Space {
    Space(size: PixelSize(width, height), scale: 1, resources: .plain)
  }

  private static let nanosecond = Duration.nanoseconds(1)

  @Test("Live looks: a reflection bar of 80 % × 200 in the middle, with the view's own looks")
  func liveBeginning() {
    let look = LiveLooks(in: Self.space()).look(at: .seconds(1) - Self.nanosecond)
    var expected = BarLook(mode: .reflection)
    expected.frame = ViewFrame(
      x: .share(0.1), y: .points(170), width: .share(0.8), height: .points(200))
    #expect(look.bar == expected && look.label == LabelLook(size: .points(14)))
  }

  @Test("Live looks: after one second all of them change, and the label goes after the stop")
  func liveChange() {
    let act = LiveLooks(in: Self.space())
    for time in [Duration.seconds(1), .seconds(4), .milliseconds(6499)] {
      let look = act.look(at: time)
      #expect(look.bar.panel == PanelLook(fill: .color(Palette.darkGray), radius: .points(20)))
      #expect(look.bar.stroke.progress == .color(Palette.orange))
      #expect(look.label.color == Palette.orange && look.label.shown)
      #expect(look.bar.stroke.cap == .square && look.bar.stroke.thickness == .points(100))
      #expect(look.bar.padding == .points(60) && look.bar.mode == .reflection)
    }
    #expect(!act.look(at: LiveLooks.hidden).label.shown && LiveLooks.hidden > LiveLooks.stopped)
  }

  @Test("Ring with button: 9 white over 11 dark gray around a radius of 100")
  func ring() throws {
    let layers = RingButton(in: Self.space()).layers(at: .milliseconds(2500))
    guard case .arc(let track) = try #require(layers.first).shape,
      case .arc(let progress) = try #require(layers.first?.inlay).shape
    else { throw Unexpected() }
    #expect(track.radius == 100 && track.width == 11 && layers[0].paint == .color(Palette.darkGray))
    #expect(progress.width == 9 && layers[0].inlay?.paint == .color(.white))
    #expect(progress.sweep == 0.25)
  }

  @Test(
    "Ring with button: the button says what a press would do",
    arguments: [
      (0, "Pause"), (9_999, "Pause"), (10_000, "Start"), (12_000, "Pause"), (14_500, "Start again"),
      (16_500, "Pause"),
    ])
  func captions(milliseconds: Int, caption: String) {
    let typesetter = Listening()
    let resources = Resources(typesetter: typesetter)
    let act = RingButton(in: Space(size: PixelSize(960, 540), scale: 1, resources: resources))
    let mask = typesetter.masks[caption]
    let layers = act.layers(at: .milliseconds(milliseconds))
    let isShown = layers.contains { layer in
      if case .mask(let shown, _, _) = layer.shape { shown === mask } else { false }
    }
    #expect(mask != nil && isShown)
  }

  @Test("Filling ring: the wheels come to 8 seconds by themselves before they are confirmed")
  func picked() {
    let act = FillingRing(in: Self.space())
    #expect(act.wheels(at: .zero).state.duration == .zero)
    #expect(act.wheels(at: FillingRing.confirmed).state.duration == .seconds(8))
    let now = BootInstant(sinceBoot: FillingRing.confirmed)
    #expect(!act.wheels(at: FillingRing.confirmed).isMoving(at: now))
  }

  @Test(
    "Progress: 30 % at once, 75 % at 2 s, 100 % at 4 s",
    arguments: [
      (0, 0.3, 0), (300, 0.3, 30), (1_999, 0.3, 30), (2_000, 0.75, 30), (2_450, 0.75, 75),
      (4_000, 1.0, 75), (4_250, 1.0, 100),
    ])
  func progress(milliseconds: Int, value: Double, percent: Int) {
    let reading = ProgressScene(in: Self.space()).reading(at: .milliseconds(milliseconds))
    #expect(reading.value == value && reading.percent == percent)
    #expect(reading.isFinished == (milliseconds >= 4_250))
  }

  @Test("Pop-ups: the first is there for 5 seconds, the second until it is hidden")
  func popups() {
    let act = Popups(in: Self.space())
    func count(_ milliseconds: Int) -> Int { act.layers(at: .milliseconds(milliseconds)).count }
    #expect(count(4_999) > 0 && count(5_249) > 0 && count(5_250) == 0)
    let hidden = Int(Popups.hidden / .milliseconds(1))
    #expect(count(6_001) > 0 && count(hidden + 249) > 0 && count(hidden + 250) == 0)
  }

  @Test("The drawer rests shut, opens by a key, and is put away")
  func drawer() {
    let act = Drawers(in: Self.space())
    func shown(_ milliseconds: Int) -> Double {
      let time = Duration.milliseconds(milliseconds)
      return act.motion(at: time).shown(at: BootInstant(sinceBoot: time))
    }
    #expect(shown(0) == 0.4 && shown(499) == 0.4 && shown(2_000) == 1)
    #expect(abs(shown(3_799) - 0.6) < 0.01 && shown(5_900) == 0.4 && shown(8_000) == 1)
    #expect(shown(8_500) < 1 && shown(10_200) == 1 && shown(12_100) == 0)
  }
}

/// A typesetter that remembers what it set.
private final class Listening: Typesetter {
  private(set) var masks: [String: Mask] = [:]

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: font.size / 4, capHeight: font.size)
  }

  func set(_ text: String, in font: Font) -> GlyphRun {
    let mask = Mask(size: PixelSize(2, 2), coverage: [255, 255, 255, 255])
    masks[text] = mask
    return GlyphRun(advance: 2, mask: mask, left: 0, top: 2)
  }
}
