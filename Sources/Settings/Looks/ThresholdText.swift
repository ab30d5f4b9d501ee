public import TimerCore

/// How a threshold is written.
public enum ThresholdText {
  static let example = "warning at 1m: progress orange; message Wrap up"

  private static let advice = "write one like \"\(example)\""

  /// The names that phases have which are no thresholds.
  private static let taken = ["normal", "finished", "overtime"]

  /// Returns the threshold that a text writes: its name, where it lies, a colon, and what it does.
  ///
  /// | text | is |
  /// |---|---|
  /// | `warning at 1m: progress orange` | the stroke is orange from where a minute is left |
  /// | `half at 50%: progress orange; thickness +2` | two looks, from half of the time on |
  /// | `wrap at 2m: message Wrap up` | the words are shown for a while |
  /// | `last at 10s: sound bell; say Ten seconds; pulse` | heard, and the views dim three times |
  /// | `early at 5m` | a phase that is told and changes nothing |
  ///
  /// A message may be put in quotation marks, so that it can have a semicolon. Throws ``ValueError`` that names the
  /// part that can't be read.
  public static func threshold(of text: String) throws(ValueError) -> Threshold {
    let (head, rest) = split(text)
    guard let at = head.range(of: " at ") else {
      throw ValueError("\(quoted(text)) does not say where it lies", advice: advice)
    }
    var threshold = try threshold(
      named: String(head[..<at.lowerBound]), at: String(head[at.upperBound...]))
    for part in try parts(rest) { try add(part, to: &threshold) }
    return threshold
  }

  /// Returns a threshold that does nothing yet.
  ///
  /// - Parameters:
  ///   - name: what the phase is called that it begins.
  ///   - place: a duration, or a share of the run's length like `25%`.
  public static func threshold(
    named name: String, at place: String
  ) throws(ValueError) -> Threshold {
    let name = trimmed(name)
    guard !name.isEmpty, !taken.contains(name) else {
      throw ValueError(
        name.isEmpty
          ? "the threshold has no name" : "\(quoted(name)) is the name of a phase already",
        advice: advice)
    }
    guard let threshold = Threshold(name, at: try Self.place(trimmed(place))) else {
      throw ValueError(
        "\(quoted(place)) is not a place of a threshold",
        advice: "give what is left there, like 1m, or its share, like 25%")
    }
    return threshold
  }

  private static func place(_ text: String) throws(ValueError) -> Threshold.Place {
    guard text.hasSuffix("%") else { return .time(try Duration(text: text)) }
    guard let percent = decimal(trimmed(String(text.dropLast()))), 0...100 ~= percent else {
      throw ValueError(
        "\(quoted(text)) is not a share from 0 to 100 %", advice: "give one like 25%")
    }
    return .percent(percent)
  }

  /// Returns what becomes of a look that is given a value: `orange`, `+2`, `random`.
  public static func change(_ look: String, to value: String) -> Threshold.LookChange {
    Threshold.LookChange(look, ReactionText.change(of: value))
  }

  private static func add(_ part: String, to threshold: inout Threshold) throws(ValueError) {
    let words = part.split(separator: " ", maxSplits: 1).map(String.init)
    let value = words.count == 2 ? trimmed(words[1]) : ""
    switch (words.first ?? "", value) {
    case ("pulse", ""): threshold.pulses = true
    case (let word, ""):
      throw ValueError("\(quoted(word)) in \(quoted(part)) lacks its value", advice: advice)
    case ("message", _): threshold.message = unquoted(value)
    case ("say", _): threshold.speech = unquoted(value)
    case ("sound", _): threshold.sound = unquoted(value)
    case (let look, _): threshold.looks.append(change(look, to: value))
    }
  }

  /// Returns what stands before the colon that no digit follows, and what stands behind it.
  private static func split(_ text: String) -> (head: String, rest: String) {
    guard let (head, rest) = ReactionText.split(text) else { return (text, "") }
    return (String(head), String(rest))
  }

  /// Returns the parts between semicolons that stand in no quotation marks.
  private static func parts(_ text: String) throws(ValueError) -> [String] {
    var (parts, part, isQuoted) = ([String](), "", false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ";" && !isQuoted {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    guard !isQuoted else {
      throw ValueError("\(quoted(text)) lacks a closing quotation mark", advice: advice)
    }
    return (parts + [part]).map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension String {
  /// Returns the last place of a text in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var end = endIndex
    while let start = index(end, offsetBy: -text.count, limitedBy: startIndex) {
      if self[start..<end] == text { return start..<end }
      end = index(before: end)
    }
    return nil
  }
}

extension ValueSyntax where Value == Threshold {
  /// A threshold and what it does.
  static var threshold: Self {
    Self("THRESHOLD", example: ThresholdText.example) { (text) throws(ValueError) in
      try ThresholdText.threshold(of: text)
    }
  }
}
