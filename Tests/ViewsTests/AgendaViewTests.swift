import Raster
import Testing

@testable import Views

@Suite("T10: what is shown of an agenda")
struct AgendaViewTests {
  private static let sizes = [
    PixelSize(1920, 1080), PixelSize(800, 480), PixelSize(1080, 1920), PixelSize(320, 240),
    PixelSize(40, 30),
  ]

  private static func lines(
    _ shares: [Double], _ size: PixelSize, progress: Double
  ) -> [(track: LineStroke, passed: LineStroke)] {
    let content = AgendaContent(next: "Next: Questions", delay: "2:30 behind", shares: shares)
    let window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let view = AgendaView(
      content, look: Theme.dark.look, window: window, scale: 1, resources: blocks)
    var layers: [Layer] = []
    view.addLayers(progress: progress, to: &layers)
    return layers.compactMap { layer in
      guard case .line(let track) = layer.shape, case .line(let passed)? = layer.inlay?.shape else {
        return nil
      }
      return (track, passed)
    }
  }

  @Test("Each step has a segment, as long as its share, with a gap behind it", arguments: sizes)
  func segments(size: PixelSize) {
    let lines = Self.lines([0.5, 0, 0.25, 0.25], size, progress: 0)
    guard size.width > 100 else { return #expect(lines.count == 1) }
    #expect(lines.count == 3)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.track.to.x < next.track.from.x)
    }
    #expect(lines.first?.track.from.x ?? 0 >= 0)
    #expect(lines.last?.track.to.x ?? .infinity <= Double(size.width))
    let lengths = lines.map { $0.track.to.x - $0.track.from.x }
    #expect(abs(lengths[1] - lengths[2]) < 1e-9)
    #expect(lengths[0] > 1.7 * lengths[1])
  }

  @Test("What has passed fills segment after segment, and all in the end")
  func progress() {
    let shares = [0.5, 0.25, 0.25]
    func passed(_ share: Double) -> [Double] {
      Self.lines(shares, PixelSize(800, 480), progress: share).map { track, passed in
        (passed.to.x - passed.from.x) / (track.to.x - track.from.x)
      }
    }
    #expect(passed(0) == [0, 0, 0])
    #expect(passed(0.25) == [0.5, 0, 0])
    #expect(passed(0.625) == [1, 0.5, 0])
    #expect(passed(1) == [1, 1, 1])
  }

  @Test("Where there are too many for the line it is a single one")
  func many() {
    let lines = Self.lines(
      Array(repeating: 1e-5, count: 100_000), PixelSize(800, 480), progress: 0.5)
    #expect(lines.count == 1)
  }

  @Test("Everything stands in the place that is kept free for it", arguments: sizes.dropLast())
  func fits(size: PixelSize) {
    let window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let content = AgendaContent(
      next: "Round 2 of 4 · Next: A step whose title is long enough for three screens, or four",
      delay: "1:00:30 behind", shares: [0.5, 0.5])
    let view = AgendaView(
      content, look: Theme.dark.look, window: window, scale: 1, resources: blocks)
    var layers: [Layer] = []
    view.addLayers(progress: 0.4, to: &layers)
    let ink = painted(layers, size).inkBounds
    #expect(ink.x0 > 0 && ink.x1 < size.width && ink.y0 > 0)
    #expect(Double(ink.y1) <= AgendaView.height(in: window, scale: 1))
  }
}
