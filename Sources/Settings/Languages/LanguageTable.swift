import TimerCore

/// The table of a language in JSON5: a text for each phrase, and one for each form where it goes with a number.
enum LanguageTable {
  /// Returns the language that a table's bytes write.
  ///
  /// Throws ``LanguageError`` for what is no table, and for the first phrase that it lacks or doesn't know.
  static func language(_ code: String, _ bytes: [UInt8], path: String) throws(LanguageError)
    -> Language
  {
    let node: JSON5Node
    do { node = try JSON5Reader.node(of: bytes) } catch {
      throw LanguageError(path, "\(error.place): \(error.reason)")
    }
    guard case .object(let members) = node.content else {
      throw LanguageError(path, "\(node.place): it is no table of texts in braces")
    }
    var texts: [Phrase: [PluralForm: String]] = [:]
    for member in members {
      guard let phrase = Phrase(rawValue: member.key) else {
        throw LanguageError(path, "\(member.place): there is no phrase \(quoted(member.key))")
      }
      texts[phrase] = try forms(member, path: path)
    }
    do { return try Language(code, texts) } catch {
      switch error {
      case .missing(let phrase, let form):
        let what = form.map { "\(phrase.rawValue).\($0.rawValue)" } ?? phrase.rawValue
        throw LanguageError(path, "it has no text for \(what)")
      }
    }
  }

  private static func forms(
    _ member: JSON5Node.Member, path: String
  ) throws(LanguageError) -> [PluralForm: String] {
    switch member.node.content {
    case .text(let text): return [.other: text]
    case .object(let forms):
      var texts: [PluralForm: String] = [:]
      for form in forms {
        guard let name = PluralForm(rawValue: form.key), case .text(let text) = form.node.content
        else {
          throw LanguageError(
            path, "\(form.place): \(quoted(form.key)) of \(member.key) is no form with a text")
        }
        texts[name] = text
      }
      return texts
    default:
      throw LanguageError(path, "\(member.place): \(member.key) is no text")
    }
  }
}

/// Why a language's table can't be used.
public struct LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without its full stop.
  public let description: String

  init(_ path: String, _ reason: String) {
    description = "the language table \(path) can't be used: \(reason)"
  }

  init(_ description: String) { self.description = description }
}
