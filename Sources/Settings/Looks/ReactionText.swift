public import TimerCore

/// How a reaction is written.
public enum ReactionText {
  static let example = "each second below 3s: progress red for 0.5s"

  private static let advice = "write one like \"\(example)\""

  /// Returns the reaction that a text writes: when, a colon, which look and its value, and for how long.
  ///
  /// | text | is |
  /// |---|---|
  /// | `at 1m: title-color orange` | for good, from where a minute is left |
  /// | `below 10s: progress red` | until zero |
  /// | `each second below 3s: thickness +2 for 0.5s` | two points more, for half of each second |
  /// | `each second: progress random` | another colour each second |
  /// | `at zero: track image:waves` | for good, from the end on |
  /// | `at -0.5s: track red` | half a second after the end |
  ///
  /// Throws ``ValueError`` that names the part that can't be read.
  public static func reaction(of text: String) throws(ValueError) -> Reaction {
    guard let (when, what) = split(text) else {
      throw ValueError("\(quoted(text)) has no colon behind its moment", advice: advice)
    }
    let moment = try moment(of: when)
    var words = what.split(separator: " ").map(String.init)
    guard words.count >= 2 else {
      throw ValueError("\(quoted(text)) lacks a look or its value", advice: advice)
    }
    let look = words.removeFirst()
    let time = try time(takenFrom: &words)
    let change = change(of: words.joined(separator: " "))
    guard let reaction = Reaction(moment, for: time, look: look, change: change) else {
      throw ValueError(
        "\(quoted(text)) is not a reaction",
        advice: "give a time above 0, and moments within 9999 days")
    }
    return reaction
  }

  /// Returns what stands before and behind the colon, which no digit follows.
  static func split(_ text: String) -> (when: Substring, what: Substring)? {
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":") {
      let behind = text[text.index(after: colon)...]
      if !(behind.first?.isNumber ?? false) { return (text[..<colon], behind) }
      rest = behind
    }
    return nil
  }

  private static func moment(of text: Substring) throws(ValueError) -> Reaction.Moment {
    let words = text.split(separator: " ").map(String.init)
    let rest = { (count: Int) in words.dropFirst(count).joined(separator: " ") }
    switch words.first {
    case "at" where words.count == 2 && words[1] == "zero": return .zero
    case "at" where words.count > 1: return .at(try level(rest(1)))
    case "below" where words.count > 1: return .below(try Duration(text: rest(1)))
    case "each" where words.count == 2 && words[1] == "second":
      return .everySecond(within: nil)
    case "each" where words.count > 3 && words[1] == "second" && words[2] == "below":
      return .everySecond(within: try Duration(text: rest(3)))
    default:
      throw ValueError(
        "\(quoted(String(text))) is not a moment",
        advice: "give one like at 1m, at zero, below 10s, each second or each second below 3s")
    }
  }

  /// Returns what is left, where a minus stands for what has passed since the end.
  private static func level(_ text: String) throws(ValueError) -> Duration {
    guard let sign = text.first, sign == "-" || sign == "\u{2212}" else {
      return try Duration(text: text)
    }
    return .zero - (try Duration(text: String(text.dropFirst())))
  }

  /// Takes `for` and a duration off the words' end.
  private static func time(takenFrom words: inout [String]) throws(ValueError) -> Duration? {
    guard let place = words.lastIndex(of: "for"), place > 0 else { return nil }
    let time = try Duration(text: words[(place + 1)...].joined(separator: " "))
    words.removeSubrange(place...)
    return time
  }

  static func change(of value: String) -> Reaction.Change {
    if value == "random" { return .random(seed: 0) }
    if value.hasPrefix("random("), value.hasSuffix(")"),
      let seed = UInt64(value.dropFirst(7).dropLast())
    {
      return .random(seed: seed)
    }
    if let sign = value.first, "+-\u{2212}".contains(sign), let number = decimal(value) {
      return .relative(number)
    }
    return .absolute(value)
  }
}

extension ValueSyntax where Value == Reaction {
  /// A change of a look at moments of the run.
  static var reaction: Self {
    Self("REACTION", example: ReactionText.example) { (text) throws(ValueError) in
      try ReactionText.reaction(of: text)
    }
  }
}
