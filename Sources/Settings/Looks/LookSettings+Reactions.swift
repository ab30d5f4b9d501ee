import Raster
public import TimerCore
public import Views

extension LookSettings {
  /// Returns the look that reactions in force make of it, one after the other.
  ///
  /// What a look that was changed since doesn't take is left out.
  public func look(with active: [ReactionSet.Active]) -> Look {
    guard !active.isEmpty else { return look }
    var changed = self
    for reaction in active { try? changed.react(reaction) }
    return changed.look
  }

  private mutating func react(_ active: ReactionSet.Active) throws(ValueError) {
    switch active.change {
    case .absolute(let value): try set(active.look, to: value)
    case .relative(let change): try add(change, to: active.look)
    case .random: try set(active.look, to: active.randomColor.text)
    }
  }

  /// Throws ``ValueError`` for a reaction that would change nothing.
  func check(_ reaction: Reaction) throws(ValueError) {
    guard reaction.look != OptionTable.barMode else {
      throw ValueError(
        "bar-mode can't change while the timer runs", advice: "give it once, as --bar-mode")
    }
    var trial = self
    switch reaction.change {
    case .absolute(let value): try trial.set(reaction.look, to: value)
    case .relative(let change): try trial.add(change, to: reaction.look)
    case .random:
      do { try trial.set(reaction.look, to: Color.white.text) } catch {
        throw ValueError(
          "\(reaction.look) takes no random colour", advice: "give it a value of its own")
      }
    }
  }
}

extension Color {
  /// The colour as it is written in an option, its alpha left out where it is opaque.
  var text: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map { String(0x100 | Int($0), radix: 16).dropFirst() }.joined()
  }
}
