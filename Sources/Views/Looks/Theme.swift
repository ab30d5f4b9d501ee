import Raster

/// A named look.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  case dark
  case light

  public var look: Look {
    switch self {
    case .dark:
      Self.make(
        background: Color(0x0E1116), track: Color(0x232A33), progress: Color(0x3DDC97),
        label: Color(0xF2F5F7), overtime: Color(0xFF8A80), title: Color(0x9AA7B4),
        panel: Color(0x2A323D),
        band: Color(0x3A4450))
    case .light:
      Self.make(
        background: Color(0xF6F4EF), track: Color(0xDDDAD2), progress: Color(0x0B8457),
        label: Color(0x16191D), overtime: Color(0xA01010), title: Color(0x5B6470),
        panel: Color(0xFFFFFF),
        band: Color(0xE9E5DC))
    }
  }
}

extension Theme {
  private static func make(
    background: Color, track: Color, progress: Color, label: Color, overtime: Color, title: Color,
    panel: Color, band: Color
  ) -> Look {
    var look = Look(face: .both, background: .color(background))
    look.bar.stroke.track = .color(track)
    look.bar.stroke.progress = .color(progress)
    look.bar.panel.fill = nil
    look.ring.stroke.track = .color(track)
    look.ring.stroke.progress = .color(progress)
    look.bar.stroke.thickness = nil
    look.bar.padding = nil
    look.ring.stroke.thickness = nil
    look.ring.radius = nil
    look.ring.motion = .drain
    (look.label.color, look.label.overtimeColor) = (label, overtime)
    look.label.weight = .light
    look.title.color = title
    look.popup.panel = .color(panel)
    look.popup.title.color = label
    look.popup.body.color = title
    look.drawer.panel = .color(panel)
    look.drawer.visibleAmount = 0
    look.drawer.handle = .init(color: title)
    look.picker = PickerLook(
      weight: .light, color: label, chosen: progress, band: .color(band), unitColor: title)
    return look
  }
}
