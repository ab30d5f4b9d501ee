/// Something that can be heard.
public enum SoundSource: Sendable {
  case tune(Tune)
  case clip(SoundClip)
  /// A text that is said, and the code of its language.
  case speech(String, language: String)
  /// One after the other.
  case sequence([SoundSource])

  /// A text that has no samples: something else has to say it.
  struct Unsaid {
    let text: String
    let language: String
    /// From the beginning of the samples.
    let offset: Duration
  }

  /// Returns its samples, and adds the texts for which there are none.
  func clip(_ unsaid: inout [Unsaid]) -> SoundClip {
    var samples: [Int16] = []
    add(to: &samples, &unsaid)
    return SoundClip(samples)
  }

  private func add(to samples: inout [Int16], _ unsaid: inout [Unsaid]) {
    switch self {
    case .tune(let tune): samples += tune.clip.samples
    case .clip(let clip): samples += clip.samples
    case .speech(let text, let language):
      if let clip = Speech.clip(text, in: language) {
        samples += clip.samples
      } else {
        let offset = SoundClip(samples).length
        unsaid.append(Unsaid(text: text, language: language, offset: offset))
      }
    case .sequence(let sources): for source in sources { source.add(to: &samples, &unsaid) }
    }
  }
}
