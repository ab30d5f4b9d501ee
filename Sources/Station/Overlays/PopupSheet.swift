import Raster
import Views

/// What pop-ups are made with.
struct PopupPaper {
  let look: PopupLook
  /// Pixels a point.
  let scale: Double
  let resources: Resources
}

/// A pop-up as it was laid out last, which is laid out anew where its content, place or look is another.
struct PopupSheet {
  private struct Key: Equatable {
    let content: PopupContent
    let place: Rect
    let look: PopupLook
    let scale: Double
  }

  private var shown: (key: Key, view: PopupView)?

  /// Returns the view of a content that is centred in a place, in pixels.
  mutating func view(_ content: PopupContent, at place: Rect, on paper: PopupPaper) -> PopupView {
    let key = Key(content: content, place: place, look: paper.look, scale: paper.scale)
    if let shown, shown.key == key { return shown.view }
    let view = PopupView(
      content, look: paper.look, parent: place, scale: paper.scale, resources: paper.resources)
    shown = (key, view)
    return view
  }

  /// Returns the layers of a content at rest.
  mutating func layers(_ content: PopupContent, at place: Rect, on paper: PopupPaper) -> [Layer] {
    view(content, at: place, on: paper).layers(at: .zero, opacity: 1)
  }
}
