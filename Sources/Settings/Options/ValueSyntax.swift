/// How the value of an option is written, and read.
struct ValueSyntax<Value>: Sendable {
  /// What stands for the value in lists of options: `WIDTHxHEIGHT`, `bar|ring|both`.
  let placeholder: String
  /// A value that is accepted.
  let example: String
  let completion: ValueCompletion
  /// What a settings file may say instead of a text.
  let kind: ValueKind
  /// Returns the value, or throws what is wrong with the text.
  let read: @Sendable (String) throws(ValueError) -> Value

  init(
    _ placeholder: String, example: String, completion: ValueCompletion = .none,
    kind: ValueKind = .text,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.placeholder = placeholder
    self.example = example
    self.completion = completion
    self.kind = kind
    self.read = read
  }
}

/// What a shell offers while a value is being typed.
enum ValueCompletion: Hashable, Sendable {
  case none
  case words([String])
  case file
  case zone
}
