extension JSON5Reader {
  /// Reads a number.
  ///
  /// | written | is |
  /// |---|---|
  /// | `12`, `+12`, `12.`, `1.2e1`, `0xC` | 12 |
  /// | `.5`, `-.5` | 0.5, −0.5 |
  /// | `-Infinity`, `NaN` | as it says |
  /// | `012`, `5m`, `1_000`, `0x`, `.`, `1e` | refused |
  mutating func number() throws(JSON5Error) -> JSON5Node.Number {
    let start = scanner.place
    var written = ""
    if let sign = scanner.next, sign == "+" || sign == "-" {
      scanner.take()
      written.unicodeScalars.append(sign)
    }
    let isNegative = written == "-"
    // Everything that hangs together is read first, so that a refusal can quote it.
    let body = numberBody()
    written += body
    guard let value = Self.value(of: body) else {
      throw JSON5Error(place: start, reason: Self.refusal(of: written))
    }
    return JSON5Node.Number(value: isNegative ? -value : value, written: written)
  }

  private mutating func numberBody() -> String {
    var body = String.UnicodeScalarView()
    let isHex = scanner.next == "0" && (scanner.afterNext == "x" || scanner.afterNext == "X")
    while let scalar = scanner.next {
      let isSign = scalar == "+" || scalar == "-"
      let followsExponent = !isHex && (body.last == "e" || body.last == "E")
      guard scalar.continuesName || scalar == "." || (isSign && followsExponent) else { break }
      body.append(scalar)
      scanner.take()
    }
    return String(body)
  }

  private static func value(of body: String) -> Double? {
    switch body {
    case "Infinity": return .infinity
    case "NaN": return .nan
    default: break
    }
    if body.hasPrefix("0x") || body.hasPrefix("0X") {
      let digits = body.unicodeScalars.dropFirst(2)
      guard !digits.isEmpty, digits.allSatisfy({ $0.hexValue != nil }) else { return nil }
      return digits.reduce(0) { $0 * 16 + Double($1.hexValue ?? 0) }
    }
    return isDecimal(Array(body.unicodeScalars)) ? Double(padded(body)) : nil
  }

  /// Returns whether scalars are digits with at most one point, and an exponent or none.
  private static func isDecimal(_ scalars: [Unicode.Scalar]) -> Bool {
    let parts = scalars.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "e" || $0 == "E"
    }
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let digits = mantissa.joined()
    guard mantissa.count <= 2, !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return false }
    let whole = mantissa[0]
    guard whole.count <= 1 || whole.first != "0" else { return false }
    guard parts.count == 2 else { return true }
    let exponent = parts[1].first == "+" || parts[1].first == "-" ? parts[1].dropFirst() : parts[1]
    return !exponent.isEmpty && exponent.allSatisfy(\.isDigit)
  }

  /// Returns a number with a digit on both sides of its point, which reads everywhere the same.
  private static func padded(_ body: String) -> String {
    guard let point = body.firstIndex(of: ".") else { return body }
    let (whole, rest) = (body[..<point], body[body.index(after: point)...])
    let fraction = rest.first?.isNumber ?? false ? String(rest) : "0\(rest)"
    return "\(whole.isEmpty ? "0" : whole).\(fraction)"
  }

  private static func refusal(of written: String) -> String {
    let zeros = written.unicodeScalars.drop { $0 == "+" || $0 == "-" }
    if zeros.count > 1, zeros.first == "0", zeros.allSatisfy(\.isDigit) {
      return "\(quoted(written)) begins with a zero; leave the zero out, or put a text in quotes"
    }
    let hasDigits = written.unicodeScalars.contains(where: \.isDigit)
    let advice = hasDigits ? "put a text in quotes" : "write one like 12 or 0.5"
    return "\(quoted(written)) is no number; \(advice)"
  }
}
