/// A value of a settings file, with the keys that lead to it and the place where it stands.
struct SettingsValue: Sendable {
  let node: JSON5Node
  /// `agenda[2].steps[0].duration`; empty is the whole file.
  let path: String

  var place: TextPlace { node.place }

  init(_ node: JSON5Node, path: String = "") {
    (self.node, self.path) = (node, path)
  }

  /// The elements of a list; a value that is none is one of its own, so that a list of one needs no brackets.
  var items: [SettingsValue] {
    guard case .list(let nodes) = node.content else { return [self] }
    return nodes.enumerated().map { SettingsValue($1, path: "\(path)[\($0)]") }
  }

  /// The members of an object with their keys, in the order of the file; none of anything else.
  var members: [(key: String, value: SettingsValue)] {
    guard case .object(let members) = node.content else { return [] }
    return members.map { ($0.key, SettingsValue($0.node, path: joined($0.key))) }
  }

  /// Returns the member of a key; nil where there is none, or null.
  subscript(key: String) -> SettingsValue? {
    guard case .object(let members) = node.content,
      let member = members.last(where: { $0.key == key })
    else { return nil }
    if case .null = member.node.content { return nil }
    return SettingsValue(member.node, path: joined(key))
  }

  /// Returns the path of a member.
  func joined(_ key: String) -> String {
    let scalars = key.unicodeScalars
    let isName = (scalars.first?.beginsName ?? false) && scalars.allSatisfy(\.continuesName)
    let isShort = isName && scalars.count <= 60
    if !isShort { return "\(path)[\(quoted(key))]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  var isNull: Bool { if case .null = node.content { true } else { false } }

  /// Whether it is true; nil where it is neither true nor false.
  var bool: Bool? { if case .bool(let value) = node.content { value } else { nil } }

  /// The value as it is written for an option: a text as it is, a number in plain decimals; nil is anything else.
  var text: String? {
    switch node.content {
    case .text(let text): text
    case .number(let number): number.text
    default: nil
    }
  }

  /// Returns what the value says in the way that an option's value is written; nil where it can't be read.
  func read<Value>(_ syntax: ValueSyntax<Value>) -> Value? {
    text.flatMap { try? syntax.read($0) }
  }

  /// The looks of an object that ``ValueSchema/looks`` accepts: names of options and their values, as
  /// ``LookSettings/set(_:to:)`` takes them.
  var looks: [(name: String, value: String)] {
    members.compactMap { key, value in
      guard let option = FileKeyTable.option(key: key) else { return nil }
      if let bool = value.bool { return (option.name, bool ? "on" : "off") }
      return (option.name, value.isNull ? "default" : value.text ?? "")
    }
  }

  /// What kind of value it is, as a sentence says it.
  var kindName: String {
    switch node.content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): "the number \(printable(number.written.unicodeScalars.prefix(30)))"
    case .text(let text): "the text \(quoted(text))"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSON5Node.Number {
  /// The number as it is written for an option: in plain decimals, whole numbers without a point.
  var text: String {
    if !value.isFinite { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return decimal(written) == value ? written : Self.plain(value)
  }

  /// Returns a number's shortest decimals without an exponent; what is no number as it is named.
  private static func plain(_ value: Double) -> String {
    let parts = value.magnitude.description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return value.description }
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count == 2 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let digits = mantissa[0] + fraction
    let zeros = { (count: Int) in String(repeating: "0", count: max(0, count)) }
    let sign = value < 0 ? "-" : ""
    if exponent < 0 { return "\(sign)0.\(zeros(-exponent - 1))\(digits)" }
    return "\(sign)\(digits)\(zeros(exponent - fraction.count))"
  }
}
