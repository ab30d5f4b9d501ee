import TimerCore

/// A length of time as a text that loses nothing.
///
/// | length | text |
/// |---|---|
/// | 1.5 s | `1.500000000000000000` |
/// | −0.25 s | `-0.250000000000000000` |
enum ExactDuration {
  private static let digits = 18

  static func text(of length: Duration) -> String {
    let (seconds, attoseconds) = length.components
    let fraction = String(attoseconds.magnitude)
    let zeros = String(repeating: "0", count: digits - fraction.utf8.count)
    let sign = length < .zero ? "-" : ""
    return "\(sign)\(seconds.magnitude).\(zeros)\(fraction)"
  }

  /// Returns the length that a text of `text(of:)` means; nil for any other.
  static func read(_ text: some StringProtocol) -> Duration? {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
      parts[1].utf8.count == digits, let seconds = Int64(parts[0]), let rest = Int64(parts[1])
    else { return nil }
    let length = Duration(secondsComponent: seconds, attosecondsComponent: rest)
    return isNegative ? .zero - length : length
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
