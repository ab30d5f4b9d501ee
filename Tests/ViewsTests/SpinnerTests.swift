import Raster
import Testing

@testable import Views

@Suite("V12: the spinner")
struct SpinnerTests {
  static func view(_ look: SpinnerLook) -> SpinnerView {
    SpinnerView(look, center: Point(30, 30), height: 60, scale: 1, resources: strokes)
  }

  @Test("the defaults")
  func defaults() {
    let look = SpinnerLook()
    #expect(look.shape == .square && look.size == .points(20) && look.turn == .seconds(2))
    #expect(look.border == BorderLook(width: .points(5), fill: .color(Color(0xF7F5EF))))
    #expect(look.fills == [Color(0xB0E0E6)])
  }

  @Test("it repeats with its turn, to the bit", arguments: SpinnerShape.allCases)
  func periodic(shape: SpinnerShape) {
    for turn in [Duration.seconds(2), .milliseconds(700), .nanoseconds(1_000_003)] {
      let look = SpinnerLook(shape: shape, fills: [.white, .black, Color(0xFF0000)], turn: turn)
      let view = Self.view(look)
      for step in 0..<7 {
        let time = turn * step / 7
        let layers = view.layers(at: time)
        for turns in [5, 1_000_000, -1] {
          let isSame = view.layers(at: time + turn * turns) == layers
          #expect(isSame, "\(time), \(turns) turns later")
        }
      }
    }
  }

  @Test("it costs the same at any time", arguments: SpinnerShape.allCases)
  func constant(shape: SpinnerShape) {
    let view = Self.view(SpinnerLook(shape: shape))
    func cost(_ time: Duration) -> [Int] {
      view.layers(at: time).map { layer in
        switch layer.shape {
        case .polygon(let corners): corners.count
        case .path(let stroke): stroke.points.count
        default: 0
        }
      }
    }
    for step in 0...20 { #expect(cost(.milliseconds(97 * step)) == cost(.zero)) }
  }

  @Test("it stays within its box whatever the time", arguments: SpinnerShape.allCases)
  func extent(shape: SpinnerShape) {
    let view = Self.view(SpinnerLook(shape: shape, size: .points(40)))
    let half = Int((20 * SpinnerView.extent(of: shape)).rounded(.up))
    for step in 0..<48 {
      let ink = painted(view.layers(at: .seconds(2) * step / 48), PixelSize(60, 60)).inkBounds
      #expect(ink.x0 >= 30 - half && ink.y0 >= 30 - half, "\(step)")
      #expect(ink.x1 <= 30 + half && ink.y1 <= 30 + half, "\(step)")
    }
  }

  @Test("the square is sharp at the start of a turn and a disc in the middle of it")
  func morph() {
    let view = Self.view(SpinnerLook(size: .points(40)))
    let start = painted(view.layers(at: .zero), PixelSize(60, 60))
    #expect(start[10, 10] == 0xFFF7_F5EF && start[9, 10] == 0xFF00_0000)
    #expect(start[14, 14] == 0xFFF7_F5EF && start[15, 15] == 0xFFB0_E0E6)
    let middle = painted(view.layers(at: .seconds(1)), PixelSize(60, 60))
    func disc(_ radius: Double, _ color: Color) -> Layer {
      Layer(
        .rectangle(
          Rect(x: 30 - radius, y: 30 - radius, width: 2 * radius, height: 2 * radius),
          radius: radius), .color(color))
    }
    let discs = [disc(20, Color(0xF7F5EF)), disc(15, Color(0xB0E0E6))]
    #expect(worstDifference(middle, painted(discs, PixelSize(60, 60))) <= 8)
  }

  @Test("one fill stays, several are gone through in a turn")
  func fills() {
    func fill(_ fills: [Color], _ time: Duration) -> Paint {
      Self.view(SpinnerLook(fills: fills)).layers(at: time)[0].paint
    }
    #expect(fill([.white], .milliseconds(700)) == .color(.white))
    #expect(fill([.white, .black], .zero) == .color(.white))
    #expect(fill([.white, .black], .seconds(1)) == .color(.black))
    #expect(fill([.white, .black], .milliseconds(1500)) == .color(Color(0x808080)))
  }

  @Test("without a turn it stands still", arguments: [Duration.zero, .seconds(-1)])
  func still(turn: Duration) {
    let view = Self.view(SpinnerLook(turn: turn))
    #expect(view.layers(at: .milliseconds(123)) == view.layers(at: .zero))
  }
}
