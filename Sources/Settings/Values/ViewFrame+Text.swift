public import Views

extension ViewFrame {
  /// Creates a frame from `X,Y,WIDTH,HEIGHT`, each in points or as a share: `10%,20,80%,60`.
  ///
  /// The left and top edge may lie outside the window; width and height are above 0.
  ///
  /// - Throws: ``ValueError`` that names the part that can't be read.
  public init(text: String) throws(ValueError) {
    let advice = "give left,top,width,height in points or shares, like 10%,20,80%,60"
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else {
      throw ValueError("\(quoted(text)) has \(parts.count) of 4 parts", advice: advice)
    }
    var lengths: [Length] = []
    for (index, part) in parts.enumerated() {
      let least = index < 2 ? -Length.largest : 0
      do { lengths.append(try Length(text: part, atLeast: least)) } catch {
        throw ValueError(error.reason, advice: advice)
      }
    }
    guard lengths[2].isPositive, lengths[3].isPositive else {
      throw ValueError("\(quoted(text)) has no width or no height", advice: advice)
    }
    self.init(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }
}

extension Length {
  /// Whether the length is above 0.
  var isPositive: Bool {
    switch self {
    case .points(let points): points > 0
    case .share(let share): share > 0
    case .suited, .sum: true
    }
  }
}
