import Glibc
public import TimerCore

/// Finds the language that a display speaks, and its table.
public struct LanguageFinder: Sendable {
  /// The folders that hold tables, in the order in which they are looked through.
  let folders: [String]
  /// Returns a variable of the environment; nil where it is empty.
  let variable: @Sendable (String) -> String?

  /// The finder of this program.
  public static let standard = LanguageFinder(
    folders: AssetFolders.standard.map { "\($0)/languages" }
  ) { name in
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Creates a finder that looks through folders, for tests.
  public init(folders: [String], variable: @escaping @Sendable (String) -> String?) {
    (self.folders, self.variable) = (folders, variable)
  }

  /// Returns the language that is asked for, or else the environment's: `LC_ALL`, `LC_MESSAGES`, `LANG`.
  ///
  /// English reads no file. Where a language that was asked for has no table, or any has one that can't be used,
  /// `complain` gets a sentence and English is returned; an environment in a language without a table is English.
  ///
  /// - Parameter asked: the code that an option gave.
  public func language(_ asked: String?, complain: (String) -> Void) -> Language {
    let name = asked ?? ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first
    let tag = name.flatMap { LanguageTag($0) }
    var language = Language.english
    if let tag, tag.language != "en" {
      do {
        if let found = try table(tag) {
          language = found
        } else if let asked {
          let known = listed(["en"] + codes)
          complain("there is no table of the language \(quoted(asked)); give \(known)")
        }
      } catch { complain("\(error); the display speaks English") }
    }
    // A country that was asked for counts; else times of day are a matter of their own in the environment.
    let clock = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(variable).first
    let country = asked.flatMap { LanguageTag($0) }.flatMap { $0.country == nil ? nil : $0 }
    language.hasTwelveHours =
      (country ?? clock.flatMap { LanguageTag($0) })?.hasTwelveHours ?? false
    return language
  }

  /// Returns the language of the first table that suits; nil where there is none.
  private func table(_ tag: LanguageTag) throws(LanguageError) -> Language? {
    for code in tag.tables {
      for folder in folders {
        let path = "\(folder)/\(code).json5"
        guard access(path, F_OK) == 0 else { continue }
        guard let bytes = readFile(path, atMost: JSON5Reader.largest) else {
          throw LanguageError(
            "the language table \(path) \(whyUnreadable(path, atMost: JSON5Reader.largest))")
        }
        return try LanguageTable.language(code, bytes, path: path)
      }
    }
    return nil
  }

  /// The codes of the tables that are shipped.
  private var codes: [String] { ["de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ko", "ar"] }
}
