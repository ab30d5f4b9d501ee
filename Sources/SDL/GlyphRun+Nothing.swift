import Raster

extension GlyphRun {
  /// No ink and no advance.
  static let nothing = GlyphRun(advance: 0, mask: nil, left: 0, top: 0)

  /// Returns runs set one after the other on one baseline.
  static func joined(_ runs: [GlyphRun]) -> GlyphRun {
    if runs.count == 1 { return runs[0] }
    var pen = 0
    var parts: [(mask: Mask, x: Int, y: Int)] = []
    for run in runs {
      if let mask = run.mask { parts.append((mask, pen + run.left, run.top)) }
      pen += run.advance
    }
    guard let left = parts.map(\.x).min(), let top = parts.map(\.y).max(),
      let right = parts.map({ $0.x + $0.mask.size.width }).max(),
      let bottom = parts.map({ $0.y - $0.mask.size.height }).min()
    else { return GlyphRun(advance: pen, mask: nil, left: 0, top: 0) }
    var ink = Ink(left: left, top: top, width: right - left, height: top - bottom)
    for part in parts { ink.add(part.mask, x: part.x, y: part.y) }
    let mask = Mask(size: PixelSize(ink.width, ink.height), coverage: ink.coverage)
    return GlyphRun(advance: pen, mask: mask, left: left, top: top)
  }
}
