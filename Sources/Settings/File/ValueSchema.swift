/// What a settings file may say in one place: read by the decoder, and written out as a JSON Schema.
indirect enum ValueSchema: Sendable {
  /// True or false.
  case flag
  /// A text, or a number where its kind is one.
  case value(ValueRule)
  /// A list of so many.
  case list(of: ValueSchema, count: ClosedRange<Int>)
  /// An object with these members and no others.
  case object([SchemaMember])
  /// An object with one list of members where it has a key, and another where it doesn't.
  case divided(key: String, with: [SchemaMember], without: [SchemaMember])
  /// The first of these that a value of its kind fits.
  case either([ValueSchema])
  /// What several places have in common, and what may stand within itself.
  case shared(String, @Sendable () -> ValueSchema)

  /// What an option's value is read by.
  static func value<Value>(_ syntax: ValueSyntax<Value>) -> ValueSchema {
    .value(ValueRule(syntax))
  }

  /// A list, or one element of it without brackets.
  static func oneOrMore(_ element: ValueSchema, most: Int) -> ValueSchema {
    .either([element, .list(of: element, count: 0...most)])
  }

  /// An object of looks: `look: {progress: "red", thickness: 12}`.
  static let looks = ValueSchema.shared("look") {
    .object(FileKeyTable.looks.map { SchemaMember($0.name, $0.schema, help: $0.help) })
  }
}

/// A member of an object.
struct SchemaMember: Sendable {
  let name: String
  let schema: ValueSchema
  /// One sentence without its full stop.
  let help: String
  let isRequired: Bool

  init(_ name: String, _ schema: ValueSchema, help: String, isRequired: Bool = false) {
    (self.name, self.schema, self.help, self.isRequired) = (name, schema, help, isRequired)
  }
}

/// How a single value is written: the kind of it, and what reads its text.
struct ValueRule: Sendable {
  let kind: ValueKind
  let placeholder: String
  let example: String
  /// Throws what is wrong with a text.
  let check: @Sendable (String) throws(ValueError) -> Void

  init(
    _ kind: ValueKind, placeholder: String, example: String,
    check: @escaping @Sendable (String) throws(ValueError) -> Void
  ) {
    (self.kind, self.placeholder, self.example) = (kind, placeholder, example)
    self.check = check
  }

  init<Value>(_ syntax: ValueSyntax<Value>) {
    let read = syntax.read
    self.init(syntax.kind, placeholder: syntax.placeholder, example: syntax.example) {
      (text) throws(ValueError) in _ = try read(text)
    }
  }
}
