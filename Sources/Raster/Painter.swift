/// Paints frames, and keeps the coverage of shapes that stay from one to the next.
public struct Painter {
  private var kept: [Shape: Coverage] = [:]

  public init() {}

  /// Paints a frame, or the part of it within a clip: the same pixels either way.
  ///
  /// What of the frame lies beyond the surface is not painted.
  public mutating func paint(_ frame: Frame, onto surface: Surface, within clip: PixelRect? = nil) {
    let whole = PixelRect(frame.size).intersection(PixelRect(surface.size))
    let area = clip.map(whole.intersection) ?? whole
    guard !area.isEmpty else { return }
    var fills: [CoveredPaint] = []
    for layer in frame.layers {
      fills.append(
        CoveredPaint(
          coverage: coverage(of: layer.shape, whole: whole, area: area), paint: layer.paint,
          isInlay: false, opacity: layer.opacity))
      if let inlay = layer.inlay {
        fills.append(
          CoveredPaint(
            coverage: coverage(of: inlay.shape, whole: whole, area: area), paint: inlay.paint,
            isInlay: true, opacity: layer.opacity))
      }
    }
    Compositor.compose(fills, within: area, onto: surface)
    if area == whole { forgetShapes(notIn: frame) }
  }

  private mutating func coverage(of shape: Shape, whole: PixelRect, area: PixelRect) -> Coverage {
    if let coverage = kept[shape] { return coverage }
    let coverage = Coverage(shape, clip: area)
    if area == whole { kept[shape] = coverage }
    return coverage
  }

  private mutating func forgetShapes(notIn frame: Frame) {
    let shapes = Set(frame.layers.flatMap { [$0.shape, $0.inlay?.shape].compactMap { $0 } })
    kept = kept.filter { shapes.contains($0.key) }
  }
}

extension Frame {
  /// Returns the frame's pixels.
  public func bitmap() -> Bitmap {
    var bitmap = Bitmap(size: size)
    var painter = Painter()
    bitmap.withSurface { painter.paint(self, onto: $0) }
    return bitmap
  }
}
