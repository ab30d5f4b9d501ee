import Testing

@testable import Raster

@Suite("V5, V13: a stroke along straight edges")
struct PathStrokeTests {
  static let size = PixelSize(60, 60)
  static let joins: [Join] = [.miter(limit: 10), .miter(limit: 1.5), .round, .bevel]

  /// A star whose tips lie on a circle of 25 around the middle.
  static func star(_ points: Int = 5, ratio: Double = 0.45, turned: Double = 0.013) -> [Point] {
    (0..<2 * points).map { index in
      let radius = index % 2 == 0 ? 25 : 25 * ratio
      return Point(30.2, 29.7)
        + Region.direction(turns: turned + Double(index) / Double(2 * points)) * radius
    }
  }

  static let zigzag = [
    Point(8.3, 40.2), Point(20.1, 12.7), Point(29.4, 44.8), Point(41.2, 20.5), Point(51.7, 21.3),
  ]

  static func amounts(_ stroke: PathStroke) -> [Double] {
    coverage(of: .path(stroke), size: size)
  }

  @Test("closed, with every join", arguments: joins)
  func closed(join: Join) {
    let isPointed = join == .miter(limit: 10)
    let others = isPointed ? [(5, 0.25, 0.7), (9, 0.6, 4)] : []
    for (points, ratio, width) in [(5, 0.45, 3), (3, 0.7, 9.5)] + others {
      let star = Self.star(points, ratio: ratio)
      let stroke = PathStroke(points: star, isClosed: true, width: width, join: join)
      let exact = Region.path(star, isClosed: true, width: width, join: join)
      let worst = worstDifference(Self.amounts(stroke), exact.coverage(size: Self.size))
      #expect(worst <= CoverageTests.tolerance, "\(points), \(ratio), \(width): \(worst * 255)")
    }
  }

  @Test("open, with every join and cap", arguments: joins, Cap.allCases)
  func open(join: Join, cap: Cap) {
    for width in join == .round ? [1.3, 14] : [14] {
      let stroke = PathStroke(
        points: Self.zigzag, isClosed: false, width: width, join: join, cap: cap)
      let exact = Region.path(Self.zigzag, isClosed: false, width: width, join: join, cap: cap)
      let worst = worstDifference(Self.amounts(stroke), exact.coverage(size: Self.size))
      #expect(worst <= CoverageTests.tolerance, "\(width): \(worst * 255)/255")
    }
  }

