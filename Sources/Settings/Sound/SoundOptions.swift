public import TimerCore

/// What is heard of a display.
public struct SoundOptions: Hashable, Sendable {
  public var sound = SoundChoice.tune(.chime)
  /// In percent.
  public var volume = 80
  /// How often the sound at the end is heard, unless something stops it.
  public var times = 1
  public var isMuted = false
  /// Whether the end is said, too.
  public var speaks = false

  /// What is heard at thresholds.
  public var thresholdSounds: Set<SoundChoice> = []
  /// Whether anything is said at thresholds.
  public var thresholdsSpeak = false

  /// Whether there is nothing to be heard.
  public var isSilent: Bool {
    sound == .none && !speaks && thresholdSounds.isEmpty && !thresholdsSpeak
  }

  public init() {}

  /// Notes what is heard at thresholds; what can't be read of it is left out.
  public mutating func note(_ thresholds: [Threshold]) {
    for threshold in thresholds {
      if let sound = threshold.sound.flatMap({ try? SoundChoice(text: $0) }), sound != .none {
        thresholdSounds.insert(sound)
      }
      if threshold.speech != nil { thresholdsSpeak = true }
    }
  }
}

/// Which sound tells the end.
public enum SoundChoice: Hashable, Sendable {
  case none
  case tune(TuneName)
  case file(String)

  /// Creates the sound that a text names: a tune, a file or none.
  ///
  /// Throws ``ValueError`` for an empty text.
  public init(text: String) throws(ValueError) {
    self = try ValueSyntax.sound.read(text)
  }
}

/// The sounds that need no file.
public enum TuneName: String, CaseIterable, Hashable, Sendable {
  case chime, bell, beep
}
