/// Returns a user's text as it is quoted in a message: on one line, and cut where it is very long.
///
/// | text | quoted |
/// |---|---|
/// | `8x` | `"8x"` |
/// | `a⏎b` | `"a\u{A}b"` |
/// | 100 times `9` | `"9999…"`, 60 of them |
package func quoted(_ text: String) -> String {
  let longest = 60
  let isCut = text.unicodeScalars.dropFirst(longest).first != nil
  return "\"\(printable(text.unicodeScalars.prefix(longest)))\(isCut ? "…" : "")\""
}

/// Returns a text with everything that has no shape of its own written as its number: `\u{1B}`.
package func printable(_ text: some Sequence<Unicode.Scalar>) -> String {
  var shown = ""
  for scalar in text {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}
