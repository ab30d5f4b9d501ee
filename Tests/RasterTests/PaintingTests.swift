import Testing

@testable import Raster

/// A frame of every kind of layer, from a seed.
func randomFrame(seed: UInt64) -> Frame {
  var random = SplitMix(seed: seed)
  let size = PixelSize(61, 47)
  func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
  func paint() -> Paint {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let tile = PixelSize(5, 3)
      let pixels = (0..<15).map { _ -> UInt32 in
        Lanes(
          Color(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random))
        ).pixel
      }
      return .tiles(
        Picture(Bitmap(size: tile, pixels: pixels)), x: .random(in: -9...9, using: &random),
        y: .random(in: -9...9, using: &random))
    }
    return .color(
      Color(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random),
        alpha: Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random)))
  }
  func arc(_ sweep: Double, _ width: Double) -> Shape {
    .arc(
      ArcStroke(
        center: Point(30, 22), radius: 16, width: width, start: 0.1, sweep: sweep, cap: .round,
        fit: .inset))
  }
  var layers = [
    Layer(.rectangle(Rect(x: 0, y: 0, width: 61, height: 47), radius: 0), paint()),
    Layer(.rectangle(Rect(x: 3.5, y: 2.2, width: 50, height: 40), radius: 7), paint()),
    Layer(
      arc(1, 9), paint(), inlay: .init(shape: arc(number(0...1), number(5...12)), paint: paint())),
    Layer(
      .line(
        LineStroke(
          from: Point(number(-9...70), number(-9...50)),
          to: Point(number(-9...70), number(-9...50)),
          width: number(0...20), cap: .square, fit: .extend)), paint()),
  ]
  let mask = Mask(
    size: PixelSize(12, 9), coverage: (0..<108).map { _ in .random(in: 0...255, using: &random) })
  layers.append(
    Layer(
      .mask(mask, x: .random(in: -9...60, using: &random), y: .random(in: -9...45, using: &random)),
      paint()))
  layers.shuffle(using: &random)
  return Frame(size: size, layers: layers)
}

@Suite("Painting")
struct PaintingTests {
  @Test(
    "report S20: any part of a frame has the pixels of the whole",
    arguments: 1...30 as ClosedRange<UInt64>)
  func clip(seed: UInt64) {
    let frame = randomFrame(seed: seed)
    let whole = frame.bitmap()
    var random = SplitMix(seed: seed &+ 1000)
    let painter = Painter()
    var canvas = Bitmap(size: frame.size, filledWith: 0x1234_5678)
    for _ in 0..<12 {
      let (x0, y0) = (
        Int.random(in: -5...60, using: &random), Int.random(in: -5...46, using: &random)
      )
      let clip = PixelRect(
        x0: x0, y0: y0, x1: x0 + .random(in: 1...40, using: &random),
        y1: y0 + .random(in: 1...40, using: &random))
      var expected = canvas
      for y in 0..<47 {
        for x in 0..<61 where x >= clip.x0 && x < clip.x1 && y >= clip.y0 && y < clip.y1 {
          expected[x, y] = whole[x, y]
        }
      }
      canvas.withSurface { painter.paint(frame, onto: $0, within: clip) }
      #expect(canvas == expected, "seed \(seed), \(clip)")
    }
    canvas.withSurface { painter.paint(frame, onto: $0) }
    #expect(canvas == whole)
    canvas.withSurface { painter.paint(frame, onto: $0) }
    #expect(canvas == whole, "kept coverage paints the same")
  }

  @Test(
    "report S23: a stack of any opacities is rounded once", arguments: 1...50 as ClosedRange<UInt64>
  )
  func stack(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let size = PixelSize(1, 1)
    var layers: [Layer] = []
    var exact = [0.0, 0, 0, 0]
    for _ in 0..<5 {
      let color = Color(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random))
      let width = Double.random(in: 0...1, using: &random)
      layers.append(
        Layer(.rectangle(Rect(x: 0, y: 0, width: width, height: 1), radius: 0), .color(color)))
      let alpha = Double(color.alpha) / 255
      let straight: [Double] = [
        Double(color.red), Double(color.green), Double(color.blue), 255,
      ]
      for channel in 0..<4 {
        let share: Double = alpha * width
        exact[channel] = straight[channel] * share + exact[channel] * (1 - share)
      }
    }
    let pixel = Frame(size: size, layers: layers).bitmap()[0, 0]
    for (channel, shift) in [16, 8, 0, 24].enumerated() {
      #expect(abs(Double(pixel >> shift & 0xFF) - exact[channel]) < 0.6, "seed \(seed)")
    }
  }

  @Test(
    "report S41: a pixel of one opaque colour keeps it, bit for bit",
    arguments: [0, 1, 127, 254, 255] as [UInt8])
  func opaque(value: UInt8) {
    let color = Color(red: value, green: 255 - value, blue: value / 2)
    let frame = Frame(
      size: PixelSize(3, 1),
      layers: [
        Layer(.rectangle(Rect(x: 0, y: 0, width: 3, height: 1), radius: 0), .color(color)),
        Layer(.rectangle(Rect(x: 0, y: 0, width: 1.5, height: 1), radius: 0), .color(color)),
        Layer(
          .rectangle(Rect(x: 0, y: 0, width: 3, height: 1), radius: 0),
          .color(Color(red: 9, green: 9, blue: 9, alpha: 0))),
      ])
    let expected = 0xFF00_0000 | UInt32(value) << 16 | UInt32(255 - value) << 8 | UInt32(value / 2)
    #expect(frame.bitmap().pixels == [expected, expected, expected])
  }

  @Test("report S42: tiles repeat a picture's own pixels from a fixed origin")
  func tiles() {
    let tile = Bitmap(
      size: PixelSize(3, 2), pixels: [1, 2, 3, 4, 5, 6].map { 0xFF00_0000 | UInt32($0) })
    for shift in [0, 1, -1, -7, 11] {
      let frame = Frame(
        size: PixelSize(8, 5),
        layers: [
          Layer(
            .rectangle(Rect(x: 0, y: 0, width: 8, height: 5), radius: 0),
            .tiles(Picture(tile), x: shift, y: -shift))
        ])
      let bitmap = frame.bitmap()
      for y in 0..<5 {
        for x in 0..<8 {
          #expect(bitmap[x, y] == tile[(x - shift + 30) % 3, (y + shift + 30) % 2])
        }
      }
    }
  }

  @Test("what lies beyond the surface is not painted, and a smaller surface is no error")
  func smallSurface() {
    var small = Bitmap(size: PixelSize(20, 10))
    let painter = Painter()
    let frame = randomFrame(seed: 1)
    small.withSurface { painter.paint(frame, onto: $0) }
    let whole = frame.bitmap()
    for y in 0..<10 { for x in 0..<20 { #expect(small[x, y] == whole[x, y]) } }
  }
}
