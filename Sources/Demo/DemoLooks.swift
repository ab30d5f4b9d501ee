import Raster
import Views

/// The looks of drawer and picker on the scenes' dark ground.
enum DemoLooks {
  static let drawer = DrawerLook(
    panel: .color(Color(0x1B2129)), handle: .init(color: Color(0x4A5663)))
  static let picker = PickerLook(
    weight: .light, color: Color(0xF2F5F7), chosen: Color(0x3DDC97), band: .color(Color(0x2A323D)),
    unitColor: Color(0x9AA7B4))
}
