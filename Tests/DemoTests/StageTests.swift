import Raster
import TestSupport
import Testing
import Views

@testable import Demo

@Suite("Stages")
struct StageTests {
  @Test(
    "The same moment is the same frame, whichever way it is asked for",
    arguments: DemoScene.allCases)
  func pure(scene: DemoScene) {
    let size = PixelSize(200, 120)
    let resources = Resources.plain
    let stage = DemoStage(scene, size: size, scale: 1, resources: resources)
    let later = stage.frame(at: scene.length)
    for time in [Duration.zero, .milliseconds(1234), scene.length] {
      let frame = scene.frame(at: time, size: size, scale: 1, resources: .plain)
      #expect(frame == stage.frame(at: time) && frame.size == size)
    }
    #expect(later == stage.frame(at: scene.length))
  }

  @Test("No moment in a window of any size makes it crash", arguments: DemoScene.allCases)
  func anything(scene: DemoScene) {
    let scales = [0.25, 1, 1.5, 3]
    let sides = [0, 1, 2, 7, 60, 113, 320, 1080, 1920]
    var random = SeededGenerator(seed: 20_270)
    var painted = 0
    for _ in 0..<60 {
      let size = PixelSize(
        sides.randomElement(using: &random) ?? 1, sides.randomElement(using: &random) ?? 1)
      let scale = scales.randomElement(using: &random) ?? 1
      let time = Duration.milliseconds(Int.random(in: -1000...30_000, using: &random))
      let frame = scene.frame(at: time, size: size, scale: scale, resources: .plain)
      guard size.width * size.height < 15_000 else { continue }
      painted += 1
      #expect(frame.bitmap().size == size)
    }
    #expect(painted > 10)
  }

  @Test("Times and scales that make no sense are taken for the nearest that do")
  func oddNumbers() {
    let size = PixelSize(64, 48)
    for scale in [0, -1, .nan, .infinity, 1e300] {
      _ = DemoScene.stars.frame(at: .zero, size: size, scale: scale, resources: .plain).bitmap()
    }
    let stage = DemoStage(.drawer, size: size, scale: 1, resources: .plain)
    #expect(stage.frame(at: .seconds(-5)) == stage.frame(at: .zero))
    #expect(stage.frame(at: .seconds(Int64.max)) == stage.frame(at: .seconds(86_400)))
  }

  @Test(
    "Painting what differs gives the same pixels as painting all", arguments: DemoScene.allCases)
  func updates(scene: DemoScene) {
    let stage = DemoStage(scene, size: PixelSize(120, 68), scale: 0.5, resources: .plain)
    let painter = Painter()
    var random = SeededGenerator(seed: 5)
    var frame = stage.frame(at: .zero)
    var bitmap = frame.bitmap()
    for _ in 0..<12 {
      let next = stage.frame(at: .milliseconds(Int.random(in: 0...20_000, using: &random)))
      var update = Painter.Update()
      let old = frame
      bitmap.withSurface { painter.update($0, from: old, to: next, &update) }
      #expect(bitmap == next.bitmap())
      frame = next
    }
  }

  @Test("The scene's name is on every picture", arguments: DemoScene.allCases)
  func name(scene: DemoScene) {
    let typesetter = Naming()
    let stage = DemoStage(
      scene, size: PixelSize(640, 360), scale: 1, resources: Resources(typesetter: typesetter))
    let mask = typesetter.names.first { $0.key.hasSuffix("  \(scene.rawValue)") }?.value
    for time in [Duration.zero, .seconds(3), scene.length] {
      let layers = stage.frame(at: time).layers
      let isShown = layers.contains { layer in
        if case .mask(let shown, _, _) = layer.shape { shown === mask } else { false }
      }
      #expect(mask != nil && isShown)
    }
  }
}

/// A typesetter that remembers what it set.
private final class Naming: Typesetter {
  private(set) var names: [String: Mask] = [:]

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: font.size / 4, capHeight: font.size)
  }

  func set(_ text: String, in font: Font) -> GlyphRun {
    let mask = Mask(size: PixelSize(1, 1), coverage: [255])
    names[text] = mask
    return GlyphRun(advance: 2, mask: mask, left: 0, top: 2)
  }
}
