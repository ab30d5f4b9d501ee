import TimerCore

/// What is said of an agenda.
enum AgendaWords {
  /// Returns what comes next, or what is waited for.
  ///
  /// | agenda | words |
  /// |---|---|
  /// | in a step, another one follows | `Next: Questions` |
  /// | in the second round of a group | `2 of 4 · Next: Break` |
  /// | a step has ended that waits | `Go on to Questions` |
  /// | in its last step | `Last step` |
  static func next(_ reading: AgendaReading) -> String {
    if reading.waiting == .start { return "Begins with \(name(reading.step, reading.place))" }
    let round = reading.round.flatMap { $0.count > 1 ? words($0) : nil }
    let next =
      reading.next.map {
        let words = name($0, reading.nextPlace ?? 0)
        return reading.waiting == .next ? "Go on to \(words)" : "Next: \(words)"
      } ?? "Last step"
    return [round, next].compactMap { $0 }.joined(separator: " · ")
  }

  private static func words(_ round: Agenda.Round) -> String {
    (round.title.map { "\($0) " } ?? "") + "\(round.number) of \(round.count)"
  }

  private static func name(_ step: AgendaStep, _ place: Int) -> String {
    step.title ?? "step \(place + 1)"
  }

  /// Returns how late or early the whole is: `2:30 behind`, `1:10 ahead`; in minutes while time stands still.
  static func delay(_ reading: AgendaReading) -> String {
    if reading.waiting == .start { return "" }
    let seconds = Int(reading.delay.components.seconds)
    let way = seconds > 0 ? "behind" : "ahead"
    guard seconds != 0 else { return "on time" }
    // While time stands still nobody wakes for the seconds.
    if reading.isSlipping {
      let minutes = seconds.magnitude / 60
      return minutes == 0 ? "on time" : "\(minutes) min \(way)"
    }
    return "\(text(seconds.magnitude)) \(way)"
  }

  private static func text(_ seconds: UInt) -> String {
    func pair(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours == 0
      ? "\(minutes):\(pair(seconds % 60))" : "\(hours):\(pair(minutes)):\(pair(seconds % 60))"
  }
}
