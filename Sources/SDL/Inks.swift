/// The four inks of a picture for print, as SDL2_image hands them over: it does not convert them.
struct Inks {
  /// Whether 255 means no ink, as in all files of the usual programs.
  let areInverted: Bool

  /// Returns the opaque pixel for inks stored as 0xKKYYMMCC.
  func pixel(_ inks: UInt32) -> UInt32 {
    let light = areInverted ? inks : ~inks
    let key = light >> 24
    return 0xFF00_0000 | Premultiplied.scale(light & 255, by: key) << 16
      | Premultiplied.scale(light >> 8 & 255, by: key) << 8
      | Premultiplied.scale(light >> 16 & 255, by: key)
  }
}
