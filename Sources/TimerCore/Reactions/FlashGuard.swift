/// The guard that nothing flashes more than three times within any second.
///
/// The limit is that of WCAG 2.2, success criterion 2.3.1. Reactions that begin at one moment are one
/// flash, whatever looks they change; what stays for good is none.
struct FlashGuard: Hashable {
  /// The number of flashes allowed within one second.
  static let limit = 3

  /// What is left when the first of four flashes begins that lie closest together.
  private let closest: Duration?
  /// The time from the first to the last of those four; nil if there are fewer.
  private let span: Duration?

  /// Where four flashes begin within a second at normal speed; nil if they nowhere do.
  var violation: Duration? { allows(percent: 100) ? nil : closest }

  init(_ reactions: [Reaction], steady: Bool) {
    let levels = FlashGuard.levels(of: reactions, steady: steady).sorted(by: >)
    let spans = zip(levels, levels.dropFirst(FlashGuard.limit)).map { ($0, $0 - $1) }
    let narrowest = spans.min { $0.1 < $1.1 }
    closest = narrowest?.0
    span = narrowest?.1
  }

  /// Returns whether the limit is kept when time passes at a speed in percent of the normal one.
  func allows(percent: Int) -> Bool {
    span.map { $0 * 100 >= .seconds(1) * percent } ?? true
  }

  /// Returns what is left when flashes begin; of what comes each second only some, next to the others.
  private static func levels(of reactions: [Reaction], steady: Bool) -> Set<Duration> {
    var levels: Set<Duration> = []
    var repeats: Duration?
    for reaction in reactions where reaction.isPassing {
      switch reaction.moment {
      case .at(let level), .below(let level): levels.insert(level)
      case .zero: levels.insert(.zero)
      case .everySecond(let within):
        if !steady { repeats = max(repeats ?? .zero, within ?? .longest) }
      }
    }
    guard let repeats else { return levels }
    for level in levels.union([.zero]) {
      // Four flashes one of which is this one lie within four seconds of it.
      let near =
        max(0, level.wholeSecondsDown - limit - 1)...max(0, level.wholeSecondsUp + limit + 1)
      levels.formUnion(near.map { Duration.seconds($0) }.filter { $0 <= repeats })
    }
    return levels
  }
}
