public import Views

extension Length {
  /// The largest length that is accepted, in points; a share may be a hundred views' heights.
  static let largest = 65_536.0

  /// Creates a length from `10`, `10pt` (points) or `8%` (a share of the view's height).
  ///
  /// | text | is |
  /// |---|---|
  /// | `10`, `10pt`, `10.0` | 10 points |
  /// | `8%` | a share of 0.08 |
  /// | `10px`, `1e3`, `nan`, `` | refused |
  ///
  /// - Throws: ``ValueError`` when the text is no length, below `least` or above 65536 points or 10000 %.
  public init(text: String, atLeast least: Double = 0) throws(ValueError) {
    let advice = "give points like 10 or 10pt, or a share of the height like 8%"
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text.hasSuffix("pt") ? text.dropLast(2) : text[...]
    guard let number = decimal(digits) else {
      throw ValueError("\(quoted(text)) is not a length", advice: advice)
    }
    let most = isShare ? 10_000 : Self.largest
    guard number >= least else {
      let bound = least == 0 ? "negative" : "too small"
      throw ValueError("the length \(quoted(text)) is \(bound)", advice: advice)
    }
    guard number <= most else {
      throw ValueError("the length \(quoted(text)) is too large", advice: advice)
    }
    self = isShare ? .share(number / 100) : .points(number)
  }
}
