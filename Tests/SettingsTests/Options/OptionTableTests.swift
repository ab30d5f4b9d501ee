import Foundation
import Testing

@testable import Settings

@Suite struct OptionTableTests {
  @Test func everyOptionIsListedInTheHelp() {
    let lines = OptionTable.help.split(separator: "\n")
    for option in OptionTable.all {
      let isListed = lines.contains { line in
        let words = line.split(separator: " ")
        return words.contains("--\(option.name)")
          && option.placeholder.map { line.contains("--\(option.name) \($0)") } ?? true
          && option.letter.map { words.contains("-\($0),") } ?? true
      }
      #expect(isListed, "\(option.name)")
    }
    for group in OptionTable.groups { #expect(lines.contains(Substring(group.title))) }
  }

  @Test func theHelpFitsAHundredColumns() {
    for line in OptionTable.help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(OptionTable.help.hasSuffix("\n"))
  }

  @Test func everyOptionHasAParagraphInTheManual() {
    let paragraphs = OptionTable.manual.components(separatedBy: "\n.TP\n")
    for option in OptionTable.all {
      let name = "\\-\\-" + option.name.split(separator: "-").joined(separator: "\\-")
      #expect(paragraphs.contains { $0.contains("\\fB\(name)\\fR") }, "\(option.name)")
    }
    let lines = OptionTable.manual.split(separator: "\n", omittingEmptySubsequences: false)
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".B"]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line == $0 || line.hasPrefix("\($0) ") }, "\(line)")
    }
    #expect(OptionTable.manual.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test func everyOptionHasARowWithFourCellsInTheReadmesTable() {
    let rows = OptionTable.markdown().split(separator: "\n")
    #expect(rows.count == OptionTable.all.count + 2)
    for (option, row) in zip(OptionTable.all, rows.dropFirst(2)) {
      #expect(row.hasPrefix("| `--\(option.name)`"))
      #expect(row.hasSuffix("| \(option.help) |"))
      // A bar that belongs to a cell has a backslash before it.
      let bars = zip(row, row.dropFirst()).count { $0 != "\\" && $1 == "|" }
      #expect(bars == 4, "\(row)")
    }
  }

  @Test(arguments: Shell.allCases)
  func everyOptionIsCompleted(shell: Shell) {
    let script = OptionTable.completion(for: shell)
    for option in OptionTable.all {
      let written = shell == .fish ? " -l \(option.name) " : "--\(option.name)"
      #expect(script.contains(written), "\(option.name)")
      guard case .words(let words) = option.completion else { continue }
      #expect(script.contains(words.joined(separator: " ")), "\(option.name)")
    }
  }

  @Test func namesAndLettersAreUniqueAndPlain() {
    let names = OptionTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = OptionTable.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    for name in names {
      #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(name)")
    }
  }

  @Test func helpSentencesBeginWithACapitalAndHaveNoFullStop() {
    for option in OptionTable.all {
      #expect(option.help.first?.isUppercase == true, "\(option.help)")
      #expect(option.help.last != ".", "\(option.help)")
    }
  }

  @Test func everyRuleNamesOptionsThatExist() {
    let names = Set(OptionTable.all.map(\.name))
    for (first, second) in OptionRules.contradictions {
      #expect(names.contains(first) && names.contains(second), "\(first) \(second)")
    }
    for (option, others, _) in OptionRules.needs {
      #expect(
        names.union(FileKeyTable.structured.map(\.name)).isSuperset(of: others + [option]),
        "\(option)")
    }
  }

  /// Options whose default is a value change nothing when they are given it.
  @Test func theDefaultThatIsNamedIsTheDefaultThatHolds() throws {
    var tried = 0
    for option in OptionTable.all {
      guard let standard = option.standard, option.placeholder != nil else { continue }
      var draft = InvocationDraft()
      guard (try? option.apply(&draft, standard)) != nil else { continue }
      // Widths of borders need a border.
      if ["zone", "elapsed", "background-fit"].contains(option.name)
        || option.name.hasSuffix("font") || option.name.hasSuffix("border-width")
      {
        continue
      }
      #expect(draft.look == InvocationDraft().look, "\(option.name)")
      #expect(draft.atZero == InvocationDraft().atZero, "\(option.name)")
      #expect(draft.placement == InvocationDraft().placement, "\(option.name)")
      #expect(draft.snapshotSize == InvocationDraft().snapshotSize, "\(option.name)")
      tried += 1
    }
    #expect(tried >= 11)
  }

  @Test func theExampleOfEveryOptionIsAccepted() {
    for option in OptionTable.all where option.placeholder != nil {
      var draft = InvocationDraft()
      #expect(throws: Never.self, "\(option.name)") {
        try option.apply(&draft, option.example)
      }
    }
  }
}
