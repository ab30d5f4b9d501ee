import Views

/// An option: what it is called, what it takes, what it means and what it does.
///
/// Everything that is said about options, and the reading of a command line, is made from these.
struct CommandOption: Sendable {
  /// The long name without its dashes.
  let name: String
  /// The short name without its dash; most have none.
  let letter: Character?
  /// What stands for the value; nil for an option that takes none.
  let placeholder: String?
  /// A value that is accepted.
  let example: String
  let completion: ValueCompletion
  /// What holds without the option, in words or as a value; nil where it goes without saying.
  let standard: String?
  /// What the option does, as one sentence without its full stop.
  let help: String
  /// The faces on which the option has an effect.
  let faces: Set<Face>
  /// How the value is written in a settings file; nil for an option that takes none.
  let rule: ValueRule?
  /// Whether it counts as often as it is given.
  let isRepeated: Bool
  /// Takes over a value, or throws what is wrong with it.
  let apply: @Sendable (inout InvocationDraft, String) throws(ValueError) -> Void

  /// Creates an option with a value.
  init<Value>(
    _ name: String, letter: Character? = nil, _ syntax: ValueSyntax<Value>,
    standard: String? = nil, faces: Set<Face> = Set(Face.allCases), isRepeated: Bool = false,
    help: String,
    set: @escaping @Sendable (inout InvocationDraft, Value) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = syntax.placeholder
    self.example = syntax.example
    self.completion = syntax.completion
    rule = ValueRule(syntax)
    self.isRepeated = isRepeated
    self.standard = standard
    self.faces = faces
    self.help = help
    apply = { (draft, text) throws(ValueError) in set(&draft, try syntax.read(text)) }
  }

  /// Creates an option without a value.
  init(
    _ name: String, letter: Character? = nil, standard: String? = "off",
    faces: Set<Face> = Set(Face.allCases), help: String,
    set: @escaping @Sendable (inout InvocationDraft) -> Void
  ) {
    self.name = name
    self.letter = letter
    placeholder = nil
    example = ""
    completion = .none
    rule = nil
    isRepeated = false
    self.standard = standard
    self.faces = faces
    self.help = help
    apply = { (draft, _) throws(ValueError) in set(&draft) }
  }

  /// The option as it is written: `--title TEXT`.
  var usage: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}
