import Raster

extension Theme {
  /// The drawer's looks: its own defaults, with a panel that stands out from the theme's background.
  public var drawer: DrawerLook {
    switch self {
    case .dark:
      DrawerLook(panel: .color(Color(0x1B2129)), handle: .init(color: Color(0x4A5663)))
    case .light:
      DrawerLook(panel: .color(Color(0xE9E5DC)), handle: .init(color: Color(0xB3AEA2)))
    }
  }

  /// The picker's looks in the theme's colours.
  public var picker: PickerLook {
    switch self {
    case .dark:
      PickerLook(
        weight: .light, color: Color(0xF2F5F7), chosen: Color(0x3DDC97),
        band: .color(Color(0x2A323D)), unitColor: Color(0x9AA7B4))
    case .light:
      PickerLook(
        weight: .light, color: Color(0x16191D), chosen: Color(0x0B8457),
        band: .color(Color(0xDAD5CA)), unitColor: Color(0x5B6470))
    }
  }
}
