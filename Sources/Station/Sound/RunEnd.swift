import TimerCore

/// When a run ends, or did, and what it is called.
struct RunEnd: Equatable {
  let title: String?
  let at: BootInstant
}
