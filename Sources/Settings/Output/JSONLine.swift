/// A JSON object on one line, its fields in the order in which they were added.
public struct JSONLine: Hashable, Sendable {
  private struct Field: Hashable {
    let name: String
    let value: JSONValue
  }

  private var fields: [Field] = []

  /// Creates an object without fields.
  public init() {}

  /// Adds a field behind the others; a name that is there already is the caller's mistake.
  public mutating func append(_ name: String, _ value: JSONValue) {
    fields.append(Field(name: name, value: value))
  }

  /// Returns whether there is a field with a name.
  public func has(_ name: String) -> Bool { fields.contains { $0.name == name } }
}

extension JSONLine: CustomStringConvertible {
  /// The object as JSON, without a line end.
  public var description: String {
    let fields = fields.map { "\(JSONValue.text($0.name)):\($0.value)" }
    return "{\(fields.joined(separator: ","))}"
  }
}
