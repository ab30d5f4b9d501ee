import TimerCore

extension LocalDateTime {
  /// Creates a date and time from `2026-03-28T20:00:00`; nil for any other form.
  init?(written text: String) {
    let fields = text.split(whereSeparator: { "-T:".contains($0) }).compactMap { Int($0) }
    guard fields.count == 6 else { return nil }
    self.init(
      year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4],
      second: fields[5])
  }
}
