import SDL
import Settings
import Sound
import TimerCore

/// What tells the end of a run to the ear.
final class Bell {
  private let player: Player
  private let sound: SoundSource
  private let times: Int

  /// How long before a sound is due its device is opened, which takes some a second.
  private static let lead = Duration.seconds(2)

  /// Creates the bell that options ask for; nil is silence.
  ///
  /// Throws `SoundError` for a file that can't be used.
  init?(_ options: SoundOptions) throws(SoundError) {
    switch options.sound {
    case .none: return nil
    case .tune(let name): sound = .tune(Tune(name))
    case .file(let path): sound = .clip(try Self.load(path))
    }
    guard let player = Player(complain: Output.complain) else { return nil }
    (self.player, times) = (player, options.times)
  }

  private static func load(_ path: String) throws(SoundError) -> SoundClip {
    try muted { () throws(SoundError) in try SoundClip.load(path) }
  }

  deinit {
    player.end()
  }

  /// Sees to it that the next end of a run will be heard, as the desk says now.
  func follow(_ desk: Desk, at now: BootInstant) {
    player.setGain(desk.loudness?.gain ?? 0)
    let end = nextEnd(desk, after: now).flatMap { $0 - now <= Self.lead ? $0 : nil }
    player.plan(sound, due: end?.sinceBoot, times: times, at: now.sinceBoot)
  }

  /// Returns when it has to be followed again, should nothing happen.
  func nextChange(_ desk: Desk, after now: BootInstant) -> BootInstant? {
    nextEnd(desk, after: now).map { $0 - Self.lead }.flatMap { $0 > now ? $0 : nil }
  }

  private func nextEnd(_ desk: Desk, after now: BootInstant) -> BootInstant? {
    desk.loudness?.isAudible ?? false ? desk.timers.nextEnd(after: now) : nil
  }

  /// Rings for a run that has ended, unless that was heard coming.
  func ring(_ desk: Desk, due: BootInstant, at now: BootInstant) {
    guard desk.loudness?.isAudible ?? false else { return }
    player.setGain(desk.loudness?.gain ?? 0)
    player.play(sound, due: due.sinceBoot, times: times, at: now.sinceBoot)
  }

  /// Silences it at once.
  func silence() { player.silence() }

  /// Silences it and lets go of the device.
  func end() { player.end() }
}

extension Tune {
  /// Creates the tune of a name.
  fileprivate init(_ name: TuneName) {
    self =
      switch name {
      case .chime: .chime
      case .bell: .bell
      case .beep: .beep
      }
  }
}
