import Raster
import Views

/// The picture that stands for a window in panels: the one that the package installs, of which it is made there.
enum WindowIcon {
  static var picture: Bitmap {
    var look = Theme.dark.look
    (look.face, look.background, look.label.shown) = (.ring, .color(.clear), false)
    look.ring.stroke.thickness = .share(0.14)
    look.ring.radius = .share(0.4)
    look.ring.stroke.track = .color(Color(red: 0x55, green: 0x55, blue: 0x55))
    look.ring.stroke.progress = .color(Color(red: 0, green: 255, blue: 0))
    let resources = Resources(typesetter: StrokeTypesetter())
    let layout = DisplayLayout(
      look: look, timers: [.init(title: nil, widestLabel: "")], size: PixelSize(64, 64), scale: 1,
      resources: resources)
    return layout.frame([.init(fraction: 0.75, label: "")]).bitmap()
  }
}
