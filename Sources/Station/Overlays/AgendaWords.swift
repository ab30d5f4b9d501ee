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
  static func next(_ reading: AgendaReading, in language: Language = .english) -> String {
    func name(_ step: AgendaStep, _ place: Int) -> String {
      step.title ?? language[.agendaStep, ["n": String(place + 1)]]
    }
    if reading.waiting == .start {
      return language[.agendaBegins, ["title": name(reading.step, reading.place)]]
    }
    let round = reading.round.flatMap { $0.count > 1 ? words($0, in: language) : nil }
    let next =
      reading.next.map {
        language[
          reading.waiting == .next ? .agendaGoOn : .next,
          ["title": name($0, reading.nextPlace ?? 0)]]
      } ?? language[.agendaLast]
    return [round, next].compactMap { $0 }.joined(separator: " · ")
  }

  private static func words(_ round: Agenda.Round, in language: Language) -> String {
    let numbers = language[
      .agendaRound, ["n": String(round.number), "count": String(round.count)]]
    return (round.title.map { "\($0) " } ?? "") + numbers
  }

  /// Returns how late or early the whole is: `2:30 behind`, `1:10 ahead`; in minutes while time stands still.
  static func delay(_ reading: AgendaReading, in language: Language = .english) -> String {
    if reading.waiting == .start { return "" }
    let seconds = Int(reading.delay.components.seconds)
    let way = seconds > 0 ? Phrase.behind : .ahead
    guard seconds != 0 else { return language[.onTime] }
    // While time stands still nobody wakes for the seconds.
    if reading.isSlipping {
      let minutes = seconds.magnitude / 60
      guard minutes > 0 else { return language[.onTime] }
      return language[way, ["time": language[.presetMinutes, ["n": String(minutes)]]]]
    }
    return language[way, ["time": text(seconds.magnitude)]]
  }

  private static func text(_ seconds: UInt) -> String {
    func pair(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours == 0
      ? "\(minutes):\(pair(seconds % 60))" : "\(hours):\(pair(minutes)):\(pair(seconds % 60))"
  }
}
