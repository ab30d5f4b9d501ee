import Raster
import TimerCore
import Views

extension Look {
  /// Changes the look of the bar as reactions in force say, one after the other.
  mutating func apply(_ active: [ReactionSet.Active]) {
    for change in active { apply(change) }
  }

  private mutating func apply(_ active: ReactionSet.Active) {
    switch active.change {
    case .absolute(let value): set(active.look, to: value)
    case .relative(let change): add(change, to: active.look)
    case .random: setFill(active.look, .color(active.randomColor))
    }
  }

  private mutating func set(_ name: String, to value: String) {
    switch name {
    case "cap": bar.stroke.cap = Cap(rawValue: value) ?? bar.stroke.cap
    case "label": label.shown = value == "on"
    case "label-color": label.color = Color(hex: value) ?? label.color
    case "thickness": bar.stroke.thickness = Double(value).map { .points($0) }
    case "padding": bar.padding = Double(value).map { .points($0) }
    default:
      if value.hasPrefix("image:") {
        setFill(name, .image(path: String(value.dropFirst(6)), fit: .tile))
      } else {
        setFill(name, Color(hex: value).map { .color($0) })
      }
    }
  }

  private mutating func add(_ change: Double, to name: String) {
    switch name {
    case "thickness": bar.stroke.thickness = bar.stroke.thickness?.adding(change)
    case "padding": bar.padding = bar.padding?.adding(change)
    default: break
    }
  }

  private mutating func setFill(_ name: String, _ fill: Fill?) {
    switch name {
    case "track": bar.stroke.track = fill ?? bar.stroke.track
    case "progress": bar.stroke.progress = fill ?? bar.stroke.progress
    case "panel": bar.panel.fill = fill
    default: break
    }
  }
}
