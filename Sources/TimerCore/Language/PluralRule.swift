/// Which form a word takes behind a whole number in a language.
///
/// Source: Unicode CLDR 44, `common/supplemental/plurals.xml`, the cardinal rules for whole numbers.
public enum PluralRule: Hashable, Sendable {
  /// One form for all: Chinese, Japanese, Korean.
  case single
  /// One and the rest: English, German.
  case one
  /// Zero and one together, whole millions, and the rest: French.
  case zeroOrOne
  /// One, whole millions, and the rest: Spanish, Italian.
  case oneOrMillions
  /// All six: Arabic.
  case arabic
  /// Russian and Ukrainian.
  case eastSlavic
  /// Polish.
  case polish
  /// Czech and Slovak.
  case czech

  /// Creates the rule of a language by its code, such as `fr`; one and the rest for languages not known here.
  public init(language code: String) {
    switch code.prefix(while: { $0 != "-" }) {
    case "zh", "ja", "ko", "th", "vi", "id": self = .single
    case "fr": self = .zeroOrOne
    case "es", "it", "pt", "ca": self = .oneOrMillions
    case "ar": self = .arabic
    case "ru", "uk": self = .eastSlavic
    case "pl": self = .polish
    case "cs", "sk": self = .czech
    default: self = .one
    }
  }

  /// The forms that whole numbers have.
  public var forms: [PluralForm] {
    switch self {
    case .single: [.other]
    case .one: [.one, .other]
    case .zeroOrOne, .oneOrMillions: [.one, .many, .other]
    case .arabic: PluralForm.allCases
    case .eastSlavic, .polish: [.one, .few, .many]
    case .czech: [.one, .few, .other]
    }
  }

  /// Returns the form for a number that is not negative.
  public func form(_ n: Int) -> PluralForm {
    let isMillions = n != 0 && n % 1_000_000 == 0
    let (ten, hundred) = (n % 10, n % 100)
    let endsFew = 2...4 ~= ten && !(12...14 ~= hundred)
    switch self {
    case .single: return .other
    case .one: return n == 1 ? .one : .other
    case .zeroOrOne: return n <= 1 ? .one : isMillions ? .many : .other
    case .oneOrMillions: return n == 1 ? .one : isMillions ? .many : .other
    case .arabic:
      switch (n, hundred) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    case .eastSlavic:
      return ten == 1 && hundred != 11 ? .one : endsFew ? .few : .many
    case .polish: return n == 1 ? .one : endsFew ? .few : .many
    case .czech: return n == 1 ? .one : 2...4 ~= n ? .few : .other
    }
  }
}
