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
  /// A sentence that names the place, what is wrong there and an example of what is accepted.
  public var description: String {
    let place =
      word.isEmpty ? "the end of “\(text)”" : "“\(word)” (character \(offset + 1) of “\(text)”)"
    return switch reason {
    case .empty: "There is no duration. Write for example \(Self.durations)."
    case .noDuration: "At \(place) a duration is expected. Write for example \(Self.durations)."
    case .leftOver: "At \(place) the duration has ended. Write for example \(Self.durations)."
    case .zero: "At \(place) the duration is zero. Write one above zero, for example 90 or 5:00."
    case .negative: "At \(place) the duration is negative. Write it without a sign, for example 5m."
    case .tooLong: "At \(place) it is longer than 9999 days. Write at most 9999 days."
    case .noMoment: "At \(place) a moment is expected. Write for example \(Self.moments)."
    case .noSuchTime:
      "At \(place) there is no such time of day. Write 00:00 to 23:59:59, for example until 18:30."
    case .noSuchDate:
      "At \(place) there is no such day. Write year, month and day, for example until 2027-01-01."
    case .past: "At \(place) the moment has passed. Write one to come, for example \(Self.moments)."
    }
  }

  private static let durations = "90, 5:00, 1h30m, 2 days or PT1H30M"
  private static let moments = "until 18:30, until tomorrow 8:00 or until 2027-01-01T00:00"
}
