import Testing

@testable import Raster

/// Returns the coverage of each pixel by the rasteriser, 0…1.
func coverage(of shape: Shape, size: PixelSize) -> [Double] {
  let coverage = Coverage()
  var rasterizer = Rasterizer()
  rasterizer.rasterize(shape, within: PixelRect(size), into: coverage)
  var result = [Double](repeating: 0, count: size.width * size.height)
  for row in 0..<coverage.bounds.height {
    let y = coverage.bounds.y0 + row
    for run in coverage.row(y) {
      for x in Int(run.x0)..<Int(run.x1) {
        result[y * size.width + x] += Double(run.amount) / Double(Coverage.full)
      }
    }
  }
  return result
}

func worstDifference(_ a: [Double], _ b: [Double]) -> Double {
  zip(a, b).map { abs($0 - $1) }.max() ?? 0
}

@Suite("V5: coverage is the exact area")
struct CoverageTests {
  /// A painted pixel is off by the rounding to 8 bits, half of 1/255, and this, another half.
  static let tolerance = 0.5 / 255

  static let sweeps: [Double] = [0, 0.01, 5, 37.3, 90, 180, 180.01, 270, 346, 350, 354, 359.9, 360]

  @Test("arc", arguments: sweeps, Cap.allCases)
  func arc(degrees: Double, cap: Cap) {
    let size = PixelSize(44, 46)
    for fit in CapFit.allCases {
      for (start, way, width) in [(0.0, 1.0, 7.0), (0.1234, -1.0, 8.3), (0.7071, 1.0, 1.3)] {
        let stroke = ArcStroke(
          center: Point(21.3, 22.7), radius: 15.4, width: width, start: start,
          sweep: way * degrees / 360, cap: cap, fit: fit)
        let worst = worstDifference(
          coverage(of: .arc(stroke), size: size),
          Region.arc(stroke).coverage(size: size))
        #expect(worst <= Self.tolerance, "\(stroke): \(worst * 255)/255")
      }
    }
  }

  @Test("arc as wide as its radius and wider", arguments: Cap.allCases)
  func thickArc(cap: Cap) {
    let size = PixelSize(50, 50)
    for (width, degrees) in [(20.0, 100.0), (21.0, 37.3), (26.0, 200.0), (24.0, 340.0)] {
      let stroke = ArcStroke(
        center: Point(24.6, 25.2), radius: 10, width: width, start: 0.217, sweep: degrees / 360,
        cap: cap, fit: .extend)
      let worst = worstDifference(
        coverage(of: .arc(stroke), size: size), Region.arc(stroke).coverage(size: size))
      #expect(worst <= Self.tolerance, "\(stroke): \(worst * 255)/255")
    }
  }

  @Test("line", arguments: Cap.allCases, CapFit.allCases)
  func line(cap: Cap, fit: CapFit) {
    let size = PixelSize(48, 40)
    let from = Point(10.3, 14.1)
    for to in [Point(37.6, 14.1), Point(33.2, 27.9), Point(11.1, 30.5), Point(12.5, 14.6)] {
      for width in [0.4, 3, 8.7] {
        for (a, b) in [(from, to), (to, from)] {
          let stroke = LineStroke(from: a, to: b, width: width, cap: cap, fit: fit)
          let worst = worstDifference(
            coverage(of: .line(stroke), size: size), Region.line(stroke).coverage(size: size))
          #expect(worst <= Self.tolerance, "\(stroke): \(worst * 255)/255")
        }
      }
    }
  }

  @Test("report S36: rounded rectangle", arguments: [0, 0.5, 1, 3.7, 10, 100])
  func roundedRectangle(radius: Double) {
    let size = PixelSize(40, 32)
    for rect in [
      Rect(x: 3, y: 4, width: 30, height: 20), Rect(x: 2.3, y: 5.8, width: 33.1, height: 19.45),
    ] {
      let worst = worstDifference(
        coverage(of: .rectangle(rect, radius: radius), size: size),
        Region.rectangle(rect, radius: radius).coverage(size: size))
      #expect(worst <= Self.tolerance, "\(rect), \(radius): \(worst * 255)/255")
    }
  }

  @Test(
    "polygons with corners from seeds, crossing themselves",
    arguments: 1...40 as ClosedRange<UInt64>)
  func polygon(seed: UInt64) {
    let size = PixelSize(30, 30)
    var random = SplitMix(seed: seed)
    let corners = (0..<Int.random(in: 3...9, using: &random)).map { _ in
      Point(.random(in: -4...34, using: &random), .random(in: -4...34, using: &random))
    }
    let worst = worstDifference(
      coverage(of: .polygon(corners), size: size), Region.polygon(corners).coverage(size: size))
    #expect(worst <= Self.tolerance, "seed \(seed): \(worst * 255)/255")
  }

  @Test("a part of the plane beyond the clip adds nothing but itself")
  func clipped() {
    let stroke = ArcStroke(
      center: Point(4, 50), radius: 40, width: 9, start: 0.9, sweep: 0.6, cap: .round, fit: .extend)
    let size = PixelSize(40, 40)
    let worst = worstDifference(
      coverage(of: .arc(stroke), size: size), Region.arc(stroke).coverage(size: size))
    #expect(worst <= Self.tolerance)
  }
}
