public import Views

extension Margins {
  /// Creates margins from `TOP,RIGHT,BOTTOM,LEFT`, each in points or as a share: `3%,20,3%,20`.
  ///
  /// - Throws: ``ValueError`` that names the part that can't be read.
  public init(text: String) throws(ValueError) {
    let advice = "give top,right,bottom,left in points or shares, like 3%,20,3%,20"
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else {
      throw ValueError("\(quoted(text)) has \(parts.count) of 4 parts", advice: advice)
    }
    var sides: [Length] = []
    for part in parts {
      do { sides.append(try Self.side(part)) } catch {
        throw ValueError(error.reason, advice: advice)
      }
    }
    self.init(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }

  /// Creates margins that are alike on all sides, from one of them: `3%`, `20`.
  public init(side text: String) throws(ValueError) {
    self.init(try Self.side(text))
  }

  /// The largest margin as a share of its side; points are cut to it, as they depend on the screen.
  private static let largestShare = 0.4

  private static func side(_ text: String) throws(ValueError) -> Length {
    let advice = "give points like 20, or a share like 3%"
    let length: Length
    do { length = try Length(text: text) } catch {
      throw ValueError(error.reason, advice: advice)
    }
    if case .share(let share) = length, share > largestShare {
      throw ValueError("\(quoted(text)) is more than 40% of a side", advice: advice)
    }
    return length
  }
}
