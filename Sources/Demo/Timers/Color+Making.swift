import Raster

extension Color {
  /// Creates an opaque colour.
  ///
  /// - Parameters:
  ///   - hue: 0…1, from red by way of green and blue back to red.
  ///   - saturation: 0…1, and brightness likewise.
  init(hue: Double, saturation: Double, brightness: Double) {
    func channel(_ shift: Double) -> UInt8 {
      // How far the hue is from the channel's own, in sixths of the circle.
      var place = (hue - shift) * 6
      place -= (place / 6).rounded(.down) * 6
      let distance = min(place, 6 - place)
      let pure = min(1, max(0, 2 - distance))
      return UInt8((255 * brightness * (1 - saturation * (1 - pure))).rounded())
    }
    self.init(red: channel(0), green: channel(1.0 / 3), blue: channel(2.0 / 3))
  }

  /// Creates a colour from `#rrggbb`.
  init?(hex text: String) {
    guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(number)
  }
}
