/// Something that can be heard.
public enum SoundSource: Sendable {
  case tune(Tune)
  case clip(SoundClip)
  /// A text that is said.
  case speech(String)
  /// One after the other.
  case sequence([SoundSource])

  /// Returns its samples; a text that can't be said is left out, and `tell` is called.
  func clip(whereUnsaid tell: () -> Void) -> SoundClip {
    switch self {
    case .tune(let tune): return tune.clip
    case .clip(let clip): return clip
    case .speech(let text):
      if let clip = Speech.clip(text) { return clip }
      tell()
      return SoundClip([])
    case .sequence(let sources):
      return SoundClip(sources.flatMap { $0.clip(whereUnsaid: tell).samples })
    }
  }
}
