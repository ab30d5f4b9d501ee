import Foundation

/// A value of JSON, or what is missing in its place.
struct Figures {
  private let value: Any?

  init(_ value: Any?) {
    self.value = value
  }

  subscript(names: String...) -> Figures {
    Figures(names.reduce(value) { ($0 as? [String: Any])?[$1] })
  }

  var number: Double? { value as? Double }
  var truth: Bool? { value as? Bool }
  var text: String? { value as? String }
  var list: [Figures] { (value as? [Any] ?? []).map(Figures.init) }
  /// Whether it is there, and is null.
  var isNull: Bool { value is NSNull }
}
