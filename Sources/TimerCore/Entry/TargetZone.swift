/// The zone that a moment was written in.
public enum TargetZone: Hashable, Sendable {
  /// A zone of the zone files, such as `Europe/Berlin`.
  case named(String)
  /// Clocks that are always so many seconds ahead of UTC, as in `+02:00` or `Z`.
  case fixed(seconds: Int)

  private static let areas: Set<Substring> = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Etc", "Europe",
    "Indian", "Pacific",
  ]

  /// Creates the zone that a word names, or nil if it has not the form of a zone.
  ///
  /// `UTC`, `GMT` and `Z` are UTC; a name begins with an area of the zone files and a slash.
  init?(word: String) {
    if ["UTC", "GMT", "Z"].contains(word) {
      self = .fixed(seconds: 0)
    } else if let slash = word.firstIndex(of: "/"), TargetZone.areas.contains(word[..<slash]),
      word.last != "/"
    {
      self = .named(word)
    } else {
      return nil
    }
  }
}

extension TargetZone: CustomStringConvertible {
  /// The zone as an entry writes it: `Europe/Berlin`, `UTC`, `+02:00`.
  public var description: String {
    switch self {
    case .named(let name): return name
    case .fixed(0): return "UTC"
    case .fixed(let seconds):
      let minutes = Int(seconds.magnitude) / 60
      return (seconds < 0 ? "-" : "+") + (minutes / 60).padded(to: 2) + ":"
        + (minutes % 60).padded(to: 2)
    }
  }
}
