/// A moment at which a zone's clocks are set to another offset.
struct ZoneTransition: Hashable, Sendable {
  /// Seconds of UTC since 1970.
  let at: Int
  /// What local time is ahead of UTC from then on, in seconds.
  let offset: Int
}
