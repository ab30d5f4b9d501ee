extension UTCInstant {
  /// The instant as ISO 8601 writes it, cut off after the milliseconds, which are left out if 0.
  ///
  /// | since 1970 | text |
  /// |---|---|
  /// | 0 s | `1970-01-01T00:00:00Z` |
  /// | 1 774 728 000 s | `2026-03-28T20:00:00Z` |
  /// | 1.25 s | `1970-01-01T00:00:01.250Z` |
  /// | −0.5 s | `1969-12-31T23:59:59.500Z` |
  public var iso8601: String {
    let seconds = sinceEpoch.wholeSecondsDown
    let milliseconds =
      (sinceEpoch - .seconds(seconds)).components.attoseconds / 1_000_000_000_000_000
    let local = LocalDateTime(secondsSinceEpoch: seconds)
    let fraction = milliseconds == 0 ? "" : "." + Int(milliseconds).padded(to: 3)
    return local.description + fraction + "Z"
  }
}
