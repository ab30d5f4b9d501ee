/// A writing system whose letters need shaping of their own; its raw value is its ISO 15924 name.
enum Script: String {
  case latin = "Latn"
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case syriac = "Syrc"
  case thaana = "Thaa"
  case nko = "Nkoo"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case oriya = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case tibetan = "Tibt"
  case myanmar = "Mymr"
  case georgian = "Geor"
  case hangul = "Hang"
  case ethiopic = "Ethi"
  case khmer = "Khmr"
  case mongolian = "Mong"
  case kana = "Kana"
  case han = "Hani"

  /// Creates the script of a letter; nil for what any script uses: digits, points, spaces, signs.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    let block = Script.blocks.last { $0.start <= scalar.value }
    guard let block, let script = block.script else { return nil }
    self = script
  }

  /// Where the blocks of Unicode begin, in order; nil stands for blocks shaped like any text.
  private static let blocks: [(start: UInt32, script: Script?)] = [
    (0x41, .latin), (0x370, .greek), (0x400, .cyrillic), (0x530, .armenian), (0x590, .hebrew),
    (0x600, .arabic), (0x700, .syriac), (0x750, .arabic), (0x780, .thaana), (0x7C0, .nko),
    (0x800, nil), (0x860, .syriac), (0x870, .arabic), (0x900, .devanagari), (0x980, .bengali),
    (0xA00, .gurmukhi), (0xA80, .gujarati), (0xB00, .oriya), (0xB80, .tamil), (0xC00, .telugu),
    (0xC80, .kannada), (0xD00, .malayalam), (0xD80, .sinhala), (0xE00, .thai), (0xE80, .lao),
    (0xF00, .tibetan), (0x1000, .myanmar), (0x10A0, .georgian), (0x1100, .hangul),
    (0x1200, .ethiopic), (0x13A0, nil), (0x1780, .khmer), (0x1800, .mongolian), (0x18B0, nil),
    (0x1C80, .cyrillic), (0x1C90, .georgian), (0x1CC0, nil), (0x1E00, .latin),
    (0x1F00, .greek), (0x2000, nil), (0x2C60, .latin), (0x2C80, nil), (0x2D00, .georgian),
    (0x2D30, nil), (0x2D80, .ethiopic), (0x2DE0, .cyrillic), (0x2E00, nil), (0x3005, .han),
    (0x3041, .kana), (0x3100, nil), (0x3130, .hangul), (0x3190, nil), (0x31F0, .kana),
    (0x3200, nil), (0x3400, .han), (0xA000, nil), (0xA640, .cyrillic), (0xA6A0, nil),
    (0xA720, .latin), (0xA800, nil), (0xA8E0, .devanagari), (0xA900, nil), (0xA960, .hangul),
    (0xA980, nil), (0xA9E0, .myanmar), (0xAA00, nil), (0xAC00, .hangul), (0xD800, nil),
    (0xF900, .han), (0xFB00, .latin), (0xFB13, .armenian), (0xFB1D, .hebrew),
    (0xFB50, .arabic), (0xFE00, nil), (0xFE70, .arabic), (0xFF00, nil), (0xFF66, .kana),
    (0xFFA0, .hangul), (0xFFE0, nil), (0x20000, .han), (0x32000, nil),
  ]
}
