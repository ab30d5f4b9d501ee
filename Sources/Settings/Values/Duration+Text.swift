import TimerCore

extension Duration {
  /// Creates a duration from a text that is nothing else, 0 included; a bare number is seconds.
  ///
  /// - Throws: ``ValueError`` when it is none, or is negative or longer than 9999 days.
  init(text: String) throws(ValueError) {
    do { self = try Entry.parseDuration(text, allowingZero: true) } catch {
      let fault =
        switch error.reason {
        case .negative: "is negative"
        case .tooLong: "is longer than 9999 days"
        default: "is not a duration"
        }
      throw ValueError("\(quoted(text)) \(fault)", advice: "give one like 90, 5:00 or 3m42s")
    }
  }
}
