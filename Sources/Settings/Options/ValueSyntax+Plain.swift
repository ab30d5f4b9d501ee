extension ValueSyntax where Value == String {
  /// Any text.
  static func text(_ placeholder: String, example: String) -> Self {
    Self(placeholder, example: example) { (text) throws(ValueError) in text }
  }

  /// A text that is not empty.
  static func name(
    _ placeholder: String, example: String, completion: ValueCompletion = .none
  ) -> Self {
    Self(placeholder, example: example, completion: completion) { (text) throws(ValueError) in
      guard !text.isEmpty else {
        throw ValueError("an empty text names nothing", advice: "give one like \(example)")
      }
      return text
    }
  }
}

extension ValueSyntax where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the words of an enumeration, as it is spelt there.
  static var choice: Self {
    choice(named: Value.allCases.map(\.rawValue).joined(separator: "|"))
  }

  /// One of the words of an enumeration, for which another word stands in lists of options.
  static func choice(named placeholder: String) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      placeholder, example: words.first ?? "", completion: .words(words),
      kind: .choice(words)
    ) { (text) throws(ValueError) in
      if let value = Value(rawValue: text) { return value }
      let hint = nearest(to: text, among: words).map { ", did you mean \($0)?" } ?? ""
      throw ValueError(
        "\(quoted(text)) is not one of its values\(hint)",
        advice: "give \(listed(words))")
    }
  }
}

extension ValueSyntax where Value == Int {
  /// A whole number within bounds.
  static func whole(
    _ placeholder: String, in range: ClosedRange<Int>, example: String
  ) -> Self {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let kind = ValueKind.number(NumberBounds(range: bounds, isWhole: true))
    return Self(placeholder, example: example, kind: kind) { (text) throws(ValueError) in
      let isWhole = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isWhole, let number = Int(text), range.contains(number) else {
        throw ValueError(
          "\(quoted(text)) is not a whole number from \(range.lowerBound) to \(range.upperBound)",
          advice: "give one like \(example)")
      }
      return number
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A number within bounds; `excluding` is a bound that is not accepted itself.
  static func number(
    _ placeholder: String, in range: ClosedRange<Double>, excluding: Double? = nil, example: String
  ) -> Self {
    let kind = ValueKind.number(NumberBounds(range: range, excluding: excluding))
    return Self(placeholder, example: example, kind: kind) { (text) throws(ValueError) in
      guard let number = decimal(text), range.contains(number), number != excluding else {
        let from = excluding == range.lowerBound ? "above" : "from"
        throw ValueError(
          "\(quoted(text)) is not a number \(from) \(plain(range.lowerBound)) to"
            + " \(plain(range.upperBound))",
          advice: "give one like \(example)")
      }
      return number
    }
  }
}

/// Returns a number without decimals that it has not.
private func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}

/// Returns words as a sentence lists them: `butt, round or square`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
