/// A zone's rule from what its clocks show to instants, and back.
public protocol LocalTimeRule: Sendable {
  /// Returns the instant at which clocks show `local`.
  ///
  /// A time that clocks skip is the moment the gap ends; one they show twice is the earlier.
  func utc(of local: LocalDateTime) -> UTCInstant

  /// Returns what clocks show at an instant, cut off to the second.
  func local(of instant: UTCInstant) -> LocalDateTime
}
