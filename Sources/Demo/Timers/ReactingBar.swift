import Raster
import TimerCore
import Views

/// A bar that is started with the scene and whose look reacts to the time that is left.
struct ReactingBar {
  let script: TimerScript
  let look: Look
  let reactions: ReactionSet?
  let bar: BarTimer

  /// - Parameter reactions: none of them counts where together they would flash too often.
  init(_ setting: Duration, look: Look, reactions: [Reaction?], in container: Rect, _ space: Space)
  {
    script = TimerScript(setting)
    self.look = look
    self.reactions = try? ReactionSet(reactions.compactMap { $0 })
    bar = BarTimer(
      in: container, total: setting, scale: ThreeBars.scale(in: space), resources: space.resources)
  }

  /// Returns the look at a time since the scene began.
  func look(at time: Duration) -> Look {
    var look = look
    let reading = script.reading(at: time)
    look.apply(reactions?.active(for: reading, at: BootInstant(sinceBoot: time)) ?? [])
    return look
  }

  func layers(at time: Duration) -> [Layer] {
    bar.layers(script.reading(at: time), look: look(at: time))
  }
}
