/// Where a frame's fills lie, and which of them changed.
///
/// Blocks of neighbours are passed at once where none of them touches an area: a change costs what lies around
/// it, however many fills there are elsewhere.
final class FillList {
  struct Change: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// The shape is another one.
    static let moved = Change(rawValue: 1)
    /// Paint or opacity are others.
    static let repainted = Change(rawValue: 2)
  }

  struct Entry: BitwiseCopyable {
    /// Twice the layer's index, and one more for its inlay.
    let place: Int
    /// The pixels that the fill may cover, now or before.
    let bounds: PixelRect
    let change: Change
  }

  private let entries = Store<Entry>()
  /// What holds the bounds of each so many entries.
  private let blocks = Store<PixelRect>()
  private static let blockSize = 16
  /// The entries that touch an area, from the bottom to the top.
  let touching = Store<Entry>()

  func removeAll() {
    entries.removeAll()
    blocks.removeAll()
  }

  func append(_ entry: Entry) {
    if entries.count % Self.blockSize == 0 {
      blocks.append(entry.bounds)
    } else {
      let block = blocks.base + (blocks.count - 1)
      block.pointee = block.pointee.union(entry.bounds)
    }
    entries.append(entry)
  }

  /// Finds the entries that touch an area.
  func findTouching(_ area: PixelRect) {
    touching.removeAll()
    for block in 0..<blocks.count where blocks[block].touches(area) {
      let first = block * Self.blockSize
      for index in first..<min(first + Self.blockSize, entries.count) {
        if entries[index].bounds.touches(area) { touching.append(entries[index]) }
      }
    }
  }
}

extension PixelRect {
  /// Whether two rectangles that aren't empty have pixels in common.
  @inline(__always)
  fileprivate func touches(_ other: PixelRect) -> Bool {
    x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
  }
}
