import Foundation
import Testing

@testable import Raster

@Suite("V8: gradients")
struct GradientTests {
  static let everything = Shape.rectangle(Rect(x: 0, y: 0, width: 60, height: 60), radius: 0)

  static func bitmap(_ gradient: Gradient) -> Bitmap {
    Frame(size: PixelSize(60, 60), layers: [Layer(everything, .gradient(gradient))]).bitmap()
  }

  @Test("along a line each pixel's middle has its share of two colours")
  func linear() {
    let bitmap = Self.bitmap(
      Gradient([.black, .white], way: .linear(from: Point(10, 0), to: Point(50, 0))))
    for x in 0..<60 {
      let exact = min(1, max(0, (Double(x) + 0.5 - 10) / 40)) * 255
      #expect(abs(Double(bitmap[x, 30] & 0xFF) - exact) <= 0.51, "\(x)")
      #expect(bitmap[x, 0] == bitmap[x, 59])
    }
  }

  @Test("around a point the colours stand at their angles", arguments: [1.0, -1])
  func conic(sweep: Double) {
    let colors = [Color(0xFF0000), Color(0x00FF00), Color(0x0000FF), Color(0xFF0000)]
    let way = Gradient.Way.conic(center: Point(30, 30), start: 0.1, sweep: sweep)
    let gradient = Gradient(colors, way: way)
    for (index, color) in colors.enumerated() {
      let direction = Region.direction(turns: 0.1 + sweep * Double(index) / 3)
      let place = Point(30, 30) + direction * 4000
      let pixel = gradient.lanes(x: Int(place.x), y: Int(place.y)).pixel
      for (mine, shift) in [(color.red, 16), (color.green, 8), (color.blue, 0)] {
        #expect(abs(Int(mine) - Int(pixel >> shift & 0xFF)) <= 1)
      }
    }
  }

  @Test("a circle of colours that ends as it began has no seam")
  func seamless() {
    let gradient = Gradient(
      [Color(0x204060), Color(0xE0C0A0), Color(0x204060)],
      way: .conic(center: Point(30, 30), start: 0, sweep: 1))
    let bitmap = Self.bitmap(gradient)
    for y in 0..<16 {
      #expect(abs(Int(bitmap[29, y] & 0xFF) - Int(bitmap[30, y] & 0xFF)) <= 3)
    }
  }

  @Test("on a part of the circle the nearer end goes on")
  func part() {
    let gradient = Gradient(
      [.black, .white], way: .conic(center: Point(0, 0), start: 0, sweep: 0.5))
    #expect(gradient.lanes(x: -900, y: 800).pixel == 0xFFFF_FFFF)
    #expect(gradient.lanes(x: -900, y: -800).pixel == 0xFF00_0000)
  }

  @Test("angles are those of the arc tangent")
  func turns() {
    var random = SplitMix(seed: 3)
    for _ in 0..<20_000 {
      let point = Point(.random(in: -9...9, using: &random), .random(in: -9...9, using: &random))
      var exact = atan2(point.x, -point.y) / (2 * .pi)
      if exact < 0 { exact += 1 }
      #expect(abs(point.turns - exact) < 1e-9)
    }
    for (x, y, turns) in [(0.0, -1.0, 0.0), (1, 0, 0.25), (0, 1, 0.5), (-1, 0, 0.75), (0, 0, 0)] {
      #expect(Point(x, y).turns == turns)
    }
  }
}

@Suite("V7: pictures in other sizes")
struct ScalingTests {
  static func noise(_ size: PixelSize, seed: UInt64) -> Bitmap {
    var random = SplitMix(seed: seed)
    let pixels = (0..<size.width * size.height).map { _ in
      Lanes(
        Color(
          red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
          blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random))
      ).pixel
    }
    return Bitmap(size: size, pixels: pixels)
  }

  @Test("whole factors repeat pixels")
  func whole() {
    let bitmap = Self.noise(PixelSize(5, 4), seed: 1)
    let larger = bitmap.scaled(to: PixelSize(15, 8), edge: .wrap)
    for y in 0..<8 { for x in 0..<15 { #expect(larger[x, y] == bitmap[x / 3, y / 2]) } }
    #expect(bitmap.scaled(to: bitmap.size, edge: .clamp) == bitmap)
  }

  @Test(
    "one colour stays that colour",
    arguments: [PixelSize(3, 3), PixelSize(17, 9), PixelSize(50, 31)])
  func constant(size: PixelSize) {
    let bitmap = Bitmap(size: PixelSize(16, 16), filledWith: 0x8040_2010)
    for edge in [Bitmap.Edge.clamp, .wrap] {
      #expect(bitmap.scaled(to: size, edge: edge).pixels.allSatisfy { $0 == 0x8040_2010 })
    }
  }

  @Test("a tile scaled is the middle of its repetitions scaled")
  func wrap() {
    let tile = Self.noise(PixelSize(12, 12), seed: 2)
    var many = Bitmap(size: PixelSize(36, 36))
    for y in 0..<36 { for x in 0..<36 { many[x, y] = tile[x % 12, y % 12] } }
    let (one, all) = (
      tile.scaled(to: PixelSize(8, 8), edge: .wrap),
      many.scaled(to: PixelSize(24, 24), edge: .clamp)
    )
    for y in 0..<8 { for x in 0..<8 { #expect(one[x, y] == all[x + 8, y + 8]) } }
  }

  @Test(
    "a part is what the whole has there, and beyond the edges what they say",
    arguments: [PixelSize(13, 5), PixelSize(40, 31), PixelSize(27, 14)])
  func part(target: PixelSize) {
    let bitmap = Self.noise(PixelSize(9, 7), seed: 3)
    let rect = PixelRect(x0: -3, y0: 2, x1: 6, y1: 8)
    for edge in [Bitmap.Edge.clamp, .wrap] {
      let whole = bitmap.scaled(to: target, edge: edge)
      let part = bitmap.scaled(to: target, part: rect, edge: edge)
      for y in 2..<min(8, target.height) {
        for x in 0..<6 { #expect(part[x + 3, y - 2] == whole[x, y]) }
        if edge == .wrap { #expect(part[0, y - 2] == whole[target.width - 3, y]) }
      }
    }
  }

  @Test("no colour above its alpha", arguments: 1...20 as ClosedRange<UInt64>)
  func premultiplied(seed: UInt64) {
    let scaled = Self.noise(PixelSize(9, 7), seed: seed).scaled(to: PixelSize(13, 5), edge: .clamp)
    for pixel in scaled.pixels {
      for shift in [0, 8, 16] { #expect(pixel >> shift & 0xFF <= pixel >> 24) }
    }
  }
}
