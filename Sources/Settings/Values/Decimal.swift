/// Returns the number that a text writes in plain decimals; nil for anything else.
///
/// | text | is |
/// |---|---|
/// | `8`, `8.5`, `.5`, `-90`, `+2` | the number |
/// | `−90` with a typographic minus | −90 |
/// | `1e3`, `0x10`, `nan`, `inf`, `8,5`, `.`, an empty text | nil |
func decimal(_ text: some StringProtocol) -> Double? {
  var digits = Substring(text).unicodeScalars
  var sign = 1.0
  if let first = digits.first, first == "+" || first == "-" || first == "\u{2212}" {
    sign = first == "+" ? 1 : -1
    digits.removeFirst()
  }
  let isPlain = digits.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
  guard isPlain, digits.contains(where: { $0 != "." }) else { return nil }
  guard let number = Double(String(digits)), number.isFinite else { return nil }
  return sign * number
}
