/// A straight stroke.
public struct LineStroke: Hashable, Sendable {
  public var from: Point
  public var to: Point
  /// Across, in pixels; 0 or less draws nothing.
  public var width: Double
  public var cap: Cap
  public var fit: CapFit

  public init(from: Point, to: Point, width: Double, cap: Cap, fit: CapFit) {
    self.from = from
    self.to = to
    self.width = width
    self.cap = cap
    self.fit = fit
  }
}

extension Outline {
  /// Adds the outline of a straight stroke, as far as it matters within a clip; without length or width there is none.
  mutating func add(_ stroke: LineStroke, within clip: PixelRect) {
    let (length, half) = ((stroke.to - stroke.from).length, stroke.width / 2)
    guard length > 0, half > 0 else { return }
    let along = (stroke.to - stroke.from) * (1 / length)
    var extra = 0.0
    switch (stroke.cap, stroke.fit) {
    case (.butt, _), (.square, .inset): break
    case (.square, .extend): extra = half
    case (.round, .extend): break
    case (.round, .inset):
      if length < stroke.width {
        let middle = (stroke.from + stroke.to) * 0.5
        addLens(
          middle: middle, radius: half, distance: stroke.width - length, along: along,
          within: clip)
        return
      }
      extra = -half
    }
    let (from, to) = (stroke.from - along * extra, stroke.to + along * extra)
    let left = along.clockwiseNormal * -1
    let cap: Cap = stroke.cap == .round ? .round : .butt
    add(from + left * half)
    add(to + left * half)
    addCap(cap, center: to, half: half, forward: along, left: left, within: clip)
    add(to - left * half)
    add(from - left * half)
    addCap(cap, center: from, half: half, forward: along * -1, left: left * -1, within: clip)
    close()
  }
}
