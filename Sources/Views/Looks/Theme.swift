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
        label: Color(0xF2F5F7), title: Color(0x9AA7B4))
    case .light:
      Self.make(
        background: Color(0xF6F4EF), track: Color(0xDDDAD2), progress: Color(0x0B8457),
        label: Color(0x16191D), title: Color(0x5B6470))
    }
  }
}

extension Theme {
  private static func make(
    background: Color, track: Color, progress: Color, label: Color, title: Color
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
    look.label.color = label
    look.label.weight = .light
    look.title.color = title
    return look
  }
}
