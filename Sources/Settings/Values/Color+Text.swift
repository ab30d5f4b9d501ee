public import Raster

extension Color {
  static let textAdvice = "give #rgb, #rrggbb, #rrggbbaa or a CSS name like orange"

  /// Creates a colour from `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a CSS colour name, in any case.
  ///
  /// | text | is |
  /// |---|---|
  /// | `#f80` | #FF8800 |
  /// | `#FF880080` | #FF8800, half transparent |
  /// | `Orange` | #FFA500 |
  /// | `transparent` | clear |
  ///
  /// - Throws: ``ValueError`` with the nearest colour name, or with what is wrong with the digits.
  public init(text: String) throws(ValueError) {
    if text.hasPrefix("#") {
      try self.init(hex: text.dropFirst(), written: text)
    } else if let color = CSSColors.color(named: text) {
      self = color
    } else {
      let hint = nearest(to: text, among: CSSColors.names).map { ", did you mean \($0)?" } ?? ""
      throw ValueError("\(quoted(text)) is not a colour\(hint)", advice: Self.textAdvice)
    }
  }

  private init(hex: Substring, written: String) throws(ValueError) {
    let digits = hex.unicodeScalars.prefix(9).map { Int(String($0), radix: 16) }
    guard !digits.contains(nil) else {
      throw ValueError(
        "\(quoted(written)) has a digit that is not 0–9 or a–f", advice: Self.textAdvice)
    }
    var values = digits.map { UInt8($0 ?? 0) }
    if values.count == 3 || values.count == 4 { values = values.flatMap { [$0, $0] } }
    guard values.count == 6 || values.count == 8 else {
      throw ValueError("\(quoted(written)) has not 3, 4, 6 or 8 digits", advice: Self.textAdvice)
    }
    self.init(
      red: values[0] << 4 | values[1], green: values[2] << 4 | values[3],
      blue: values[4] << 4 | values[5], alpha: values.count == 8 ? values[6] << 4 | values[7] : 255)
  }
}
