/// A text on one line: control characters and `%` are written as `%` and two hexadecimal digits a byte.
enum EscapedText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "%" {
        result.unicodeScalars.append(scalar)
      } else {
        result += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16)
      }
    }
    return result
  }

  /// Returns the text that was escaped; nil where a `%` stands for nothing.
  static func read(_ text: some StringProtocol) -> String? {
    var parts = text.split(separator: "%", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      guard let value = UInt8(part.prefix(2), radix: 16), value < 0x80, part.utf8.count >= 2
      else { return nil }
      result.unicodeScalars.append(Unicode.Scalar(value))
      result += part.dropFirst(2)
    }
    return result
  }
}
