/// A language and a country, as the environment and people name them: `de_AT.UTF-8`, `zh-Hant-HK`, `en`.
public struct LanguageTag: Hashable, Sendable {
  /// The language's code in small letters.
  public let language: String
  /// `Hans`, `Hant` and their like; nil where it isn't said.
  public let script: String?
  /// The country's code in capitals; nil where it isn't said.
  public let country: String?

  /// Creates a tag from a text, or nil if it names no language, as `C` and `POSIX` don't.
  ///
  /// | text | language | script | country |
  /// |---|---|---|---|
  /// | `de_AT.UTF-8` | de | | AT |
  /// | `zh-hant-hk` | zh | Hant | HK |
  /// | `sr_RS@latin` | sr | | RS |
  /// | `C.UTF-8` | (nil) | | |
  public init?(_ text: String) {
    let name = text.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }
    ).map(String.init)
    guard let first = parts.first, 2...3 ~= first.count, parts.count <= 4,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }),
      first.allSatisfy(\.isLetter)
    else { return nil }
    language = first.lowercased()
    script = parts.dropFirst().first { $0.count == 4 }
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    country = parts.dropFirst().first { $0.count == 2 }?.uppercased()
  }

  /// The names of the tables that suit, the best one first.
  public var tables: [String] {
    guard language == "zh" else {
      return (country.map { ["\(language)-\($0)"] } ?? []) + [language]
    }
    let isTraditional = script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(country)
    return [isTraditional ? "zh-Hant" : "zh-Hans"]
  }

  /// Whether times of day are written with twelve hours there.
  ///
  /// Source: Unicode CLDR 44, `common/supplemental/supplementalData.xml`, `timeData`: countries that prefer `h`.
  public var hasTwelveHours: Bool {
    guard let country else { return false }
    if country == "CA" { return language == "en" }
    return Self.twelveHours.contains(country)
  }

  private static let twelveHours: Set = [
    "AE", "AL", "AU", "BD", "BH", "CO", "CY", "DO", "DZ", "EG", "GR", "HK", "IN", "IQ", "JO", "KR",
    "KW", "LB", "LY", "MO", "MY", "NZ", "OM", "PA", "PH", "PK", "PR", "QA", "SA", "SD", "SG", "SY",
    "TN", "TW", "US", "VE", "YE",
  ]
}

extension ValueSyntax where Value == String {
  /// The code of a language.
  static var language: Self {
    Self(
      "CODE", example: "de",
      completion: .words(["en", "de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ko", "ar"])
    ) {
      (text) throws(ValueError) in
      guard LanguageTag(text) != nil else {
        throw ValueError(
          "\(quoted(text)) is not the code of a language",
          advice: "give one like de, en-US or zh-Hant")
      }
      return text
    }
  }
}
