import Glibc
import Settings
import Testing

/// The script for Bash, run by Bash.
@Suite struct CompletionTests {
  @Test(arguments: [
    (["--bar-m"], ["--bar-mode"]), (["--face", ""], ["bar", "ring", "both", "star"]),
    (["--face", "=", "r"], ["ring"]), (["--face", "="], ["bar", "ring", "both", "star"]),
    (["5m", "--cap", "s"], ["square"]), (["--zone", "Europe/Berl"], ["Europe/Berlin"]),
    (["--title", ""], []), (["5"], []), (["pr"], ["progress"]), (["5m", "pr"], []),
    (["--label-format", "hh"], ["hh:mm:ss"]),
    (["--completion", "z"], ["zsh"]), (["-t", ""], []),
  ])
  func bashOffersWhatMayStandThere(words: [String], offers: [String]) throws {
    let line = (["tminus"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      OptionTable.completion(for: .bash) + """
        COMP_WORDS=(\(line)) COMP_CWORD=\(words.count)
        compopt() { :; }
        _tminus
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    #expect(try Self.output(ofBash: script).split(separator: "\n").map(String.init) == offers)
  }

  private static func output(ofBash script: String) throws -> String {
    var template = Array("/tmp/tminus-completion-XXXXXX".utf8CString)
    let file = try #require(fdopen(mkstemp(&template), "w"))
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    fputs(script, file)
    fclose(file)
    let bash = try #require(popen("bash -u '\(path)' 2>&1", "r"))
    defer { pclose(bash) }
    var output: [UInt8] = []
    while case let byte = getc(bash), byte != EOF { output.append(UInt8(byte)) }
    return String(decoding: output, as: UTF8.self)
  }
}
