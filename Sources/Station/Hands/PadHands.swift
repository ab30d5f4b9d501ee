import SDL
import TimerCore

/// What is held on the gamepads: sticks become pushes with a dead zone, and what adds repeats while it is held.
struct PadHands {
  /// Something held, and when it counts again.
  private struct Held: Equatable {
    let pad: PadID
    let binding: Binding
    /// nil while another window has the keys.
    var again: BootInstant?
  }

  private var held: [Held] = []

  /// A stick that is pushed beyond the first counts, and one that is back below the second counts no more.
  private static let (pushed, released) = (0.6, 0.4)
  /// How long something is held before it counts again, and then from one time to the next.
  private static let (patience, rhythm) = (Duration.milliseconds(450), Duration.milliseconds(110))

  /// Returns what an event pushes anew.
  mutating func take(_ event: PadEvent, at now: BootInstant) -> Binding? {
    switch event {
    case .added, .strangerAdded, .strangerButton: return nil
    case .removed(let pad):
      held.removeAll { $0.pad == pad }
      return nil
    case .button(let pad, let button, let isDown):
      return set(.button(button), of: pad, isDown: isDown, at: now)
    case .axis(let pad, let axis, let position):
      var pushed: Binding?
      for isPositive in [true, false] {
        let binding = Binding.axis(axis, isPositive: isPositive)
        let way = isPositive ? position : -position
        if way > Self.pushed {
          pushed = set(binding, of: pad, isDown: true, at: now) ?? pushed
        } else if way < Self.released {
          _ = set(binding, of: pad, isDown: false, at: now)
        }
      }
      return pushed
    }
  }

  /// Lets nothing that is held count again until it is pushed anew, as when another window gets what hands do.
  mutating func releaseAll() {
    for index in held.indices { held[index].again = nil }
  }

  private mutating func set(
    _ binding: Binding, of pad: PadID, isDown: Bool, at now: BootInstant
  ) -> Binding? {
    let index = held.firstIndex { $0.pad == pad && $0.binding == binding }
    guard isDown else {
      if let index { held.remove(at: index) }
      return nil
    }
    guard index == nil else { return nil }
    held.append(Held(pad: pad, binding: binding, again: now + Self.patience))
    return binding
  }

  /// Returns what is held and counts again until `now`, each once; `isRepeated` says what may.
  mutating func repeated(at now: BootInstant, where isRepeated: (Binding) -> Bool) -> [Binding] {
    var due: [Binding] = []
    for index in held.indices where isRepeated(held[index].binding) {
      guard let again = held[index].again, again <= now else { continue }
      due.append(held[index].binding)
      // After a stall the rhythm begins anew.
      held[index].again = now + Self.rhythm
    }
    return due
  }

  /// Returns when something that is held counts again.
  func nextChange(where isRepeated: (Binding) -> Bool) -> BootInstant? {
    held.filter { isRepeated($0.binding) }.compactMap(\.again).min()
  }
}
