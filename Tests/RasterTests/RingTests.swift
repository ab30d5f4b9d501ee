import Testing

@testable import Raster

@Suite("V4: the ring's laws")
struct RingTests {
  static let size = PixelSize(60, 60)

  static func arc(
    sweep: Double, width: Double = 10, start: Double = 0, cap: Cap = .butt, fit: CapFit = .inset
  ) -> Shape {
    .arc(
      ArcStroke(
        center: Point(30, 30), radius: 22, width: width, start: start, sweep: sweep, cap: cap,
        fit: fit))
  }

  @Test(
    "report 85: nothing draws nothing, whatever the cap", arguments: Cap.allCases, CapFit.allCases)
  func zero(cap: Cap, fit: CapFit) {
    let none = coverage(of: Self.arc(sweep: 0, cap: cap, fit: fit), size: Self.size)
    #expect(none.allSatisfy { $0 == 0 })
    let line = LineStroke(
      from: Point(5, 5), to: Point(5, 5), width: 6, cap: cap, fit: fit)
    #expect(coverage(of: .line(line), size: Self.size).allSatisfy { $0 == 0 })
  }

  @Test(
    "report S2, S3: a whole turn either way, or more, is the annulus", arguments: [1, -1, 2, -1.5])
  func whole(sweep: Double) {
    let annulus = coverage(of: Self.arc(sweep: 1), size: Self.size)
    let exact = Region.disc(Point(30, 30), 27).minus(.disc(Point(30, 30), 17))
    #expect(
      worstDifference(annulus, exact.coverage(size: Self.size)) <= CoverageTests.tolerance)
    for cap in Cap.allCases {
      #expect(
        coverage(of: Self.arc(sweep: sweep, cap: cap, fit: .extend), size: Self.size) == annulus)
    }
  }

  @Test(
    "report S5: no seam at the start of a full turn, on the grid or off it",
    arguments: [0, 0.013, 0.3, 0.77])
  func seam(start: Double) {
    let annulus = coverage(of: Self.arc(sweep: 1), size: Self.size)
    let turned = coverage(of: Self.arc(sweep: 1, start: start), size: Self.size)
    #expect(worstDifference(annulus, turned) <= CoverageTests.tolerance)
  }

  @Test("report 90: what is done and what is left are together the annulus", arguments: 1...24)
  func complement(step: Int) {
    let sweep = Double(step) / 25
    let left = coverage(of: Self.arc(sweep: sweep, start: 0.07), size: Self.size)
    let done = coverage(of: Self.arc(sweep: sweep - 1, start: 0.07), size: Self.size)
    let both = zip(left, done).map(+)
    let annulus = coverage(of: Self.arc(sweep: 1, start: 0.07), size: Self.size)
    #expect(worstDifference(both, annulus) <= 2 * CoverageTests.tolerance)
  }

  @Test(
    "report S17: counter-clockwise is the mirror of clockwise", arguments: Cap.allCases,
    CapFit.allCases)
  func mirror(cap: Cap, fit: CapFit) {
    for sweep in [0.02, 0.37, 0.5, 0.81, 0.97] {
      let one = coverage(of: Self.arc(sweep: sweep, cap: cap, fit: fit), size: Self.size)
      let other = coverage(of: Self.arc(sweep: -sweep, cap: cap, fit: fit), size: Self.size)
      let mirrored = (0..<60).flatMap { y in (0..<60).map { other[y * 60 + 59 - $0] } }
      #expect(worstDifference(one, mirrored) <= CoverageTests.tolerance)
    }
  }

  @Test(
    "report 88: caps within the sweep leave a gap at 99 % and grow steadily from nothing",
    arguments: Cap.allCases)
  func inset(cap: Cap) {
    var before = 0.0
    for step in 0...400 {
      let sweep = Double(step) / 400
      let area = coverage(of: Self.arc(sweep: sweep, cap: cap), size: Self.size).reduce(0, +)
      #expect(area >= before - 0.01, "\(sweep)")
      // At the whole turn the two caps become none: the notch between them closes.
      #expect(area - before < 12 || step == 400, "\(sweep): a jump of \(area - before) pixels")
      before = area
    }
    let nearly = coverage(of: Self.arc(sweep: 0.99, cap: cap), size: Self.size)
    #expect(nearly[8 * 60 + 29] < 0.6, "the gap left of 12 o'clock is there")
  }

  @Test("report S24: no track colour in the edge of a stroke over it", arguments: Cap.allCases)
  func sharedEdge(cap: Cap) {
    let ring = Layer(
      Self.arc(sweep: 1), .color(Color(0xFF0000)),
      inlay: .init(shape: Self.arc(sweep: 0.5, cap: cap), paint: .color(Color(0x00FF00))))
    let frame = Frame(
      size: Self.size,
      layers: [
        Layer(.rectangle(Rect(x: 0, y: 0, width: 60, height: 60), radius: 0), .color(.black)), ring,
      ])
    let bitmap = frame.bitmap()
    var edges = 0
    // Rows well between the ends at 12 and 6 o'clock.
    for y in 14..<46 {
      for x in 30..<60 {
        let pixel = bitmap[x, y]
        #expect(pixel >> 16 & 0xFF == 0, "red at \(x), \(y)")
        if (1..<255).contains(pixel >> 8 & 0xFF) { edges += 1 }
      }
    }
    #expect(edges > 40)
  }

  @Test("report 96, S15: a hundredth of a degree moves coverage, and never back")
  func monotone() {
    var before = [Double](repeating: 0, count: 3600)
    var areaBefore = 0.0
    for step in 0...60 {
      let now = coverage(of: Self.arc(sweep: 0.2 + Double(step) / 36000), size: Self.size)
      #expect(zip(before, now).allSatisfy { $1 >= $0 - 1.0 / 32768 } || step == 0)
      let area = now.reduce(0, +)
      #expect(area > areaBefore)
      (before, areaBefore) = (now, area)
    }
  }

  @Test("report S21: wider than its diameter it is a disc")
  func disc() {
    let disc = coverage(of: Self.arc(sweep: 1, width: 50), size: PixelSize(100, 100))
    let exact = Region.disc(Point(30, 30), 47).coverage(size: PixelSize(100, 100))
    #expect(worstDifference(disc, exact) <= CoverageTests.tolerance)
  }
}
