/// A sound while it is heard.
struct Voice {
  let cue: Cue
  private var frame = 0
  /// How loud it is, 0…1.
  private var level: Float
  private var isFading = false

  /// The frames in which loudness goes its whole way: 5 ms, so that nothing clicks.
  private static let way = Float(SoundClip.rate / 200)

  init(_ cue: Cue, level: Float) {
    (self.cue, self.level) = (cue, level)
  }

  /// Lets it fade away.
  mutating func fade() { isFading = true }

  var hasEnded: Bool { frame >= cue.frameCount || isFading && level <= 0 }

  /// Returns its next pair of samples, on its way to a loudness; nil once it has ended.
  mutating func next(_ gain: Float) -> SIMD2<Float>? {
    let target = isFading ? 0 : gain
    level += min(max(target - level, -1 / Self.way), 1 / Self.way)
    guard !hasEnded else { return nil }
    defer { frame += 1 }
    guard let place = cue.place(ofFrame: frame) else { return .zero }
    let samples = cue.clip.samples
    return SIMD2(Float(samples[2 * place]), Float(samples[2 * place + 1])) * (level / 32_768)
  }
}
