/// Where a level line lies inside a shape: disjoint intervals in order.
///
/// With these the reference knows the covered length of a pixel's row exactly; only from one line to the next it
/// takes samples.
struct Spans {
  private(set) var intervals: [(Double, Double)]

  static let nothing = Spans(intervals: [])
  static let everything = Spans(intervals: [(-.infinity, .infinity)])

  private init(intervals: [(Double, Double)]) {
    self.intervals = intervals
  }

  init(from: Double, to: Double) {
    intervals = from < to ? [(from, to)] : []
  }

  func intersection(_ other: Spans) -> Spans {
    var result: [(Double, Double)] = []
    for a in intervals {
      for b in other.intervals where max(a.0, b.0) < min(a.1, b.1) {
        result.append((max(a.0, b.0), min(a.1, b.1)))
      }
    }
    return Spans(intervals: result.sorted { $0.0 < $1.0 })
  }

  var complement: Spans {
    var result: [(Double, Double)] = []
    var from = -Double.infinity
    for interval in intervals {
      if from < interval.0 { result.append((from, interval.0)) }
      from = interval.1
    }
    if from < .infinity { result.append((from, .infinity)) }
    return Spans(intervals: result)
  }

  func union(_ other: Spans) -> Spans {
    complement.intersection(other.complement).complement
  }

  func subtracting(_ other: Spans) -> Spans {
    intersection(other.complement)
  }
}
