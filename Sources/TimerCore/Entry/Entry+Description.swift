extension Entry: CustomStringConvertible {
  /// The entry in the form that reads back as the same entry, whatever a bare number counts.
  ///
  /// | entry | text |
  /// |---|---|
  /// | 70 min, “wash car” | `1h10m wash car` |
  /// | 2 s, “5 min” | `0:00:02 5 min`, since a title would join `2s` |
  /// | 18:30, “tea” | `until 18:30:00 tea` |
  /// | 18:30, “UTC” | `until 18:30:00, UTC`, since the comma ends the moment |
  public var description: String {
    let plain = time
    guard let title else { return plain }
    let text = "\(plain) \(title)"
    if (try? Entry.parse(text, bareNumber: .seconds)) == self { return text }
    return "\(closedTime) \(title)"
  }

  private var time: String {
    switch self {
    case .countdown(let length, _): length.entryText
    case .until(let target, _): target.description
    case .up(let limit, _): "up" + (limit.map { " \($0.entryText)" } ?? "")
    case .since(let target, _): "since \(target.words)"
    }
  }

  /// The time in a form that nothing behind it can join.
  private var closedTime: String {
    switch self {
    case .countdown(let length, _): length.clockText
    case .until(let target, _): target.description + ","
    case .up(let limit, _): "up" + (limit.map { " \($0.clockText)" } ?? "")
    case .since(let target, _): "since \(target.words),"
    }
  }
}
