/// Why a typed duration or moment was refused, and where in the text.
public struct EntryError: Error, Hashable, Sendable {
  /// What is wrong with the word.
  public enum Reason: Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// The word is no duration, nor the start of one.
    case noDuration
    /// Words are left over where only a duration may stand.
    case leftOver
    /// The length is zero.
    case zero
    /// The length is negative.
    case negative
    /// The length is above 9999 days.
    case tooLong
    /// `until` has no moment behind it.
    case noMoment
    /// No clock shows such a time.
    case noSuchTime
    /// No calendar has such a day.
    case noSuchDate
    /// The moment has passed, or is now.
    case past
  }

  /// The whole text as it was typed.
  public let text: String
  /// The offending word; empty if the text ended too early.
  public let word: String
  /// The number of characters of the text before the offending word.
  public let offset: Int
  /// What is wrong with the word.
  public let reason: Reason

  /// Creates a refusal of the word at a place of a text.
  public init(text: String, word: String, offset: Int, reason: Reason) {
    self.text = text
    self.word = word
    self.offset = offset
    self.reason = reason
  }
}

extension EntryError: CustomStringConvertible {
  /// Two sentences that name the place, what is wrong there and an example of what is accepted.
  public var description: String { "\(Self.sentence(fault)) \(Self.sentence(advice))" }

  /// What is wrong and where, as a part of a sentence: `at “5x” … a duration is expected`.
  public var fault: String {
    let place =
      word.isEmpty ? "the end of “\(text)”" : "“\(word)” (character \(offset + 1) of “\(text)”)"
    return switch reason {
    case .empty: "there is no duration"
    case .noDuration: "at \(place) a duration is expected"
    case .leftOver: "at \(place) the duration has ended"
    case .zero: "at \(place) the duration is zero"
    case .negative: "at \(place) the duration is negative"
    case .tooLong: "at \(place) it is longer than 9999 days"
    case .noMoment: "at \(place) a moment is expected"
    case .noSuchTime: "at \(place) there is no such time of day"
    case .noSuchDate: "at \(place) there is no such day"
    case .past: "at \(place) the moment has passed"
    }
  }

  /// What would do, as a part of a sentence: `write for example 90, …`.
  public var advice: String {
    switch reason {
    case .empty, .noDuration, .leftOver: "write for example \(Self.durations)"
    case .zero: "write one above zero, for example 90 or 5:00"
    case .negative: "write it without a sign, for example 5m"
    case .tooLong: "write at most 9999 days"
    case .noMoment: "write for example \(Self.moments)"
    case .noSuchTime: "write 00:00 to 23:59:59, for example until 18:30"
    case .noSuchDate: "write year, month and day, for example until 2027-01-01"
    case .past: "write one to come, for example \(Self.moments)"
    }
  }

  private static func sentence(_ part: String) -> String {
    "\(part.prefix(1).uppercased())\(part.dropFirst())."
  }

  private static let durations = "90, 5:00, 1h30m, 2 days or PT1H30M"
  private static let moments = "until 18:30, until tomorrow 8:00 or until 2027-01-01T00:00"
}
