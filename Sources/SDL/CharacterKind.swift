/// What a character means for the direction of a line.
enum CharacterKind {
  case left, right, number, arabicNumber
  /// Between two numbers it is part of them: 18:30, 1,5, 3/4.
  case separator
  /// Beside a number it is part of it: 50 %, +10, $.
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
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0: self = .separator
    case 0x23...0x25, 0x2B, 0x2D, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x20A0...0x20CF, 0x2212:
      self = .sign
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
      0x200F:
      self = .right
    case 0x200E:
      self = .left
    default:
      self = scalar.properties.isAlphabetic ? .left : .neutral
    }
  }

  var isStrong: Bool { self == .left || self == .right }
  var isNumber: Bool { self == .number || self == .arabicNumber }

  /// The direction it lends to what stands beside it (rule N1: numbers count as right-to-left).
  var direction: CharacterKind { self == .left ? .left : .right }
}
