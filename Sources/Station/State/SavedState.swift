import TimerCore

/// What is kept of a display: its timers, and what the clocks said when they were saved.
struct SavedState: Hashable {
  /// The id of the boot of the machine; nil where the system doesn't tell.
  let boot: String?
  /// The clocks at the moment of saving.
  let clock: Clock
  /// Whether the wall clock could be trusted then.
  let isClockTrusted: Bool
  let timers: [SavedTimer]

  /// The version of the text that is written and read.
  static let version = 1
}
