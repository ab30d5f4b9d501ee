import TimerCore

/// A command that a scene gives to its timer at a known time.
struct Press {
  let time: Duration
  let command: Command
}
