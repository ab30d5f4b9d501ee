/// Something that can be heard.
public enum SoundSource: Sendable {
  case tune(Tune)
  case clip(SoundClip)

  /// Its samples, which a tune is computed for.
  var clip: SoundClip {
    switch self {
    case .tune(let tune): tune.clip
    case .clip(let clip): clip
    }
  }
}