  @Test("paths from seeds, which cross themselves", arguments: 1...12 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let points = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      Point(.random(in: 4...56, using: &random), .random(in: 4...56, using: &random))
    }
    let join = Self.joins[Int(seed % 4)]
    let isClosed = points.count > 2 && seed % 3 > 0
    let width = Double.random(in: 1...16, using: &random)
    let cap = Cap.allCases[Int(seed % 3)]
    let stroke = PathStroke(
      points: points, isClosed: isClosed, width: width, join: join, cap: cap)
    let exact = Region.path(points, isClosed: isClosed, width: width, join: join, cap: cap)
    let worst = worstDifference(Self.amounts(stroke), exact.coverage(size: Self.size))
    #expect(worst <= CoverageTests.tolerance, "seed \(seed): \(worst * 255)/255")
  }

  @Test("a part away from corners is the path between its ends", arguments: Cap.allCases)
  func part(cap: Cap) {
    let lengths = zip(Self.zigzag, Self.zigzag.dropFirst()).map { ($1 - $0).length }
    let whole = lengths.reduce(0, +)
    func place(_ edge: Int, _ share: Double) -> (point: Point, share: Double) {
      let (a, b) = (Self.zigzag[edge], Self.zigzag[edge + 1])
      let way = lengths[..<edge].reduce(0, +) + lengths[edge] * share
      return (a + (b - a) * share, way / whole)
    }
    let (from, to) = (place(0, 0.5), place(2, 0.5))
    let points = [from.point, Self.zigzag[1], Self.zigzag[2], to.point]
    let stroke = PathStroke(
      points: Self.zigzag, isClosed: false, width: 2, cap: cap, start: from.share,
      length: to.share - from.share)
    let exact = Region.path(
      points, isClosed: false, width: 2, join: .miter(limit: 10), cap: cap)
    let worst = worstDifference(Self.amounts(stroke), exact.coverage(size: Self.size))
    #expect(worst <= CoverageTests.tolerance, "\(worst * 255)/255")
  }

  @Test("a closed path's part and its rest are together the whole", arguments: 1...12)
  func complement(step: Int) {
    for start in [0, 0.314] {
      let share = Double(step) / 12.6
      func part(_ from: Double, _ length: Double) -> [Double] {
        Self.amounts(
          PathStroke(
            points: Self.star(), isClosed: true, width: 4, start: from, length: length))
      }
      let second = start + share < 1 ? start + share : start + share - 1
      let both = zip(part(start, share), part(second, 1 - share)).map(+)
      let worst = worstDifference(both, part(start, 1))
      #expect(worst <= 2 * CoverageTests.tolerance, "\(share): \(worst * 255)/255")
    }
  }

  @Test("it grows steadily, around corners too", arguments: joins, [Cap.butt, .round])
  func steady(join: Join, cap: Cap) {
    // A round cap is no shorter than a corner only where the corner is round.
    guard cap == .butt || join == .round else { return }
    var before = 0.0
    let whole = Self.amounts(
      PathStroke(points: Self.star(), isClosed: true, width: 4, join: join, cap: cap))
    for step in 1...400 {
      let amounts = Self.amounts(
        PathStroke(
          points: Self.star(), isClosed: true, width: 4, join: join, cap: cap,
          length: Double(step) / 400))
      let area = amounts.reduce(0, +)
      #expect(area >= before - 0.01, "\(step)")
      #expect(area - before < 4 || (cap == .round && step == 1), "\(step): \(area - before)")
      before = area
    }
    #expect(abs(before - whole.reduce(0, +)) < 1e-9)
  }

  @Test("nothing is drawn of nothing")
  func nothing() {
    let star = Self.star()
    for stroke in [
      PathStroke(points: star, isClosed: true, width: 3, cap: .round, length: 0),
      PathStroke(points: star, isClosed: true, width: 0),
      PathStroke(points: star, isClosed: true, width: -1),
      PathStroke(points: star, isClosed: true, width: .nan),
      PathStroke(points: star, isClosed: true, width: 3, length: .nan),
      PathStroke(points: [], isClosed: true, width: 3),
      PathStroke(points: [star[0], star[0]], isClosed: true, width: 3, cap: .square),
      PathStroke(points: [Point(.nan, 0)], isClosed: false, width: 3),
    ] {
      #expect(Self.amounts(stroke).allSatisfy { $0 == 0 })
    }
  }

  @Test("a clip cuts it exactly")
  func clip() {
    let circle = (0..<400).map { Point(30, 30) + Region.direction(turns: Double($0) / 400) * 20 }
    let star = Self.star()
    let stroke = PathStroke(points: star, isClosed: true, width: 5, clip: circle)
    let exact = Region.path(star, isClosed: true, width: 5, join: .miter(limit: 10))
      .and(.disc(Point(30, 30), 20))
    let worst = worstDifference(Self.amounts(stroke), exact.coverage(size: Self.size))
    #expect(worst <= CoverageTests.tolerance, "\(worst * 255)/255")
    let filled = coverage(of: .polygon(star.clipped(toConvex: circle)), size: Self.size)
    let exactFill = Region.polygon(star).and(.disc(Point(30, 30), 20))
    #expect(
      worstDifference(filled, exactFill.coverage(size: Self.size)) <= CoverageTests.tolerance)
  }

  @Test("a moved end damages no less than what changes", arguments: joins, Cap.allCases)
  func damage(join: Join, cap: Cap) {
    var random = SplitMix(seed: 11)
    func frame(_ start: Double, _ length: Double, _ isClosed: Bool) -> Frame {
      DamageTests.frame([
        Layer(
          .path(
            PathStroke(
              points: Self.star(), isClosed: isClosed, width: 5, join: join, cap: cap,
              start: start, length: length)),
          .color(Color(0x20FF60)))
      ])
    }
    for round in 0..<40 {
      let start = round % 3 == 0 ? 0 : Double.random(in: 0...1, using: &random)
      let length = Double.random(in: 0...1.02, using: &random)
      let step: Double = [0.001, -0.001, 0.03, -0.2, 0.9].randomElement(using: &random) ?? 0
      DamageTests.check(
        frame(start, length, round % 2 == 0), frame(start, length + step, round % 2 == 0),
        "\(start), \(length) by \(step)")
    }
  }

  @Test("a moved end damages its surroundings only")
  func smallDamage() {
    func frame(_ length: Double) -> Frame {
      let star = Self.star().map { $0 * 20 }
      return Frame(
        size: PixelSize(1200, 1200),
        layers: [
          Layer(
            .path(PathStroke(points: star, isClosed: true, width: 40, length: length)),
            .color(.white))
        ])
    }
    let pixels = frame(0.43).damage(since: frame(0.431)).map(\.area).reduce(0, +)
    #expect(pixels > 0 && pixels < 300_000, "\(pixels) of 1 440 000")
  }
}
