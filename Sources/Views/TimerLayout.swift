import Raster

/// Where a timer's views stand in their place; it turns remaining time into layers.
///
/// It never changes, and is shared instead of being copied with each frame.
final class TimerLayout {
  let look: Look
  let bar: BarView?
  let ring: RingView?
  private let star: StarFaceView?
  private let labelText: LabelType?
  private let labelCenter: Point
  private let note: NoteText?
  private let titleBlock: TextBlock?
  private let titlePlace: Point

  /// Creates the layout of a timer in a place.
  ///
  /// - Parameters:
  ///   - timer: what the label is fitted for.
  ///   - scale: pixels a point.
  init(_ look: Look, _ timer: DisplayLayout.Timer, rect: Rect, scale: Double, resources: Resources)
  {
    self.look = look
    let places = Self.places(look, window: rect, scale: scale)
    let ring = places.ring.map { RingView(look.ring, rect: $0, scale: scale, resources: resources) }
    let star = places.star.map {
      StarFaceView(
        look.star, stroke: look.ring.stroke, motion: look.ring.motion,
        direction: look.ring.direction, fillsArea: look.fillsStar, rect: $0, scale: scale,
        resources: resources)
    }
    let labelIsAbove = look.face == .bar && look.label.shown
    let bar = places.bar.map {
      BarView(
        look.bar, rect: $0, scale: scale, makesRoom: labelIsAbove, resources: resources)
    }
    (self.bar, self.ring, self.star) = (bar, ring, star)
    let fitting = LabelFitting(
      look: look, title: timer.title ?? "", widest: timer.widestLabel,
      hasNote: timer.hasNote, scale: scale,
      resources: resources)
    let fitted =
      if let ring {
        fitting.inside(ring.rect, radius: ring.innerRadius)
      } else if let star {
        fitting.inside(star.rect, radius: star.innerRadius)
      } else if let bar {
        fitting.above(bar)
      } else {
        FittedLabel()
      }
    (labelText, labelCenter) = (fitted.text, fitted.center)
    (titleBlock, titlePlace) = (fitted.title, fitted.titlePlace)
    note = fitted.note
  }

  /// Adds the layers for what the timer shows.
  func addLayers(_ shown: DisplayLayout.Shown, to layers: inout [Layer]) {
    let fraction = shown.fraction
    let first = layers.count
    ring?.addLayers(fraction: fraction, to: &layers)
    star?.addLayers(fraction: fraction, to: &layers)
    bar?.addLayers(fraction: fraction, to: &layers)
    let color = shown.isOvertime ? look.label.overtimeColor ?? look.label.color : look.label.color
    labelText?.addLayers(shown.label, center: labelCenter, paint: .color(color), to: &layers)
    note?.addLayers(shown.note, paint: .color(look.title.color), to: &layers)
    titleBlock?.addLayers(
      centerX: titlePlace.x, top: titlePlace.y, paint: .color(look.title.color), to: &layers)
    if look.opacity == 1 { return }
    for index in first..<layers.count { layers[index].opacity *= look.opacity }
  }

  /// How many pixels the fastest end goes while the whole time passes.
  var travel: Double {
    [bar?.travel, ring?.travel, star?.travel].compactMap { $0 }.max() ?? 0
  }

  private static func places(
    _ look: Look, window: Rect, scale: Double
  ) -> (bar: Rect?, ring: Rect?, star: Rect?) {
    let strip = min(window.height, 60 * scale)
    let bottom = Rect(
      x: window.x, y: window.maxY - strip, width: window.width, height: strip)
    let rest = Rect(x: window.x, y: window.y, width: window.width, height: window.height - strip)
    let bar = look.bar.frame?.rect(in: window, scale: scale)
    let ring = look.ring.frame?.rect(in: window, scale: scale)
    switch look.face {
    case .bar: return (bar ?? window, nil, nil)
    case .ring: return (nil, ring ?? window.middleSquare, nil)
    case .both: return (bar ?? bottom, ring ?? rest.middleSquare, nil)
    case .star:
      return (nil, nil, ring ?? window.middleSquare.inset(by: window.middleSquare.width * 0.05))
    }
  }
}

extension Rect {
  /// The largest square in the rectangle's middle.
  fileprivate var middleSquare: Rect {
    let side = min(width, height)
    return Rect(
      x: x + ((width - side) / 2).rounded(.down), y: y + ((height - side) / 2).rounded(.down),
      width: side, height: side)
  }
}
