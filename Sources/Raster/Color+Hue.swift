extension Color {
  /// Creates an opaque colour.
  ///
  /// - Parameters:
  ///   - hue: 0…1, from red by way of green and blue back to red.
  ///   - saturation: 0…1, and brightness likewise.
  public init(hue: Double, saturation: Double, brightness: Double) {
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
}
