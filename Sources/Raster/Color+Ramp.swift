extension Color {
  /// Returns the colour at a place, 0…1, on a straight way through colours evenly spread.
  public static func ramp(_ colors: [Color], at place: Double) -> Color {
    guard let first = colors.first, let last = colors.last else { return .clear }
    let along = min(1, max(0, place)) * Double(colors.count - 1)
    let index = Int(along)
    guard index + 1 < colors.count else { return place <= 0 ? first : last }
    let (a, b, share) = (colors[index], colors[index + 1], along - Double(index))
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return Color(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha))
  }
}
