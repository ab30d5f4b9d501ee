import Raster

/// Equal places for several timers in a window, row by row.
struct Grid {
  let places: [Rect]

  /// Creates the grid in which a view is largest; a row that isn't full stands in the middle.
  init(count: Int, in window: Rect, _ face: Face) {
    let count = max(1, count)
    // How much wider than high a place should be.
    let shape = face == .bar ? 3.0 : face == .both ? 1.2 : 1.0
    func size(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      return min(
        window.width / Double(columns) / shape, window.height / Double(rows))
    }
    let columns = (1...count).max { size($0) < size($1) } ?? 1
    let rows = (count + columns - 1) / columns
    // Whole pixels, so that what is equal in two places looks equal.
    let width = (window.width / Double(columns)).rounded(.down)
    let height = (window.height / Double(rows)).rounded(.down)
    places = (0..<count).map { index in
      let row = index / columns
      let inRow = min(columns, count - row * columns)
      let left = ((window.width - Double(inRow) * width) / 2).rounded(.down)
      return Rect(
        x: window.x + left + Double(index % columns) * width,
        y: window.y + Double(row) * height, width: width, height: height)
    }
  }
}
