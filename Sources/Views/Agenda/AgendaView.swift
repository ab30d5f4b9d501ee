public import Raster

/// A slim line at the top, a segment for each step of an agenda, with what comes next and how late it is below.
public struct AgendaView {
  private let next: TextBlock
  private let delay: TextBlock
  private let segments: [Segment]
  private let track: ResolvedFill
  private let progress: ResolvedFill
  private let width: Double
  private let y: Double
  private let left: Double
  private let right: Double
  private let textTop: Double
  private let nextPaint: Paint
  private let delayPaint: Paint

  /// A step's part of the line, in pixels, and of the whole, as shares.
  private struct Segment {
    let from: Double
    let to: Double
    let begin: Double
    let end: Double
  }

  /// What is measured once for a window, so that views below keep clear.
  private struct Measures {
    let text: Int
    let side: Double
    let top: Double
    let stroke: Double
    let gap: Double

    init(_ window: Rect, scale: Double) {
      let side = min(window.width, window.height)
      text = Int(max(11 * scale, side * 0.034).rounded())
      self.side = max(10 * scale, window.width * 0.04).rounded()
      top = max(8 * scale, window.height * 0.03).rounded()
      stroke = max(3, (Double(text) / 5).rounded())
      gap = (Double(text) * 0.5).rounded()
    }

    var height: Double { top + stroke + gap + Double(text) * 1.4 }
  }

  /// Returns how high the view is in a window.
  static func height(in window: Rect, scale: Double) -> Double {
    min(Measures(window, scale: scale).height.rounded(), window.height / 3)
  }

  /// Creates the view at the top of a window.
  ///
  /// - Parameters:
  ///   - look: the strokes' fills and the texts' colours are those of the display.
  ///   - scale: pixels a point.
  public init(
    _ content: AgendaContent, look: Look, window: Rect, scale: Double, resources: Resources
  ) {
    let measures = Measures(window, scale: scale)
    let stroke = look.face == .bar ? look.bar.stroke : look.ring.stroke
    (left, right) = (window.x + measures.side, window.maxX - measures.side)
    width = measures.stroke
    y = window.y + measures.top + measures.stroke / 2
    textTop = y + measures.stroke / 2 + measures.gap
    let line = Rect(x: left, y: y - width / 2, width: max(0, right - left), height: width)
    let way = Gradient.Way.linear(from: Point(left, y), to: Point(right, y))
    func resolve(_ fill: Fill) -> ResolvedFill {
      ResolvedFill(fill, rect: line, way: way, scale: scale, resources: resources)
    }
    (track, progress) = (resolve(stroke.track), resolve(stroke.progress))
    segments = Self.segments(content.shares, from: left, to: right, width: width)
    let font = Font(family: look.label.font, weight: .regular, size: measures.text)
    let typesetter = resources.typesetter
    let room = Int(line.width)
    func block(_ text: String, width: Int) -> TextBlock {
      TextBlock(
        text, font: font, width: max(1, width), height: measures.text * 3 / 2,
        typesetter: typesetter)
    }
    let delayWidth = content.delay.isEmpty ? 0 : typesetter.set(content.delay, in: font).advance
    delay = block(content.delay, width: min(delayWidth, room / 2))
    next = block(content.next, width: room - min(delayWidth, room / 2) - measures.text)
    (nextPaint, delayPaint) = (.color(look.title.color), .color(look.label.color))
  }

  /// Adds the layers where a share 0…1 of the whole has passed.
  public func addLayers(progress share: Double, opacity: Double = 1, to layers: inout [Layer]) {
    let first = layers.count
    for segment in segments {
      let length = segment.end - segment.begin
      let passed = length > 0 ? min(max((share - segment.begin) / length, 0), 1) : 0
      let end = segment.from + (segment.to - segment.from) * passed
      layers.append(
        Layer(
          .line(stroke(from: segment.from, to: segment.to)), track.paint(fraction: 1 - share),
          inlay: .init(
            shape: .line(stroke(from: segment.from, to: end)),
            paint: progress.paint(fraction: 1 - share))))
    }
    next.addLayers(left: left, top: textTop, paint: nextPaint, to: &layers)
    delay.addLayers(right: right, top: textTop, paint: delayPaint, to: &layers)
    if opacity == 1 { return }
    for index in first..<layers.count { layers[index].opacity *= opacity }
  }

  private func stroke(from: Double, to: Double) -> LineStroke {
    LineStroke(from: Point(from, y), to: Point(to, y), width: width, cap: .round, fit: .inset)
  }

  /// Returns the segments with a gap between each two; a single one where they would be mere dots.
  private static func segments(
    _ shares: [Double], from left: Double, to right: Double, width: Double
  ) -> [Segment] {
    let shares = shares.filter { $0 > 0 }
    let gap = max(2, (width * 0.8).rounded())
    let room = right - left - gap * Double(max(0, shares.count - 1))
    guard shares.count > 1, room > 2 * width * Double(shares.count) else {
      return right > left ? [Segment(from: left, to: right, begin: 0, end: 1)] : []
    }
    // None is shorter than it is wide, so that each can be seen; the long ones give that.
    let least = width
    let spare = room - least * Double(shares.count)
    var segments: [Segment] = []
    var (x, begin) = (left, 0.0)
    for share in shares {
      let length = least + spare * share
      segments.append(Segment(from: x, to: x + length, begin: begin, end: begin + share))
      x += length + gap
      begin += share
    }
    return segments
  }
}
