import Raster

extension Color {
  /// Creates a colour from `#rrggbb`.
  init?(hex text: String) {
    guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(number)
  }
}
