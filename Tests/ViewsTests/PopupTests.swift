import Raster
import Testing

@testable import Views

@Suite("V12: the pop-up")
struct PopupTests {
  static let contents: [PopupContent] = [
    PopupContent(title: "123", body: "4 5 6"), PopupContent(title: "123"),
    PopupContent(title: nil, body: "45"), PopupContent(title: nil, showsSpinner: true),
    PopupContent(
      title: "12:34 56:78 90", body: "1234567890123456789012345678901234567890 12 34 56 78",
      showsSpinner: true),
    PopupContent(title: String(repeating: "888 ", count: 30)),
  ]

  static func view(
    _ content: PopupContent, look: PopupLook = PopupLook(),
    parent: Rect = Rect(x: 0, y: 0, width: 320, height: 200)
  ) -> PopupView {
    PopupView(content, look: look, parent: parent, scale: 1, resources: blocks)
  }

  @Test("the defaults")
  func defaults() {
    let look = PopupLook()
    #expect(look.title.color == Color(0x00008B) && look.body.color == Color(0x800080))
    #expect(look.padding == .points(10) && look.radius == .points(10))
    #expect(look.spacing == .points(10) && look.spinner == SpinnerLook())
  }

  @Test(
    "it is in the middle of its parent and never leaves it",
    arguments: [(64, 48), (320, 200), (48, 160), (200, 24), (16, 16), (3, 3), (1, 1)])
  func within(width: Int, height: Int) {
    let parent = Rect(x: 7, y: 5, width: Double(width), height: Double(height))
    var large = PopupLook()
    large.spinner.size = .points(40)
    for content in Self.contents {
      for look in [PopupLook(), large] {
        let view = Self.view(content, look: look, parent: parent)
        let (rect, slack) = (view.rect, 1e-9)
        #expect(rect.x >= 7 - slack && rect.maxX <= parent.maxX + slack, "\(rect)")
        #expect(rect.y >= 5 - slack && rect.maxY <= parent.maxY + slack, "\(rect)")
        #expect(abs(rect.center.x - parent.center.x) <= 0.5)
        #expect(abs(rect.center.y - parent.center.y) <= 0.5)
        let canvas = PixelSize(width + 14, height + 10)
        let ink = painted(view.layers(at: .milliseconds(250)), canvas).inkBounds
        #expect(ink.isEmpty || ink.x0 >= 7 && ink.x1 <= 7 + width, "\(content), \(ink)")
        #expect(ink.isEmpty || ink.y0 >= 5 && ink.y1 <= 5 + height, "\(content), \(ink)")
      }
    }
  }

  @Test("10 lie around its parts and between them; each may be alone")
  func parts() {
    func height(_ title: String?, _ body: String?, _ spinner: Bool) -> Double {
      Self.view(PopupContent(title: title, body: body, showsSpinner: spinner)).rect.height - 20
    }
    let (title, body, spinner) = (
      height("1", nil, false), height(nil, "1", false), height(nil, nil, true)
    )
    #expect(title > body && body > 0 && spinner == 28)
    #expect(height("1", "1", false) == title + 10 + body)
    #expect(height("1", nil, true) == title + 10 + spinner)
    #expect(height("1", "1", true) == title + body + spinner + 20)
    let wide = Self.view(PopupContent(title: "8888")).rect.width
    let run = blocks.typesetter.set("8888", in: Font(weight: .bold, size: 20))
    #expect(wide == Double(run.advance) + 20)
  }

  @Test("without content there is nothing")
  func empty() {
    for content in [PopupContent(), PopupContent(title: ""), PopupContent(title: " \n")] {
      #expect(content.isEmpty && Self.view(content).layers(at: .zero).isEmpty)
    }
    #expect(Self.view(PopupContent(title: "1")).layers(at: .zero, opacity: 0).isEmpty)
  }

  @Test("its corners cut off what lies beyond them")
  func clips() {
    var look = PopupLook(padding: .points(0), radius: .points(1000))
    look.spinner = SpinnerLook(shape: .square, size: .points(60))
    for content in [
      PopupContent(title: "88888"), PopupContent(title: nil, showsSpinner: true),
      PopupContent(title: "8888", body: "8888", showsSpinner: true),
    ] {
      let view = Self.view(content, look: look)
      let rect = view.rect
      let radius = min(rect.width, rect.height) / 2
      let bitmap = painted(view.layers(at: .milliseconds(300)), PixelSize(320, 200))
      let corner = Point(rect.x + radius, rect.y + radius)
      var spilt = 0
      for y in Int(rect.y)..<Int(corner.y) {
        for x in Int(rect.x)..<Int(corner.x) where bitmap[x, y] != 0xFF00_0000 {
          let reach = (Point(Double(x) + 0.5, Double(y) + 0.5) - corner).length
          if reach > radius + 1 { spilt += 1 }
        }
      }
      #expect(spilt == 0)
    }
  }

  @Test("runs keep their colours, and all fade together")
  func fade() {
    let content = PopupContent(title: ["1", TextRun("2", color: Color(0x00FF00))])
    let layers = Self.view(content).layers(at: .zero, opacity: 0.25)
    #expect(layers.map(\.opacity) == [0.25, 0.25, 0.25])
    #expect(layers.last?.paint == .color(Color(0x00FF00)))
  }
}
