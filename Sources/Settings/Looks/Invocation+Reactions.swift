import TimerCore
public import Views

extension Invocation {
  /// The looks that its reactions make, each alone.
  public var reactedLooks: [Look] {
    var made: [Look] = []
    for reaction in reactions?.reactions ?? [] {
      var changed = looks
      if case .absolute(let value) = reaction.change,
        (try? changed.set(reaction.look, to: value)) != nil
      {
        made.append(changed.look)
      }
    }
    return made
  }
}
