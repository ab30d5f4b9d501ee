/// What is typed to set a timer: a length or a moment to count to, and perhaps a title.
public enum Entry: Hashable, Sendable {
  /// A length above zero, at most 9999 days.
  case countdown(Duration, title: String?)
  /// A moment to count to.
  case until(UntilTarget, title: String?)
  /// A stopwatch, and the length at which it ends; nil is no end.
  case up(limit: Duration?, title: String?)
  /// A moment that has passed, from which it is counted on.
  case since(UntilTarget, title: String?)

  /// The longest length an entry may name, 9999 days.
  public static let longest = Duration.longest

  /// The words behind the time, nil if there are none.
  public var title: String? {
    switch self {
    case .countdown(_, let title), .until(_, let title), .up(_, let title),
      .since(_, let title):
      title
    }
  }

  /// The same without its title.
  public var untitled: Entry {
    switch self {
    case .countdown(let length, _): .countdown(length, title: nil)
    case .until(let moment, _): .until(moment, title: nil)
    case .up(let limit, _): .up(limit: limit, title: nil)
    case .since(let moment, _): .since(moment, title: nil)
    }
  }

  /// The moment to or from which it is counted, nil where a length is.
  public var moment: UntilTarget? {
    switch self {
    case .until(let moment, _), .since(let moment, _): moment
    case .countdown, .up: nil
    }
  }

  /// Returns what the words of a command line say, nil if there are no words.
  ///
  /// The longest run of leading words that reads as a duration or a moment is taken, the rest is the
  /// title; it may begin with a dash. Throws `EntryError` where the first words read as neither.
  public static func parse(
    words: [String], bareNumber: BareNumber
  ) throws(EntryError) -> Entry? {
    try parse(words.joined(separator: " "), bareNumber: bareNumber)
  }

  /// Returns what a line says, nil if it is blank.
  ///
  /// | line | entry |
  /// |---|---|
  /// | `1h10 wash car` | 70 min, “wash car” |
  /// | `1h10 2 things` | 70 min, “2 things” |
  /// | `7m 30s plan` | 7 min 30 s, “plan” |
  /// | `5m 10 pushups` | 5 min, “10 pushups” |
  /// | `until 4:30 pm tea` | the next 16:30, “tea” |
  /// | `up` | a stopwatch |
  /// | `up 45m run` | a stopwatch that ends after 45 min, “run” |
  /// | `since 2026-01-01` | what has passed since then |
  ///
  /// Throws `EntryError` where the first words read as neither a duration nor a moment.
  public static func parse(
    _ line: String, bareNumber: BareNumber
  ) throws(EntryError) -> Entry? {
    let words = EntryWord.words(of: line)
    guard let first = words.first else { return nil }
    switch first.text.lowercased() {
    case "until", "since":
      var reader = UntilReader(text: line, words: words, next: 1)
      let target = try reader.target()
      let title = title(of: words[reader.next...])
      return first.text.lowercased() == "until"
        ? .until(target, title: title) : .since(target, title: title)
    case "up": return try up(line, words, bareNumber)
    default: break
    }
    var reader = DurationReader(text: line, words: words, bareNumber: bareNumber)
    let length = try reader.duration()
    guard length > .zero else { throw reader.error(.zero, at: 0) }
    return .countdown(length, title: title(of: words[reader.next...]))
  }

  /// Returns the stopwatch that is meant behind `up`: what doesn't read as a limit is its title.
  private static func up(
    _ line: String, _ words: [EntryWord], _ bareNumber: BareNumber
  ) throws(EntryError) -> Entry {
    var reader = DurationReader(
      text: line, words: Array(words.dropFirst()), bareNumber: bareNumber)
    guard let limit = try? reader.duration() else {
      return .up(limit: nil, title: title(of: words[1...]))
    }
    guard limit > .zero else { throw reader.error(.zero, at: 0) }
    // A label of whole seconds flips with the ticks of what is left.
    return .up(
      limit: .seconds(limit.wholeSecondsUp), title: title(of: reader.words[reader.next...]))
  }

  /// Returns the length a text names from its first to its last word, such as an option's value.
  ///
  /// It is 0 only where `allowingZero` says so, and at most 9999 days. Throws `EntryError`.
  public static func parseDuration(
    _ text: String, bareNumber: BareNumber = .seconds, allowingZero: Bool = false
  ) throws(EntryError) -> Duration {
    var reader = DurationReader(
      text: text, words: EntryWord.words(of: text), bareNumber: bareNumber)
    let length = try reader.duration()
    if reader.next < reader.words.count { throw reader.error(.leftOver, at: reader.next) }
    if length == .zero && !allowingZero { throw reader.error(.zero, at: 0) }
    return length
  }

  /// Returns the change a text names, such as `+1m`, `-30s` or `90`; it is never 0.
  ///
  /// Throws `EntryError`.
  public static func parseChange(
    _ text: String, bareNumber: BareNumber = .seconds
  ) throws(EntryError) -> Duration {
    var words = EntryWord.words(of: text)
    guard let first = words.first, let sign = first.characters.first, "+-−".contains(sign) else {
      return try parseDuration(text, bareNumber: bareNumber)
    }
    let rest = Array(first.characters.dropFirst())
    words[0] = EntryWord(characters: rest, offset: first.offset + 1)
    if rest.isEmpty { words.removeFirst() }
    var reader = DurationReader(text: text, words: words, bareNumber: bareNumber)
    let length = try reader.duration()
    if reader.next < words.count { throw reader.error(.leftOver, at: reader.next) }
    guard length > .zero else { throw reader.error(.zero, at: 0) }
    return sign == "+" ? length : .zero - length
  }

  private static func title(of words: ArraySlice<EntryWord>) -> String? {
    words.isEmpty ? nil : words.map(\.text).joined(separator: " ")
  }
}
