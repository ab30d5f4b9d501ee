/// A member of a JSON object; of tuples an enum can't be made that holds itself.
struct JSONMember {
  let name: String
  let value: JSON
}

/// A JSON value whose members keep their order.
enum JSON: CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case members([JSONMember])

  static func object(_ members: [(name: String, value: JSON)]) -> JSON {
    .members(members.map { JSONMember(name: $0.name, value: $0.value) })
  }

  /// Creates a number, or null where there is none.
  init(_ number: Double?) {
    self = number.map { $0.isFinite ? .number($0) : .null } ?? .null
  }

  init(_ number: Int) {
    self = .number(Double(number))
  }

  /// The value in one line; numbers are rounded to four digits after the point.
  var description: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value):
      let rounded = (value * 10_000).rounded() / 10_000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    case .text(let text): return JSON.quoted(text)
    case .list(let values): return "[\(values.map(\.description).joined(separator: ","))]"
    case .members(let members):
      let parts = members.map { "\(JSON.quoted($0.name)):\($0.value)" }
      return "{\(parts.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20: " "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
