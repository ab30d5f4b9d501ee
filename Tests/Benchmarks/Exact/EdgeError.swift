/// How far drawn coverage is from the exact one, in 1/255, over the pixels at edges.
struct EdgeError {
  private(set) var worst = 0.0
  private var sum = 0.0
  private(set) var pixels = 0

  var mean: Double? { pixels == 0 ? nil : sum / Double(pixels) }

  /// Adds a shape: its drawn coverage, 0…255, and the exact one, 0…1.
  mutating func add(_ drawn: [UInt8], exact: [Float]) {
    for (drawn, exact) in zip(drawn, exact) {
      let isEdge = exact > 1e-4 && exact < 1 - 1e-4
      if !isEdge && drawn == (exact < 0.5 ? 0 : 255) { continue }
      let error = abs(Double(drawn) - Double(exact) * 255)
      worst = max(worst, error)
      sum += error
      pixels += 1
    }
  }

  mutating func add(_ other: EdgeError) {
    worst = max(worst, other.worst)
    sum += other.sum
    pixels += other.pixels
  }
}
