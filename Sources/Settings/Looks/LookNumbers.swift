import Views

/// The looks that are numbers, to which a number can be added.
enum LookNumbers {
  private typealias Path<Value> = any WritableKeyPath<Look, Value> & Sendable

  /// Lengths that suit the view's size where nothing else was said.
  private static let suited: [String: [Path<Length?>]] = [
    "thickness": [\.bar.stroke.thickness, \.ring.stroke.thickness],
    "track-thickness": [\.bar.stroke.trackThickness, \.ring.stroke.trackThickness],
    "padding": [\.bar.padding],
    "radius": [\.ring.radius],
  ]

  /// Lengths that have nothing to add to unless they were said.
  private static let said: [String: Path<Length?>] = [
    "label-size": \.label.size, "title-size": \.title.size, "picker-size": \.picker.size,
  ]

  private static let lengths: [String: [Path<Length>]] = [
    "panel-radius": [\.bar.panel.radius, \.ring.panel.radius],
    "popup-radius": [\.popup.radius], "popup-padding": [\.popup.padding],
    "popup-spacing": [\.popup.spacing], "popup-width": [\.popup.widest],
    "popup-title-size": [\.popup.title.size], "popup-body-size": [\.popup.body.size],
    "spinner-size": [\.popup.spinner.size],
    "spinner-border-width": [\.popup.spinner.border.width],
    "drawer-radius": [\.drawer.radius], "drawer-padding": [\.drawer.padding],
    "picker-radius": [\.picker.radius],
  ]

  /// Numbers within bounds, which a sum does not leave.
  private static let numbers: [String: (path: Path<Double>, range: ClosedRange<Double>)] = [
    "opacity": (\.opacity, 0...1),
    "start-angle": (\.ring.startAngle, -36_000...36_000),
    "sweep-angle": (\.ring.sweepAngle, 1...360),
    "star-ratio": (\.star.ratio, 0...1), "star-size": (\.star.size, 0...1),
    "star-rotation": (\.star.rotation, -36_000...36_000),
    "spinner-ratio": (\.popup.spinner.ratio, 0...1),
    "drawer-visible": (\.drawer.visibleAmount, 0...1),
    "drawer-width": (\.drawer.relativeWidth, 0...1),
  ]

  /// Adds to the look of a name; returns false where it is no number, or has none yet.
  static func add(_ change: Double, to name: String, of look: inout Look) -> Bool {
    if let paths = suited[name] {
      for path in paths { look[keyPath: path] = (look[keyPath: path] ?? .suited).adding(change) }
    } else if let path = said[name], let length = look[keyPath: path] {
      look[keyPath: path] = length.adding(change)
    } else if let paths = lengths[name] {
      for path in paths { look[keyPath: path] = look[keyPath: path].adding(change) }
    } else if let (path, range) = numbers[name] {
      look[keyPath: path] = min(
        range.upperBound, max(range.lowerBound, look[keyPath: path] + change))
    } else {
      return false
    }
    return true
  }
}
