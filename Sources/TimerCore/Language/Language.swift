/// The words of a display, and how they go with numbers and times of day.
public struct Language: Hashable, Sendable {
  /// The language's code, such as `de` or `zh-Hant`.
  public let code: String
  /// Whether times of day are written with twelve hours.
  public var hasTwelveHours = false

  private let plurals: PluralRule
  private let texts: [Phrase: [PluralForm: String]]

  /// What is wrong with a table.
  public enum Fault: Error, Hashable, Sendable {
    /// There is no text for this, or none for that form.
    case missing(Phrase, PluralForm?)
  }

  /// Creates a language from its table; a phrase that takes no number has its text as `.other`.
  ///
  /// Throws `Fault` for the first text that is not there.
  public init(_ code: String, _ texts: [Phrase: [PluralForm: String]]) throws(Fault) {
    (self.code, self.texts) = (code, texts)
    plurals = PluralRule(language: code)
    for phrase in Phrase.allCases {
      for form in phrase.isCounted ? plurals.forms : [.other]
      where (texts[phrase]?[form] ?? "").isEmpty {
        throw .missing(phrase, phrase.isCounted ? form : nil)
      }
    }
  }

  /// Creates a language whose table is known to be whole.
  init(whole code: String, _ texts: [Phrase: [PluralForm: String]]) {
    (self.code, self.texts) = (code, texts)
    plurals = PluralRule(language: code)
  }

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool {
    ["ar", "fa", "he", "ur"].contains(code.prefix { $0 != "-" })
  }

  /// Returns a text.
  public subscript(_ phrase: Phrase) -> String { texts[phrase]?[.other] ?? "" }

  /// Returns a text with what stands in braces filled in.
  public subscript(_ phrase: Phrase, _ values: KeyValuePairs<String, String>) -> String {
    Self.fill(self[phrase], values)
  }

  /// Returns a text in the form that goes with a number, which is not negative.
  public func counted(_ phrase: Phrase, _ number: Int) -> String {
    let forms = texts[phrase] ?? [:]
    let text = forms[plurals.form(number)] ?? forms[.other] ?? ""
    return Self.fill(text, ["n": String(number)])
  }

  /// Returns a time of day to the minute: `18:30`, or `6:30 PM` with twelve hours.
  public func text(of time: TimeOfDay) -> String {
    let minutes = time.minute.padded(to: 2)
    guard hasTwelveHours else { return "\(time.hour.padded(to: 2)):\(minutes)" }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return self[
      .twelveHours,
      ["time": "\(hour):\(minutes)", "half": self[time.hour < 12 ? .am : .pm]]]
  }

  /// Returns a text with what stands in braces replaced; what is filled in is not looked at again.
  private static func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}"),
        let value = values.first(where: { $0.key == rest[rest.index(after: open)..<close] })?.value
      else {
        filled += "{"
        rest = rest[rest.index(after: open)...]
        continue
      }
      filled += value
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
