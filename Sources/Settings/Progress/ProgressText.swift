/// How the values of a progress are written.
public enum ProgressText {
  static let advice = "give a number from 0 to 1 like 0.4, or a percentage like 40%"

  /// Returns the number that a text writes, alone or in percent; it may lie outside 0…1.
  ///
  /// | text | is |
  /// |---|---|
  /// | `0.4`, `.4`, `4e-1`, `40%`, ` 40 % ` | 0.4 |
  /// | `40` | 40, of which a progress takes 1 |
  /// | `-0.1` | −0.1, which a progress ignores |
  /// | `nan`, `inf`, `1e999`, `0x1`, `0,4`, `4/10`, an empty text | refused |
  ///
  /// - Throws: ``ValueError`` that quotes the text.
  public static func value(of text: String) throws(ValueError) -> Double {
    var digits = trimmed(text[...])
    let isPercent = digits.hasSuffix("%")
    if isPercent { digits = trimmed(digits.dropLast()) }
    guard let number = decimal(digits) ?? scientific(digits) else {
      throw ValueError("\(quoted(text)) is not a progress", advice: advice)
    }
    return isPercent ? number / 100 : number
  }

  /// Returns a number written with an exponent, as programs print very small ones: `1e-05`.
  private static func scientific(_ text: Substring) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard parts.count == 2, decimal(parts[0]) != nil, Int(parts[1]) != nil,
      let number = Double(String(text)), number.isFinite
    else { return nil }
    return number
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

extension ValueSyntax where Value == Double {
  /// A progress from 0 to 1.
  static var progress: Self {
    Self("VALUE", example: "40%", kind: .number(NumberBounds(range: 0...1, hasUnits: true))) {
      (text) throws(ValueError) in
      let value = try ProgressText.value(of: text)
      guard (0...1).contains(value) else {
        throw ValueError("\(quoted(text)) is out of range", advice: ProgressText.advice)
      }
      return value
    }
  }
}
