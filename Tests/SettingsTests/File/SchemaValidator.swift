import Foundation

@testable import Settings

/// Checks a JSON5 value by a JSON Schema, of which it knows what tminus writes.
struct SchemaValidator {
  private let root: [String: Any]

  struct Unknown: Error { let keyword: String }

  init(_ schema: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any] ?? [:]
  }

  func accepts(_ node: JSON5Node) throws -> Bool { try accepts(node, root) }

  private func accepts(_ node: JSON5Node, _ schema: [String: Any]) throws -> Bool {
    for (keyword, value) in schema {
      guard try accepts(node, keyword, value, schema) else { return false }
    }
    return true
  }

  private func accepts(
    _ node: JSON5Node, _ keyword: String, _ value: Any, _ schema: [String: Any]
  ) throws -> Bool {
    switch (keyword, node.content) {
    case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return true
    case ("$ref", _):
      let name = (value as? String)?.split(separator: "/").last.map(String.init) ?? ""
      let shared = (root["$defs"] as? [String: [String: Any]])?[name]
      guard let shared else { throw Unknown(keyword: "$ref \(name)") }
      return try accepts(node, shared)
    case ("type", _):
      let types = value as? [String] ?? [value as? String ?? ""]
      return types.contains { Self.isOf($0, node) }
    case ("enum", _):
      return (value as? [Any] ?? []).contains { Self.equals($0, node) }
    case ("anyOf", _):
      return try (value as? [[String: Any]] ?? []).contains { try accepts(node, $0) }
    case ("minimum", .number(let number)): return number.value >= Self.number(value)
    case ("maximum", .number(let number)): return number.value <= Self.number(value)
    case ("exclusiveMinimum", .number(let number)): return number.value > Self.number(value)
    case ("exclusiveMaximum", .number(let number)): return number.value < Self.number(value)
    case ("pattern", .text(let text)):
      return text.range(of: value as? String ?? "", options: .regularExpression) != nil
    case ("items", .list(let nodes)):
      return try nodes.allSatisfy { try accepts($0, value as? [String: Any] ?? [:]) }
    case ("minItems", .list(let nodes)): return Double(nodes.count) >= Self.number(value)
    case ("maxItems", .list(let nodes)): return Double(nodes.count) <= Self.number(value)
    case ("required", .object(let members)):
      return Set(value as? [String] ?? []).isSubset(of: members.map(\.key))
    case ("properties", .object(let members)):
      let known = value as? [String: [String: Any]] ?? [:]
      return try members.allSatisfy { member in
        try known[member.key].map { try accepts(member.node, $0) } ?? true
      }
    case ("additionalProperties", .object(let members)):
      let known = schema["properties"] as? [String: Any] ?? [:]
      return value as? Bool != false || members.allSatisfy { known[$0.key] != nil }
    case ("minimum", _), ("maximum", _), ("exclusiveMinimum", _), ("exclusiveMaximum", _),
      ("pattern", _), ("items", _), ("minItems", _), ("maxItems", _), ("required", _),
      ("properties", _), ("additionalProperties", _):
      // They are about values of another type.
      return true
    default: throw Unknown(keyword: keyword)
    }
  }

  private static func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

  private static func isOf(_ type: String, _ node: JSON5Node) -> Bool {
    switch (type, node.content) {
    case ("null", .null), ("boolean", .bool), ("string", .text), ("array", .list),
      ("object", .object):
      true
    case ("number", .number(let number)): number.value.isFinite
    case ("integer", .number(let number)): number.value.rounded() == number.value
    default: false
    }
  }

  private static func equals(_ value: Any, _ node: JSON5Node) -> Bool {
    switch node.content {
    case .null: value is NSNull
    case .text(let text): value as? String == text
    case .number(let number): value as? String == nil && Self.number(value) == number.value
    default: false
    }
  }
}
