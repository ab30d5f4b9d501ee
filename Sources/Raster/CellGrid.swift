/// What an outline's edges do to the pixels of a small window, each pixel's sum in its own place.
///
/// Where few pixels of a window are touched, and the same ones frame after frame, this needs neither order nor
/// room for edges that come and go, as `Cells` do.
final class CellGrid {
  /// The pixels that are looked at.
  private(set) var window = PixelRect.empty
  /// Per pixel, cover and area in one: the cover's 32 digits stand above the area's, which may borrow one.
  private var sums: UnsafeMutablePointer<Int>
  /// Per row, a bit for each pixel that was touched.
  private var marks: UnsafeMutablePointer<UInt>
  /// Per row, the cover of all edges left of the window.
  private var covers: UnsafeMutablePointer<Int>
  /// How many words of marks a row has.
  private var words = 0
  private var capacity = (sums: 0, marks: 0, covers: 0)

  /// How many pixels a window has at most: a megabyte's.
  private static let largest = 1 << 17

  init() {
    sums = .allocate(capacity: 0)
    marks = .allocate(capacity: 0)
    covers = .allocate(capacity: 0)
  }

  deinit {
    sums.deallocate()
    marks.deallocate()
    covers.deallocate()
  }

  /// Whether a window is small enough.
  static func fits(_ window: PixelRect) -> Bool {
    window.height * words(window) * 64 <= largest
  }

  private static func words(_ window: PixelRect) -> Int { (window.width + 63) / 64 }

  /// Makes this what an outline's edges do in a window that fits; nothing was left from before.
  func make(_ outline: Outline, within window: PixelRect) {
    self.window = window
    words = Self.words(window)
    let rows = window.height
    Self.makeRoom(&sums, &capacity.sums, rows * words * 64)
    Self.makeRoom(&marks, &capacity.marks, rows * words)
    Self.makeRoom(&covers, &capacity.covers, rows)
    if window.isEmpty { return }
    var pen = CellPen(Sink(self), clip: window)
    outline.forEachEdge { a, b in pen.add(from: a, to: b) }
  }

  /// Makes room for zeros where nothing else is.
  private static func makeRoom<Number: BinaryInteger & BitwiseCopyable>(
    _ memory: inout UnsafeMutablePointer<Number>, _ capacity: inout Int, _ count: Int
  ) {
    if count <= capacity { return }
    memory.deallocate()
    // Windows are of many sizes near each other.
    capacity = 64
    while capacity < count { capacity *= 2 }
    memory = .allocate(capacity: capacity)
    memory.initialize(repeating: 0, count: capacity)
  }

  /// Forgets all edges.
  func clear() {
    let rows = rows
    for row in 0..<window.height { rows[row].clear(words) }
    window = .empty
  }

  /// What loops need of a grid: plain memory, kept alive by the grid.
  struct Rows: BitwiseCopyable {
    private let sums: UnsafeMutablePointer<Int>
    private let marks: UnsafeMutablePointer<UInt>
    private let covers: UnsafeMutablePointer<Int>
    let words: Int

    fileprivate init(_ grid: CellGrid) {
      (sums, marks, covers, words) = (grid.sums, grid.marks, grid.covers, grid.words)
    }

    /// Returns a row, counted from the window's top.
    @inline(__always)
    subscript(row: Int) -> Row {
      let first = row &* words
      return Row(sums: sums + first &* 64, marks: marks + first, cover: covers + row)
    }
  }

  var rows: Rows { Rows(self) }

  /// A row's sums.
  struct Row: BitwiseCopyable {
    let sums: UnsafeMutablePointer<Int>
    let marks: UnsafeMutablePointer<UInt>
    let cover: UnsafeMutablePointer<Int>

    func clear(_ words: Int) {
      var word = 0
      while word < words {
        var bits = marks[word]
        while bits != 0 {
          sums[word &* 64 &+ bits.trailingZeroBitCount] = 0
          bits &= bits &- 1
        }
        marks[word] = 0
        word &+= 1
      }
      cover.pointee = 0
    }
  }

  private struct Sink: CellSink {
    let sums: UnsafeMutablePointer<Int>
    let marks: UnsafeMutablePointer<UInt>
    let covers: UnsafeMutablePointer<Int>
    let stride: Int
    let top: Int
    /// The place of the picture's first pixel.
    let origin: Int

    init(_ grid: CellGrid) {
      (sums, marks, covers) = (grid.sums, grid.marks, grid.covers)
      (stride, top) = (grid.words * 64, grid.window.y0)
      origin = -(top * stride + grid.window.x0)
    }

    @inline(__always)
    func addLeft(row: Int, cover: Int) {
      covers[row &- top] &+= cover
    }

    @inline(__always)
    func add(column: Int, row: Int, cover: Int, area: Int) {
      let place = row &* stride &+ column &+ origin
      sums[place] &+= cover &<< 32 &+ area
      marks[place &>> 6] |= 1 &<< UInt(bitPattern: place)
    }
  }
}

/// Covers and areas in one number.
extension Int {
  /// The area of a sum.
  @inline(__always)
  var cellArea: Int { Int(Int32(truncatingIfNeeded: self)) }
}
