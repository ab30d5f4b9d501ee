import TimerCore
public import Views

extension Invocation {
  /// The looks that its reactions make, each alone.
  public var reactedLooks: [Look] {
    var made = agenda?.looks.values.map(\.look) ?? []
    let changes =
      (reactions?.reactions ?? []).map { ($0.look, $0.change) }
      + (thresholds + (agenda?.thresholds ?? [])).flatMap(\.looks).map { ($0.look, $0.change) }
    for (look, change) in changes {
      var changed = looks
      if case .absolute(let value) = change, (try? changed.set(look, to: value)) != nil {
        made.append(changed.look)
      }
    }
    return made
  }
}
