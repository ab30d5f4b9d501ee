import Raster

/// Places one below the other, in the middle of a window together.
struct Column {
  /// In whole pixels at their upper left corners, as wide as the window.
  let places: [Rect]

  init(heights: [Double], gap: Double, in window: Rect) {
    let whole = heights.reduce(0, +) + gap * Double(max(0, heights.count - 1))
    var top = window.center.y - whole / 2
    var places: [Rect] = []
    for height in heights {
      places.append(
        Rect(x: window.x, y: top.rounded(), width: window.width, height: height.rounded()))
      top += height + gap
    }
    self.places = places
  }
}
