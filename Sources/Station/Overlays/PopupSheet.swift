import Raster
import Views

/// What pop-ups are made with.
struct PopupPaper {
  let look: PopupLook
  /// Pixels a point.
  let scale: Double
  let resources: Resources
}

/// A pop-up as it was laid out of late, which is laid out anew where its content, place or look is another.
struct PopupSheet {
  private struct Key: Equatable {
    let content: PopupContent
    let place: Rect
    let look: PopupLook
    let scale: Double
  }

  private var shown = Recent<Key, PopupView>()

  /// Returns the view of a content that is centred in a place, in pixels.
  mutating func view(_ content: PopupContent, at place: Rect, on paper: PopupPaper) -> PopupView {
    let key = Key(content: content, place: place, look: paper.look, scale: paper.scale)
    return shown.value(for: key) {
      PopupView(
        content, look: paper.look, parent: place, scale: paper.scale, resources: paper.resources)
    }
  }

  /// Returns the layers of a content at rest.
  mutating func layers(_ content: PopupContent, at place: Rect, on paper: PopupPaper) -> [Layer] {
    view(content, at: place, on: paper).layers(at: .zero, opacity: 1)
  }
}
