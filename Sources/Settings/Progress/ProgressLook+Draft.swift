import Raster
import Views

extension ProgressLook {
  /// Creates the overlay's own look, changed by the options that were written.
  ///
  /// - Parameter written: the names of the options.
  init(_ draft: InvocationDraft, written: Set<String>) {
    self.init()
    let (look, ring, stroke) = (draft.look, draft.look.ring, draft.look.ring.stroke)
    func take<Value>(_ name: String, _ value: Value?, _ set: (Value) -> Void) {
      if written.contains(name), let value { set(value) }
    }
    take("face", ProgressLook.Face(rawValue: look.face.rawValue)) { face = $0 }
    take("opacity", look.opacity) { opacity = $0 }
    take("thickness", stroke.thickness) { thickness = $0 }
    take("track-thickness", stroke.trackThickness) { trackThickness = $0 }
    take("cap", stroke.cap) { cap = $0 }
    take("cap-fit", stroke.capFit) { capFit = $0 }
    take("track", stroke.track) { track = $0 }
    take("progress", stroke.progress) { progress = $0 }
    take("direction", ring.direction) { direction = $0 }
    take("start-angle", ring.startAngle) { startAngle = $0 }
    take("sweep-angle", ring.sweepAngle) { sweepAngle = $0 }
    take("radius", ring.radius) { radius = $0 }
    take("bar-length", draft.progressBarLength) { barLength = $0 }
    take("veil", draft.progressVeil) { veil = $0 }
    take("label-color", look.label.color) { label?.color = $0 }
    take("label-size", look.label.size) { label?.size = $0 }
    take("label-weight", look.label.weight) { label?.weight = $0 }
    take("title-weight", look.title.weight) { title.weight = $0 }
    take("title-color", look.title.color) { title.color = $0 }
    take("title-size", look.title.size) { title.size = $0 }
    take("font", look.label.font) { family in
      label?.font = family
      title.font = family
    }
    if !look.label.shown { label = nil }
  }
}
