/// A number as typed: whole digits and perhaps decimals.
struct EntryNumber {
  /// The digits before the decimal sign, nil if they make a number beyond any length.
  let whole: Int?
  /// The digits behind the decimal sign, nine at most.
  let decimals: [Int]

  var isWhole: Bool { decimals.isEmpty }

  /// Returns the length of that many units in nanoseconds, cut off below them; nil if it overflows.
  func nanoseconds(in unit: DurationUnit) -> Int? {
    guard let whole else { return nil }
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit.nanoseconds)
    guard !overflow else { return nil }
    var scale = unit.nanoseconds
    var fraction = 0
    for digit in decimals {
      // Each unit divides by 10 without rest down to the nanosecond.
      scale /= 10
      fraction += digit * scale
    }
    let (sum, tooLarge) = product.addingReportingOverflow(fraction)
    return tooLarge ? nil : sum
  }
}
