import Settings
import TimerCore

/// How loud a display is, of those that can be heard at all.
struct Loudness: Equatable {
  /// 0…100.
  private(set) var percent: Int
  var isMuted: Bool

  /// Creates what options ask for; nil for a display that makes no sound.
  init?(_ options: SoundOptions) {
    guard !options.isSilent else { return nil }
    (percent, isMuted) = (options.volume, options.isMuted)
  }

  var isAudible: Bool { !isMuted && percent > 0 }

  /// What samples are multiplied by, so that half the percent sound about half as loud.
  var gain: Float {
    guard isAudible else { return 0 }
    let share = Float(percent) / 100
    return share * share
  }

  /// Makes it louder, softer, or so loud; it is heard again then.
  mutating func change(_ change: Command.VolumeChange) {
    switch change {
    case .to(let percent): self.percent = min(100, max(0, percent))
    case .by(let percent): self.percent = min(100, max(0, self.percent + percent))
    }
    isMuted = false
  }

  /// What is told when it has changed.
  func notice(in language: Language) -> String {
    isMuted ? language[.muted] : language[.volume, ["n": String(percent)]]
  }
}
