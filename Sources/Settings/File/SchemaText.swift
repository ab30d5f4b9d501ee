/// A JSON Schema while it is written.
indirect enum SchemaText {
  case bool(Bool)
  case number(Double)
  case text(String)
  case null
  case list([SchemaText])
  case object([(String, SchemaText)])

  var fields: [(String, SchemaText)] { if case .object(let fields) = self { fields } else { [] } }

  /// Creates the schema of an object with members.
  init(_ members: [SchemaMember], _ shared: inout [String: SchemaText]) {
    var properties: [(String, SchemaText)] = []
    for member in members {
      var schema = SchemaText(member.schema, &shared)
      if !member.isRequired { schema = schema.orNull }
      properties.append(
        (member.name, .object(schema.fields + [("description", .text(member.help))])))
    }
    let required = members.filter(\.isRequired).map { SchemaText.text($0.name) }
    self = .object(
      [("type", .text("object")), ("properties", .object(properties))]
        + (required.isEmpty ? [] : [("required", .list(required))])
        + [("additionalProperties", .bool(false))])
  }

  /// Creates what a schema is written as, and adds what is written once for several places.
  init(_ schema: ValueSchema, _ shared: inout [String: SchemaText]) {
    switch schema {
    case .flag: self = .object([("type", .text("boolean"))])
    case .value(let rule): self = Self(rule)
    case .list(let element, let count):
      self = .object([
        ("type", .text("array")), ("items", SchemaText(element, &shared)),
        ("minItems", .number(Double(count.lowerBound))),
        ("maxItems", .number(Double(count.upperBound))),
      ])
    case .object(let members): self.init(members, &shared)
    case .divided(_, let with, let without):
      // Only one of them has the key, and lets it be there.
      self = .object([("anyOf", .list([with, without].map { SchemaText($0, &shared) }))])
    case .either(let choices):
      self = .object([("anyOf", .list(choices.map { SchemaText($0, &shared) }))])
    case .shared(let name, let schema):
      if shared[name] == nil {
        // In its place while it is written, for what stands within itself.
        shared[name] = .null
        shared[name] = SchemaText(schema(), &shared)
      }
      self = .object([("$ref", .text("#/$defs/\(name)"))])
    }
  }

  private init(_ rule: ValueRule) {
    switch rule.kind {
    case .text: self = .object([("type", .text("string"))])
    case .choice(let words):
      let numbers = words.compactMap { decimal($0).map(SchemaText.number) }
      self = .object([("enum", .list(words.map(SchemaText.text) + numbers))])
    case .number(let bounds):
      self = .object([("anyOf", .list([Self(bounds), Self(textOf: bounds)]))])
    }
  }

  private init(_ bounds: NumberBounds) {
    func bound(_ name: String, _ exclusive: String, _ value: Double) -> (String, SchemaText) {
      (value == bounds.excluding ? exclusive : name, .number(value))
    }
    self = .object([
      ("type", .text(bounds.isWhole ? "integer" : "number")),
      bound("minimum", "exclusiveMinimum", bounds.range.lowerBound),
      bound("maximum", "exclusiveMaximum", bounds.range.upperBound),
    ])
  }

  /// Creates the schema of the texts that a number may be written as.
  private init(textOf bounds: NumberBounds) {
    let type = ("type", SchemaText.text("string"))
    let pattern = bounds.isWhole ? "^[0-9]+$" : #"^[-+−]?([0-9]+\.?[0-9]*|\.[0-9]+)$"#
    self = .object(bounds.hasUnits ? [type] : [type, ("pattern", .text(pattern))])
  }

  /// The same, or null, which takes back what an earlier file said.
  private var orNull: SchemaText {
    guard case .object(let fields) = self else { return self }
    if case ("enum", .list(let values))? = fields.first {
      return .object([("enum", .list(values + [.null]))])
    }
    if case ("anyOf", .list(let choices))? = fields.first {
      return .object([("anyOf", .list(choices + [.object([("type", .text("null"))])]))])
    }
    if case ("type", .text(let type))? = fields.first {
      return .object([("type", .list([.text(type), .text("null")]))] + fields.dropFirst())
    }
    return .object([("anyOf", .list([self, .object([("type", .text("null"))])]))])
  }

  /// Returns it as JSON: short lists and objects on one line.
  func lines(indent: String) -> String {
    let flat = line
    if indent.utf8.count + flat.utf8.count <= 100 { return flat }
    let inner = indent + "  "
    switch self {
    case .list(let elements):
      let lines = elements.map { inner + $0.lines(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let fields):
      let lines = fields.map { "\(inner)\(JSONValue.text($0)): \($1.lines(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default: return flat
    }
  }

  private var line: String {
    switch self {
    case .bool(let value): JSONValue.bool(value).description
    case .number(let value): JSONValue.number(value).description
    case .text(let text): JSONValue.text(text).description
    case .null: "null"
    case .list(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .object(let fields):
      "{\(fields.map { "\(JSONValue.text($0)): \($1.line)" }.joined(separator: ", "))}"
    }
  }
}
