extension Duration {
  /// The length in the short form that an entry reads back as the same length, to the nanosecond.
  ///
  /// | length | text |
  /// |---|---|
  /// | 90 s | `90s` |
  /// | 125 s | `2m5s` |
  /// | 70 min | `1h10m` |
  /// | 49 h | `2d1h` |
  /// | 0.25 s | `0.25s` |
  /// | 0 | `0s` |
  /// | −5 min | `-5m` |
  public var entryText: String {
    if self < .zero { return "-" + (.zero - self).entryText }
    let (seconds, attoseconds) = components
    let fraction = Self.decimals(of: Int(attoseconds / 1_000_000_000))
    if 60 < seconds, seconds < 120 { return "\(seconds)\(fraction)s" }
    let parts = [
      (seconds / 86_400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "m"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    let rest = seconds % 60
    return rest == 0 && fraction.isEmpty && !text.isEmpty ? text : "\(text)\(rest)\(fraction)s"
  }

  /// The length, which is not negative, as hours, minutes, seconds and decimals: `0:00:02.5`.
  var clockText: String {
    let (seconds, attoseconds) = components
    let fields = [seconds / 60 % 60, seconds % 60].map { Int($0).padded(to: 2) }
    let fraction = Self.decimals(of: Int(attoseconds / 1_000_000_000))
    return "\(seconds / 3600):\(fields[0]):\(fields[1])\(fraction)"
  }

  private static func decimals(of nanoseconds: Int) -> String {
    guard nanoseconds > 0 else { return "" }
    var digits = nanoseconds.padded(to: 9)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }
}
