import SDL
import TimerCore

/// A duration that is being typed: digits, and colons between them.
struct TypedLength: Equatable {
  private(set) var text: String
  /// When it is given up if nothing more is typed.
  private(set) var expires: BootInstant

  /// How long it waits for the next key.
  static let patience = Duration.seconds(10)
  /// As many characters as are taken; `9999:23:59:59` is the longest duration.
  private static let longest = 13

  /// Begins with a digit; nil for other characters.
  init?(_ character: Character, at now: BootInstant) {
    guard character.isASCII, character.isNumber else { return nil }
    text = String(character)
    expires = now + Self.patience
  }

  /// Takes a digit or a separator more; returns false for other characters.
  mutating func type(_ character: Character, at now: BootInstant) -> Bool {
    guard character.isASCII, character.isNumber || ":.;".contains(character) else { return false }
    expires = now + Self.patience
    let added = character.isNumber ? character : ":"
    if text.count < Self.longest, added != ":" || text.last != ":" { text.append(added) }
    return true
  }

  /// Takes the last character back; returns false when none is left.
  mutating func erase(at now: BootInstant) -> Bool {
    expires = now + Self.patience
    text.removeLast()
    return !text.isEmpty
  }

  /// The length, where a bare number is minutes; nil while the text is none.
  var length: Duration? { try? Entry.parseDuration(text, bareNumber: .minutes) }
}

extension KeyEvent {
  /// The digit or separator that a key types, also on a keypad; nil for others.
  var typed: Character? {
    guard isPlain else { return nil }
    switch key {
    case .pad0: return "0"
    case .pad1: return "1"
    case .pad2: return "2"
    case .pad3: return "3"
    case .pad4: return "4"
    case .pad5: return "5"
    case .pad6: return "6"
    case .pad7: return "7"
    case .pad8: return "8"
    case .pad9: return "9"
    case .padPeriod: return ":"
    default: break
    }
    guard let symbol else { return nil }
    return symbol.isASCII && (symbol.isNumber || ":.;".contains(symbol)) ? symbol : nil
  }
}
