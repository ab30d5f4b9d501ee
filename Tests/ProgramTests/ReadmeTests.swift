import Foundation
import Settings
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let file = Built.package.appendingPathComponent("README.md")

  private func readme() throws -> String {
    try String(contentsOf: Self.file, encoding: .utf8)
  }

  private static let tables: [(name: String, text: String)] = [
    ("options", OptionTable.markdown()), ("commands", CommandTable.markdown()),
  ]

  /// With `TMINUS_RECORD` set they are written anew, and the test fails, so that nobody runs it so by default.
  @Test("Its tables of options and commands are the program's")
  func tables() throws {
    for (name, table) in Self.tables {
      let text = try readme()
      let start = try #require(text.range(of: "<!-- \(name) -->\n"))
      let end = try #require(
        text.range(of: "<!-- end of \(name) -->", range: start.upperBound..<text.endIndex))
      let table = "\n\(table)\n"
      if ProcessInfo.processInfo.environment["TMINUS_RECORD"] != nil {
        let new = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
        try new.write(to: Self.file, atomically: true, encoding: .utf8)
        Issue.record("the table of \(name) was recorded; run the tests without TMINUS_RECORD")
      } else {
        #expect(
          String(text[start.upperBound..<end.lowerBound]) == table,
          "swift test --filter ReadmeTests with TMINUS_RECORD=1 writes it anew")
      }
    }
  }

  @Test("The command lines that it shows are accepted")
  func examples() throws {
    var isCode = false
    let lines = try readme().split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode && line.hasPrefix("tminus ")
    }
    #expect(lines.count >= 10)
    for line in lines {
      // What a line does follows after two spaces.
      let command = (line.range(of: "  ").map { line[..<$0.lowerBound] } ?? line).dropFirst(7)
      let words = Self.words(of: String(command))
      #expect(throws: Never.self, "\(line)") { try Invocation.parse(words) }
    }
  }

  @Test("The ring that it embeds in another program is a program that runs")
  func embedding() throws {
    let source = Self.file.deletingLastPathComponent()
      .appendingPathComponent("Tests/Probes/embeddedring/main.swift")
    let code = try String(contentsOf: source, encoding: .utf8)
    let parts = code.components(separatedBy: "// README: ")
    try #require(parts.count == 3)
    let shown = parts[1].dropFirst("begin\n".count)
    #expect(try readme().contains("```swift\n\(shown)```"))
    let finished = try Child.run(
      Built.path("embeddedring"), [], environment: ["SDL_VIDEODRIVER": "dummy"])
    // A stall of a second makes two ticks one.
    #expect(["2 events\n", "3 events\n"].contains(finished.text))
  }

  @Test("The files and folders that it links to are there")
  func links() throws {
    let parts = try readme().components(separatedBy: "](").dropFirst()
    let links = parts.compactMap { $0.split(separator: ")").first.map { String($0) } }
    #expect(!links.isEmpty)
    for link in links where !link.hasPrefix("http") && !link.hasPrefix("#") {
      let file = Built.package.appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }

  /// Returns a command's words, where double quotes hold one together.
  private static func words(of command: String) -> [String] {
    var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
    for character in command {
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character) {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
