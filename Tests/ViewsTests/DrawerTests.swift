import Raster
import Testing

@testable import Views

@Suite("V14: the drawer")
struct DrawerTests {
  static let window = Rect(x: 0, y: 0, width: 120, height: 90)
  static let panel: UInt32 = 0xFF2A_2F36

  static func view(
    _ edge: DrawerEdge, contents: Double = 30, safe: Rect? = nil, window: Rect = window,
    _ change: (inout DrawerLook) -> Void = { _ in }
  ) -> DrawerView {
    var look = DrawerLook(edge: edge, radius: .points(0), padding: .points(4), handle: nil)
    change(&look)
    return DrawerView(
      look, contents: contents, window: window, safe: safe, scale: 1, resources: strokes)
  }

  static func picture(_ view: DrawerView, _ shown: Double, _ contents: [Layer] = []) -> Bitmap {
    painted(view.layers(shown: shown, contents: contents), PixelSize(120, 90))
  }

  @Test("the defaults")
  func defaults() {
    let look = DrawerLook()
    #expect(look.edge == .bottom && look.visibleAmount == 0.4 && look.relativeWidth == 0.75)
    #expect(look.isCentered)
    #expect(
      look.spring
        == DrawerSpring(duration: .milliseconds(1500), damping: 0.5, initialSpeed: 0.5))
  }

  @Test("at 0 it is hidden, at 1 wholly in sight at its edge", arguments: DrawerEdge.allCases)
  func ends(edge: DrawerEdge) {
    let view = Self.view(edge)
    #expect(view.layers(shown: 0).isEmpty && view.layers(shown: -0.2).isEmpty)
    #expect(view.layers(shown: .nan).isEmpty)
    #expect(view.length == 38)
    let bounds = Self.picture(view, 1).inkBounds
    let expected: PixelRect =
      switch edge {
      case .bottom: PixelRect(x0: 15, y0: 52, x1: 105, y1: 90)
      case .top: PixelRect(x0: 15, y0: 0, x1: 105, y1: 38)
      case .left: PixelRect(x0: 0, y0: 11, x1: 38, y1: 79)
      case .right: PixelRect(x0: 82, y0: 11, x1: 120, y1: 79)
      }
    #expect(abs(bounds.x0 - expected.x0) <= 1 && abs(bounds.y0 - expected.y0) <= 1)
    #expect(abs(bounds.width - expected.width) <= 1 && abs(bounds.height - expected.height) <= 1)
  }

  @Test("it comes out steadily, and leaves no gap at the edge when it swings too far")
  func between() {
    let view = Self.view(.bottom)
    var before = 0
    for step in 0...13 {
      let bounds = Self.picture(view, Double(step) / 10).inkBounds
      #expect(bounds.height >= before && (bounds.isEmpty || bounds.y1 == 90))
      before = bounds.height
    }
    #expect(before == 49)
    #expect(Self.picture(view, 0.4).inkBounds.height == 15)
  }

  @Test("it stands in the middle of its edge or at its start, as wide as it is told")
  func place() {
    let start = Self.view(.bottom) { $0.isCentered = false }
    #expect(start.rect.x == 0 && start.rect.width == 90)
    for (width, pixels) in [(0.0, 0.0), (0.5, 60), (1, 120), (7, 120), (-1, 0)] {
      #expect(Self.view(.bottom) { $0.relativeWidth = width }.rect.width == pixels)
    }
  }

  @Test("whole it lies above the safe area's edge, hidden beyond the window's")
  func safe() {
    let view = Self.view(.bottom, safe: Self.window.inset(by: 10))
    #expect(view.rect.maxY == 80 && view.travel == view.length + 10)
    let bounds = Self.picture(view, 1).inkBounds
    #expect(bounds.y0 == 42 && bounds.y1 == 90, "the panel goes on to the window's edge")
    #expect(view.layers(shown: 0).isEmpty)
  }

  @Test(
    "contents move with it, and have their place within the panel", arguments: DrawerEdge.allCases)
  func contents(edge: DrawerEdge) {
    let view = Self.view(edge)
    let place = view.contents
    #expect(place.x >= view.rect.x && place.maxX <= view.rect.maxX)
    #expect(place.y >= view.rect.y && place.maxY <= view.rect.maxY && !place.isEmpty)
    let layer = Layer(.rectangle(place, radius: 3), .color(.white))
    let (whole, half) = (
      view.layers(shown: 1, contents: [layer]), view.layers(shown: 0.5, contents: [layer])
    )
    let away = Int((view.travel / 2).rounded())
    #expect(whole.last == layer)
    let way: (Int, Int) =
      switch edge {
      case .bottom: (0, away)
      case .top: (0, -away)
      case .left: (-away, 0)
      case .right: (away, 0)
      }
    #expect(half.last == layer.moved(x: way.0, y: way.1))
  }

  @Test("it grows with its contents, up to what the window holds; laid out anew when that turns")
  func grows() {
    #expect(Self.view(.bottom, contents: 40).length == 48)
    #expect(Self.view(.bottom, contents: 1000).length <= 90)
    #expect(Self.view(.bottom, contents: .nan).length >= 0)
    let turned = Self.view(.bottom, window: Rect(x: 0, y: 0, width: 90, height: 120))
    #expect(turned.rect.width == 68 && turned.rect.maxY == 120)
    _ = Self.view(.left, window: Rect(x: 0, y: 0, width: 0, height: 0)).layers(shown: 1)
  }

  @Test("fingers: points on it, and ways as shares of it", arguments: DrawerEdge.allCases)
  func fingers(edge: DrawerEdge) {
    let view = Self.view(edge)
    #expect(view.contains(view.rect.center, shown: 1) && !view.contains(view.rect.center, shown: 0))
    let out: Point =
      switch edge {
      case .bottom: Point(0, -19)
      case .top: Point(0, 19)
      case .left: Point(19, 0)
      case .right: Point(-19, 0)
      }
    #expect(view.share(of: out) == 0.5)
  }

  @Test("a handle marks the side that is pulled", arguments: DrawerEdge.allCases)
  func handle(edge: DrawerEdge) {
    let view = Self.view(edge) { $0.handle = .init(length: .points(20), width: .points(3)) }
    let layers = view.layers(shown: 1)
    #expect(layers.count == 2 && layers[1].paint == .color(Color(0xAAAAAA)))
  }
}
