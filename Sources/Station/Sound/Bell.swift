import SDL
import Settings
import Sound
import TimerCore

/// What tells the end of a run to the ear.
final class Bell {
  private let player: Player
  private let options: SoundOptions
  private let language: Language
  /// What is heard before anything is said.
  private let sounds: [SoundSource]
  /// What is heard at thresholds.
  private let others: [SoundChoice: SoundSource]
  /// How long before a sound is due it is prepared: a device takes some time to open, and espeak-ng to begin.
  private let lead: Duration

  /// Creates the bell that options ask for; nil is silence.
  ///
  /// - Parameter onFault: is told of each file that can't be used; unless it throws, that is not heard.
  init?(
    _ options: SoundOptions, in language: Language, onFault: (Supplies.Fault) throws -> Void
  ) throws {
    self.language = language
    sounds = try Self.source(options.sound, onFault: onFault).map { [$0] } ?? []
    var others: [SoundChoice: SoundSource] = [:]
    for choice in options.thresholdSounds {
      others[choice] = try Self.source(choice, onFault: onFault)
    }
    self.others = others
    lead = .seconds(options.speaks || options.thresholdsSpeak ? 5 : 2)
    self.options = options
    guard !options.isSilent, let player = Player(complain: Output.complain) else { return nil }
    self.player = player
  }

  private static func source(
    _ choice: SoundChoice, onFault: (Supplies.Fault) throws -> Void
  ) throws -> SoundSource? {
    switch choice {
    case .none: return nil
    case .tune(let name): return .tune(Tune(name))
    case .file(let path):
      do { return .clip(try load(path)) } catch {
        try onFault(Supplies.Fault(name: path, error: error))
        return nil
      }
    }
  }

  /// Returns what is heard at the end of a run with a title, or at a threshold.
  private func sound(_ end: RunEnd?) -> SoundSource {
    if let threshold = end?.threshold {
      let choice = threshold.sound.flatMap { try? SoundChoice(text: $0) }
      let said = threshold.speech.map { [SoundSource.speech($0, language: language.code)] } ?? []
      return .sequence((choice.flatMap { others[$0] }.map { [$0] } ?? []) + said)
    }
    let sounds = end?.sound.map { choice in others[choice].map { [$0] } ?? [] } ?? self.sounds
    guard options.speaks else { return .sequence(sounds) }
    return .sequence(
      sounds + [
        .speech(
          "\(end?.title.map { "\($0). " } ?? "")\(language[.timesUp]).", language: language.code)
      ])
  }

  /// Returns how often it is heard.
  private func times(_ end: RunEnd?) -> Int { end?.threshold == nil ? options.times : 1 }

  private static func load(_ path: String) throws(SoundError) -> SoundClip {
    try muted { () throws(SoundError) in try SoundClip.load(path) }
  }

  deinit {
    player.end()
  }

  /// Sees to it that the next end of a run will be heard, as the desk says now.
  func follow(_ desk: Desk, at now: BootInstant) {
    player.setGain(desk.loudness?.gain ?? 0)
    let next = nextEnd(desk, after: now).flatMap { $0.at - now <= lead ? $0 : nil }
    player.plan(
      sound(next), due: next?.at.sinceBoot, times: times(next), at: now.sinceBoot)
  }

  /// Returns when it has to be followed again, should nothing happen.
  func nextChange(_ desk: Desk, after now: BootInstant) -> BootInstant? {
    nextEnd(desk, after: now).map { $0.at - lead }.flatMap { $0 > now ? $0 : nil }
  }

  private func nextEnd(_ desk: Desk, after now: BootInstant) -> RunEnd? {
    desk.loudness?.isAudible ?? false ? desk.timers.nextEnd(after: now) : nil
  }

  /// Rings for a run that has ended, unless that was heard coming.
  func ring(_ desk: Desk, due: RunEnd, at now: BootInstant) {
    guard desk.loudness?.isAudible ?? false else { return }
    player.setGain(desk.loudness?.gain ?? 0)
    player.play(sound(due), due: due.at.sinceBoot, times: times(due), at: now.sinceBoot)
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
