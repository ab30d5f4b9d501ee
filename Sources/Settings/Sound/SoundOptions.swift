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

  /// Whether there is nothing to be heard.
  public var isSilent: Bool { sound == .none && !speaks }

  public init() {}
}

/// Which sound tells the end.
public enum SoundChoice: Hashable, Sendable {
  case none
  case tune(TuneName)
  case file(String)
}

/// The sounds that need no file.
public enum TuneName: String, CaseIterable, Hashable, Sendable {
  case chime, bell, beep
}
