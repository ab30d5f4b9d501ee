import Raster
import Testing

@testable import Views

@Suite("V13: the star")
struct StarTests {
  static let side = 80
  static let size = PixelSize(side, side)
  static let rect = Rect(x: 0, y: 0, width: 80, height: 80)

  static func star(_ look: StarLook, turns: Double = 0) -> Bitmap {
    let view = StarView(look, rect: rect, scale: 1, resources: strokes)
    return painted(view.layers(turns: turns), size)
  }

  @Test("the defaults")
  func defaults() {
    let look = StarLook()
    #expect(look.points.count == 5 && look.ratio == 0.45 && look.size == 1 && look.rotation == 0)
    #expect(look.fill == .color(Color(0xB0E0E6)) && look.stroke == nil && look.border == nil)
    #expect(look.cachesVertices)
    #expect(BorderLook() == BorderLook(width: .points(5), fill: .color(Color(0xFF0000))))
  }

  @Test(
    "1 and 1 000 000 points are refused with a sentence", arguments: [-3, 0, 1, 1001, 1_000_000])
  func refused(count: Int) {
    #expect(throws: StarRefusal.points(count)) { try StarPoints(count) }
    #expect(
      StarRefusal.points(count).description
        == "A star of \(count) points can't be drawn. Give 2 to 1000 points.")
  }

  @Test("2 to 1000 points are drawn, and a dense star's lines keep apart")
  func accepted() throws {
    for count in [2, 3, 60, 1000] {
      let look = StarLook(points: try StarPoints(count), stroke: BorderLook())
      let layers = StarView(look, rect: Self.rect, scale: 1, resources: strokes).layers()
      guard case .polygon(let corners) = layers[0].shape, case .path(let path) = layers[1].shape
      else {
        Issue.record("a polygon and a stroke")
        continue
      }
      #expect(corners.count == 2 * count)
      #expect(path.width == 5 || count > 60 && path.width > 0 && path.width < 0.1)
    }
  }

  @Test("it is its own mirror image", arguments: [2, 3, 5, 6, 12])
  func symmetric(count: Int) throws {
    let looks = [
      StarLook(points: try StarPoints(count)),
      StarLook(
        points: try StarPoints(count), ratio: 0.25, size: 0.8, fill: .color(Color(0xFFFF00)),
        stroke: BorderLook()),
      StarLook(
        points: try StarPoints(count), stroke: BorderLook(), join: .round, border: BorderLook()),
    ]
    for look in looks {
      let bitmap = Self.star(look)
      #expect(worstDifference(bitmap, bitmap.mirrored) <= 1)
    }
  }

  @Test("turned from tip to tip it is the same", arguments: [5, 8])
  func turned(count: Int) throws {
    let look = StarLook(points: try StarPoints(count), stroke: BorderLook())
    var rotated = look
    rotated.rotation = 360 / Double(count)
    let bitmap = Self.star(look)
    #expect(worstDifference(bitmap, Self.star(rotated)) <= 2)
    #expect(worstDifference(bitmap, Self.star(look, turns: 2 / Double(count))) <= 2)
  }

  @Test("vertices kept or worked out anew give the same layers")
  func cache() {
    var look = StarLook(stroke: BorderLook())
    let kept = StarView(look, rect: Self.rect, scale: 1, resources: strokes)
    look.cachesVertices = false
    let anew = StarView(look, rect: Self.rect, scale: 1, resources: strokes)
    #expect(kept.layers() == anew.layers())
    #expect(kept.layers(turns: 0.1) == anew.layers(turns: 0.1))
  }

  @Test("the size is a share of the view's circle", arguments: [(1.0, 80), (0.5, 40), (7, 80)])
  func share(size: Double, height: Int) throws {
    let bounds = Self.star(StarLook(points: try StarPoints(2), size: size)).inkBounds
    #expect(bounds.height == height && bounds.y0 == 40 - height / 2)
    #expect(Self.star(StarLook(size: .nan)).inkBounds.isEmpty)
  }

  @Test("a round border cuts off what lies beyond it, to the pixel")
  func border() {
    let open = Self.star(StarLook(stroke: BorderLook()))
    let cut = Self.star(StarLook(stroke: BorderLook(), border: BorderLook()))
    var (beyond, spilt, mixed, pale) = (0, 0, 0, 0)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let radius = Point(Double(x) + 0.5 - 40, Double(y) + 0.5 - 40).length
        if radius > 40.8, open[x, y] != 0xFF00_0000 { beyond += 1 }
        if radius > 40.8, cut[x, y] != 0xFF00_0000 { spilt += 1 }
        // The border hides all below it: nothing but red from its outer edge to its inner one.
        if radius > 35.8, cut[x, y] & 0xFFFF != 0 { mixed += 1 }
        if radius > 36, radius < 39, cut[x, y] != 0xFFFF_0000 { pale += 1 }
      }
    }
    #expect(beyond > 0, "without the border tips reach out")
    #expect(spilt == 0 && mixed == 0 && pale == 0)
  }
}
