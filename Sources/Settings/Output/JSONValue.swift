/// A value without parts, as JSON knows them.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  /// The middle one and the largest of some values, as an object; null where there are none.
  case spread([Double])
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON: a number in its shortest form that reads back the same, a text escaped.
  ///
  /// | value | JSON |
  /// |---|---|
  /// | 600 | `600` |
  /// | 0.1 + 0.2 | `0.30000000000000004` |
  /// | −0.0, not a number, infinity | `0`, `null`, `null` |
  /// | a line end, `"`, U+0001 | `"\n"`, `"\""`, `"\u0001"` |
  ///
  /// Source: RFC 8259, sections 6 and 7.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .text(let text): Self.escaped(text)
    case .spread(let values): Self.spread(values.sorted())
    }
  }

  /// Returns `{"median":2,"max":3}`; of an even number of values the upper middle one.
  private static func spread(_ values: [Double]) -> String {
    guard let last = values.last else { return #"{"median":null,"max":null}"# }
    return #"{"median":\#(text(of: values[values.count / 2])),"max":\#(text(of: last))}"#
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Whole numbers below 2⁵³ are exact.
    return Int(exactly: number).flatMap { $0.magnitude < 1 << 53 ? String($0) : nil }
      ?? number.description
  }

  private static func escaped(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
