/// What a character means for the direction of a line.
enum CharacterKind {
  case left, right, arabicLetter, number, arabicNumber
  /// Between two numbers it is part of them: 18:30, 1,5, 3/4, 1-2.
  case separator
  /// Beside a number it is part of it: 50 %, $ 5.
  case sign
  case neutral

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .neutral
      return
    }
    switch scalar.value {
    case 0x30...0x39, 0x6F0...0x6F9: self = .number
    case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
    case 0x2B...0x2F, 0x3A, 0xA0, 0x2212: self = .separator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x20A0...0x20CF: self = .sign
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1EC70...0x1EEFF:
      self = .arabicLetter
    case 0x590...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
      self = .right
    case 0x200E:
      self = .left
    default:
      self = scalar.properties.isAlphabetic ? .left : .neutral
    }
  }

  var isStrong: Bool { self == .left || self == .right || self == .arabicLetter }
  var isNumber: Bool { self == .number || self == .arabicNumber }

  /// The direction it lends to what stands beside it (rule N1: numbers count as right-to-left).
  var direction: CharacterKind { self == .left ? .left : .right }
}
