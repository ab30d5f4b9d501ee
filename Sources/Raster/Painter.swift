/// Paints frames, and keeps what stays from one to the next: coverage, memory, and the frame shown last.
public struct Painter {
  let workshop = Workshop()

  public init() {}

  /// Paints a frame, or the part of it within a clip: the same pixels either way.
  ///
  /// What of the frame lies beyond the surface is not painted.
  public func paint(_ frame: Frame, onto surface: Surface, within clip: PixelRect? = nil) {
    let whole = PixelRect(frame.size).intersection(PixelRect(surface.size))
    let area = clip.map(whole.intersection) ?? whole
    workshop.begin(frame, whole: whole)
    frame.forEachFill { place, fill in
      let coverage = workshop.coverage(of: fill.shape, at: place, within: area)
      workshop.add(fill, coverage: coverage, at: place)
    }
    for y in area.y0..<area.y1 {
      workshop.compositor.compose(area.x0..<area.x1, row: y, onto: surface)
    }
  }
}
