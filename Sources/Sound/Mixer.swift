/// What a device is fed with: silence, and from its instant on a sound.
///
/// A value that knows no device and no clock; a sound that begins takes the place of the one before.
struct Mixer {
  /// The sound that is heard, and those that fade away under it.
  private var voices: [Voice] = []
  private var cues: [Cue] = []
  /// When all that was handed out will have been heard; nil before anything was.
  private var heardUntil: Duration?
  private(set) var gain: Float = 1
  /// When the sound was due that began last.
  private(set) var lastBegun: Duration?

  /// Whether nothing sounds, or is to.
  var isIdle: Bool { voices.isEmpty && cues.isEmpty }

  /// Adds a sound.
  mutating func add(_ cue: Cue) {
    cues.append(cue)
    cues.sort { $0.due < $1.due }
  }

  /// Sets how loud it is to be, 0…1.
  mutating func setGain(_ gain: Float) { self.gain = gain }

  /// Lets what sounds fade away, and forgets what was to.
  mutating func silence() {
    cues = []
    fade { _ in true }
  }

  /// Forgets what is due after `now`, though its beginning may be on its way to the device.
  mutating func withdraw(after now: Duration) {
    cues.removeAll { $0.due > now }
    fade { $0.due > now }
  }

  private mutating func fade(where isMeant: (Cue) -> Bool) {
    for index in voices.indices where isMeant(voices[index].cue) { voices[index].fade() }
  }

  /// Returns whether a sound that is due then is to be heard, or was the last that began.
  func contains(_ isMeant: (Duration) -> Bool) -> Bool {
    cues.contains { isMeant($0.due) } || lastBegun.map(isMeant) ?? false
  }

  /// Forgets the device: another one is fed from now on.
  mutating func changeDevice() {
    (voices, heardUntil) = ([], nil)
  }

  /// Fills a device's next buffer with pairs of samples.
  ///
  /// It is heard once what was handed out before has been heard, at the earliest now. That a device asks ahead of
  /// time is its latency, which is so taken off.
  mutating func fill(_ buffer: UnsafeMutableBufferPointer<Float>, at now: Duration) {
    let rate = Double(SoundClip.rate)
    let count = buffer.count / 2
    let start = max(heardUntil ?? now, now)
    heardUntil = start + .seconds(Double(count) / rate)
    for frame in 0..<count {
      if let next = cues.first, next.due - start <= .seconds(Double(frame) / rate) {
        begin(cues.removeFirst())
      }
      let pair = nextPair()
      buffer[2 * frame] = pair.x
      buffer[2 * frame + 1] = pair.y
    }
  }

  private mutating func begin(_ cue: Cue) {
    fade { _ in true }
    voices.append(Voice(cue, level: gain))
    lastBegun = cue.due
  }

  private mutating func nextPair() -> SIMD2<Float> {
    var sum = SIMD2<Float>.zero
    var hasEnded = false
    for index in voices.indices {
      guard let pair = voices[index].next(gain) else {
        hasEnded = true
        continue
      }
      sum += pair
    }
    if hasEnded { voices.removeAll { $0.hasEnded } }
    return sum
  }
}
