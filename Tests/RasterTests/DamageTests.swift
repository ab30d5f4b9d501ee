import Testing

@testable import Raster

@Suite("Damage")
struct DamageTests {
  static func frame(_ layers: [Layer]) -> Frame {
    let ground = Layer(
      .rectangle(Rect(x: 0, y: 0, width: 90, height: 80), radius: 0), .color(Color(0x101010)))
    return Frame(size: PixelSize(90, 80), layers: [ground] + layers)
  }

  /// Holds that painting only the damage over the old frame gives the new one.
  static func check(_ old: Frame, _ new: Frame, _ comment: String) {
    let painter = Painter()
    var canvas = Bitmap(size: old.size)
    canvas.withSurface { painter.paint(old, onto: $0) }
    for rect in new.damage(since: old) {
      canvas.withSurface { painter.paint(new, onto: $0, within: rect) }
    }
    let exact = new.bitmap()
    #expect(canvas == exact, "\(comment)")
    var update = Painter.Update()
    canvas.withSurface { painter.paint(old, onto: $0) }
    let before = canvas
    canvas.withSurface { painter.update($0, from: old, to: new, &update) }
    #expect(canvas == exact, "\(comment): updated")
    for y in 0..<old.size.height {
      for x in 0..<old.size.width where before[x, y] != exact[x, y] {
        let isPresented = update.rects.contains {
          x >= $0.x0 && x < $0.x1 && y >= $0.y0 && y < $0.y1
        }
        #expect(isPresented, "\(comment): \(x), \(y)")
      }
    }
  }

  @Test("a ring's moved end", arguments: Cap.allCases, CapFit.allCases)
  func arc(cap: Cap, fit: CapFit) {
    var random = SplitMix(seed: 7)
    func ring(_ sweep: Double) -> Frame {
      func arc(_ sweep: Double) -> Shape {
        .arc(
          ArcStroke(
            center: Point(44.5, 40.2), radius: 28.3, width: 12, start: 0.123, sweep: sweep,
            cap: cap, fit: fit))
      }
      return Self.frame([
        Layer(
          arc(1), .color(Color(0x804020)),
          inlay: .init(shape: arc(sweep), paint: .color(Color(0x20FF60))))
      ])
    }
    for _ in 0..<60 {
      let sweep = Double.random(in: -1.02...1.02, using: &random)
      let step: Double = [0.001, -0.001, 0.03, -0.2, 0.9].randomElement(using: &random) ?? 0
      Self.check(ring(sweep), ring(sweep + step), "\(sweep) to \(sweep + step)")
    }
  }

  @Test("the end of a ring whose caps meet", arguments: [Cap.round, .square])
  func meetingCaps(cap: Cap) {
    var random = SplitMix(seed: 9)
    func ring(_ sweep: Double) -> Frame {
      Self.frame([
        Layer(
          .arc(
            ArcStroke(
              center: Point(43.2, 38.7), radius: 31, width: 17, start: 0.3, sweep: sweep, cap: cap,
              fit: .extend)), .color(Color(red: 32, green: 255, blue: 96, alpha: 200)))
      ])
    }
    for _ in 0..<30 {
      let sweep = Double.random(in: 0.9...0.998, using: &random)
      Self.check(ring(sweep), ring(sweep + 0.001), "\(sweep)")
      Self.check(ring(-sweep), ring(-sweep - 0.001), "\(-sweep)")
    }
  }

  @Test("an end that moves where an inlay lies without its host")
  func loneInlay() {
    func frame(_ length: Double) -> Frame {
      func line(_ from: Double, _ to: Double, _ y: Double) -> Shape {
        .line(
          LineStroke(
            from: Point(from, y), to: Point(to, y), width: 9, cap: .butt, fit: .extend))
      }
      let translucent = Color(red: 250, green: 20, blue: 60, alpha: 120)
      return Self.frame([
        Layer(line(50, 50 + length, 40), .color(translucent)),
        Layer(
          line(5, 20, 40), .color(.white),
          inlay: .init(shape: line(5, 80, 42), paint: .color(translucent))),
      ])
    }
    Self.check(frame(20), frame(20.4), "beyond the host")
  }

  @Test("a bar's moved ends", arguments: Cap.allCases, CapFit.allCases)
  func line(cap: Cap, fit: CapFit) {
    var random = SplitMix(seed: 8)
    func bar(_ from: Double, _ to: Double, slope: Int) -> Frame {
      let start = Point(12.2, slope == 1 ? 70.1 : 21.7)
      let along = slope == 0 ? Point(61, 0) : slope == 1 ? Point(0, -51) : Point(61, 33)
      return Self.frame([
        Layer(
          .line(
            LineStroke(
              from: start + along * from, to: start + along * to, width: 13, cap: cap, fit: fit)),
          .color(Color(0x20FF60)))
      ])
    }
    for round in 0..<90 {
      let slope = round % 3
      let (a, b) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let (c, d) = (
        Double.random(in: -0.1...0.1, using: &random), Double.random(in: -0.1...0.1, using: &random)
      )
      Self.check(
        bar(a, b, slope: slope), bar(a + c, b + d, slope: slope), "\(a)…\(b) by \(c), \(d)")
      Self.check(bar(a, b, slope: slope), bar(a, b + d, slope: slope), "\(a)…\(b) by \(d)")
    }
  }

  @Test("any two frames", arguments: 1...40 as ClosedRange<UInt64>)
  func anyTwo(seed: UInt64) {
    let (old, new) = (randomFrame(seed: seed), randomFrame(seed: seed &+ 500))
    Self.check(old, new, "seed \(seed)")
    var fewer = new
    fewer.layers.removeLast(2)
    Self.check(old, fewer, "seed \(seed), fewer layers")
    #expect(old.damage(since: old).isEmpty)
  }

  @Test("a moved end damages no more than its surroundings")
  func small() {
    func ring(_ sweep: Double) -> Frame {
      Frame(
        size: PixelSize(3840, 2160),
        layers: [
          Layer(
            .arc(
              ArcStroke(
                center: Point(1920, 1080), radius: 756, width: 173, start: 0, sweep: sweep,
                cap: .butt, fit: .inset)), .color(.white))
        ])
    }
    let damage = ring(0.637).damage(since: ring(0.637 + 1 / 36000.0))
    let pixels = damage.map(\.area).reduce(0, +)
    #expect(damage.count == 1 && pixels < 40_000, "\(pixels) of 8 294 400 pixels")
  }
}
