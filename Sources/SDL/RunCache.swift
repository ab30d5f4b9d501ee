import Raster

/// A text in a font.
struct RunKey: Hashable {
  let text: String
  let font: Font
}

/// The runs set of late, bounded by their number and by the bytes of their masks.
struct RunCache {
  private var runs = RecentCache<RunKey, GlyphRun>(capacity: 512)
  private var bytes = 0
  private static let byteLimit = 16 << 20

  subscript(key: RunKey) -> GlyphRun? {
    mutating get { runs[key] }
    set {
      guard let newValue else { return }
      bytes += newValue.mask?.coverage.count ?? 0
      if bytes > RunCache.byteLimit {
        runs = RecentCache(capacity: 512)
        bytes = newValue.mask?.coverage.count ?? 0
      }
      runs[key] = newValue
    }
  }
}
