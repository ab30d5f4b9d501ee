/// A line taken apart into words, as a shell does.
package enum CommandWords {
  /// Returns the words of a line: double quotes hold one together, and a backslash in them takes the next character as
  /// it is.
  ///
  /// Throws ``ValueError`` for quotes that don't end.
  package static func words(of line: String) throws(ValueError) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = line[...]
    while let character = rest.popFirst() {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if isQuoted, character == "\\", let next = rest.popFirst() {
        word = (word ?? "") + String(next)
      } else if !isQuoted, character == " " || character == "\t" {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else {
      throw ValueError("the quotes in \(quoted(line)) don't end", advice: "write a second \"")
    }
    if let word { words.append(word) }
    return words
  }
}
