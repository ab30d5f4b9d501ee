import Foundation
import TestSupport
import Testing
import TimerCore

@testable import Settings

@Suite("V9: the display's languages")
struct LanguageTableTests {
  static let codes = ["de", "fr", "es", "zh-Hans", "zh-Hant", "ja", "ko", "ar"]
  private static let folder = Built.package.appendingPathComponent("Assets/languages").path

  private static func finder(
    _ variables: [String: String] = [:], folder: String = folder
  ) -> LanguageFinder {
    LanguageFinder(folders: ["/nowhere", folder]) { variables[$0] }
  }

  private func language(_ code: String) throws -> Language {
    var said: [String] = []
    let language = Self.finder().language(code) { said.append($0) }
    #expect(said.isEmpty)
    #expect(language.code == code)
    return language
  }

  @Test("There is a table for each language that is promised, and no other file")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(files) == Set(Self.codes.map { "\($0).json5" }))
  }

  @Test(
    "Each table has every phrase in every form, with the braces that English has", arguments: codes)
  func whole(code: String) throws {
    let language = try language(code)
    func holes(_ text: String) -> Set<String> {
      Set(
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
          $0.split(separator: "}").first.map(String.init)
        })
    }
    for phrase in Phrase.allCases where !phrase.isCounted {
      #expect(holes(language[phrase]) == holes(Language.english[phrase]), "\(code) \(phrase)")
    }
    // Of two times in one language something differs.
    #expect(language[.paused] != Language.english[.paused])
    for number in [3, 11, 100, 1_000_000] {
      #expect(language.counted(.minutes, number).contains("\(number)"), "\(code) \(number)")
    }
  }

  @Test("Arabic's six forms follow their numbers")
  func arabic() throws {
    let arabic = try language("ar")
    #expect(arabic.isRightToLeft)
    #expect(arabic.counted(.minutes, 1) == "دقيقة واحدة")
    #expect(arabic.counted(.minutes, 2) == "دقيقتان")
    #expect(arabic.counted(.minutes, 5) == "5 دقائق")
    #expect(arabic.counted(.minutes, 12) == "12 دقيقة")
    #expect(arabic.counted(.days, 12) == "12 يومًا")
    #expect(arabic.counted(.days, 100) == "100 يوم")
  }

  @Test("French has its thin spaces, Chinese and Japanese have none")
  func typography() throws {
    #expect(try language("fr")[.percent, ["n": "45"]] == "45\u{202F}%")
    #expect(try language("fr")[.volume, ["n": "45"]] == "Volume\u{A0}: 45\u{202F}%")
    #expect(try language("de")[.percent, ["n": "45"]] == "45\u{A0}%")
    #expect(try language("zh-Hans").words(remaining: .seconds(5400)) == "1小时30分钟")
    #expect(try language("ja").words(remaining: .seconds(5400)) == "1時間30分")
  }

  @Test(
    "The environment says which language, and an option overrules it",
    arguments: [
      (["LANG": "de_AT.UTF-8"], nil, "de"),
      (["LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"], nil, "fr"),
      (["LANG": "de_DE", "LC_MESSAGES": "es_MX"], nil, "es"), (["LANG": "C.UTF-8"], nil, "en"),
      (["LANG": "POSIX"], nil, "en"), ([:], nil, "en"), (["LANG": "zh_TW.UTF-8"], nil, "zh-Hant"),
      (["LANG": "zh_CN.UTF-8"], nil, "zh-Hans"), (["LANG": "ar_EG"], nil, "ar"),
      (["LANG": "eo"], nil, "en"),
      (["LANG": "de_DE"], "ja", "ja"), (["LANG": "de_DE"], "en", "en"), ([:], "zh_HK", "zh-Hant"),
      ([:], "pt-BR", "en"),
    ] as [([String: String], String?, String)])
  func environment(variables: [String: String], asked: String?, code: String) {
    var said: [String] = []
    let language = Self.finder(variables).language(asked) { said.append($0) }
    #expect(language.code == code)
    #expect(said.count == (asked == "pt-BR" ? 1 : 0))
  }

  @Test(
    "The country says whether times have twelve hours",
    arguments: [
      (["LANG": "en_US.UTF-8"], nil, true), (["LANG": "en_GB.UTF-8"], nil, false),
      ([:], nil, false),
      (["LANG": "en_US", "LC_TIME": "de_DE"], nil, false), (["LANG": "de_DE"], "en-US", true),
      (["LANG": "fr_CA"], nil, false), (["LANG": "en_CA"], nil, true),
      (["LANG": "ko_KR"], nil, true),
      (["LANG": "ja_JP"], nil, false),
    ] as [([String: String], String?, Bool)])
  func clock(variables: [String: String], asked: String?, twelve: Bool) {
    #expect(Self.finder(variables).language(asked) { _ in }.hasTwelveHours == twelve)
  }

  @Test(
    "A table that is torn is told in one sentence with its place, and the display speaks English",
    arguments: [
      ("{ paused: \"x\"", "xx.json5 can't be used: 1:"), ("[]", "no table of texts"),
      ("{ pausd: 'x' }", "there is no phrase \"pausd\""), ("{ paused: 5 }", "paused is no text"),
      ("{ minutes: { on: 'x' } }", "is no form with a text"), ("{}", "it has no text for"),
      ("\u{0}", "1:1"),
    ])
  func torn(text: String, words: String) throws {
    let folder = try TemporaryFolder()
    try text.write(toFile: folder.path("xx.json5"), atomically: true, encoding: .utf8)
    var said: [String] = []
    let language = Self.finder(folder: folder.root).language("xx") { said.append($0) }
    #expect(language.code == "en")
    #expect(said.count == 1 && said[0].contains(words), "\(said)")
  }
}
