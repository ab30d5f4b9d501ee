/// Figures in columns: the first flush left, the others flush right.
struct TextTable: CustomStringConvertible {
  let title: String
  let head: [String]
  var rows: [[String]] = []

  var description: String {
    let lines = [head] + rows
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let texts = lines.map { cells in
      cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + space : space + cells[column]
      }.joined(separator: "   ")
    }
    return ([title] + texts).joined(separator: "\n")
  }

  /// Returns a number with so many digits after the point; a dash where there is none.
  static func cell(_ number: Double?, digits: Int = 2) -> String {
    guard let number, number.isFinite else { return "–" }
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((abs(number) * Double(scale)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    if digits == 0 { return "\(sign)\(scaled)" }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(scaled / scale).\(zeros)\(fraction)"
  }
}
