/// The order of left-to-right and right-to-left text in one line.
///
/// Follows the Unicode Bidirectional Algorithm (UAX #9) without explicit embeddings, which a label
/// does not need: rules P2, W2 to W7, N1, N2, I1, I2 and L2.
enum TextDirection {
  /// Returns the level of each character: even levels run to the right, odd ones to the left.
  static func levels(of text: [Character]) -> [Int] {
    var kinds = text.map { CharacterKind($0) }
    let base = kinds.first { $0.isStrong }?.direction ?? .left
    settleLetters(&kinds, base: base)
    settleNumbers(&kinds, base: base)
    settleNeutrals(&kinds, base: base)
    return kinds.map { kind in
      switch kind {
      case .left: base == .left ? 0 : 2
      case .number, .arabicNumber: 2
      default: 1
      }
    }
  }

  /// Returns the places of the characters from the left of the line to its right (rule L2).
  static func visualOrder(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Makes numbers after Arabic letters Arabic ones, and all right-to-left letters alike (W2, W3).
  private static func settleLetters(_ kinds: inout [CharacterKind], base: CharacterKind) {
    var strong = base
    for place in kinds.indices {
      if kinds[place].isStrong { strong = kinds[place] }
      if kinds[place] == .number, strong == .arabicLetter { kinds[place] = .arabicNumber }
      if kinds[place] == .arabicLetter { kinds[place] = .right }
    }
  }

  /// Joins separators and signs to their numbers, and numbers to Latin words before them (W4 to W7).
  private static func settleNumbers(_ kinds: inout [CharacterKind], base: CharacterKind) {
    for place in kinds.indices where kinds[place] == .separator {
      let before = place > 0 ? kinds[place - 1] : .neutral
      let after = place + 1 < kinds.count ? kinds[place + 1] : .neutral
      kinds[place] = before == after && before.isNumber ? before : .neutral
    }
    for place in kinds.indices where kinds[place] == .sign {
      let before = place > 0 ? kinds[place - 1] : .neutral
      let after = kinds[place...].first { $0 != .sign } ?? .neutral
      kinds[place] = before == .number || after == .number ? .number : .neutral
    }
    var strong = base
    for place in kinds.indices {
      if kinds[place].isStrong { strong = kinds[place] }
      if kinds[place] == .number, strong == .left { kinds[place] = .left }
    }
  }

  /// Gives what has no direction that of both its neighbours, or else the line's (N1, N2).
  private static func settleNeutrals(_ kinds: inout [CharacterKind], base: CharacterKind) {
    var place = 0
    while place < kinds.count {
      guard kinds[place] == .neutral else {
        place += 1
        continue
      }
      var end = place
      while end < kinds.count, kinds[end] == .neutral { end += 1 }
      let before = place > 0 ? kinds[place - 1].direction : base
      let after = end < kinds.count ? kinds[end].direction : base
      for index in place..<end { kinds[index] = before == after ? before : base }
      place = end
    }
  }
}
