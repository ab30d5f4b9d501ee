/// Paints frames, and keeps what stays from one to the next: coverage, memory, and the frame shown last.
public struct Painter {
  let workshop = Workshop()

  public init() {}

  /// Paints a frame, or the part of it within a clip: the same pixels either way.
  ///
  /// What of the frame lies beyond the surface is not painted.
  public func paint(_ frame: Frame, onto surface: Surface, within clip: PixelRect? = nil) {
    let whole = PixelRect(frame.size).intersection(PixelRect(surface.size))
    workshop.begin(frame, whole: whole)
    workshop.list(frame)
    paintAll(frame, onto: surface, within: clip.map(whole.intersection) ?? whole)
  }

  /// Paints an area of a frame that was listed.
  func paintAll(_ frame: Frame, onto surface: Surface, within area: PixelRect) {
    workshop.findTouching(area)
    workshop.addTouching(of: frame, within: area)
    for y in area.y0..<area.y1 {
      workshop.compositor.compose(area.x0..<area.x1, row: y, onto: surface)
    }
  }
}
