/// What a device is fed with: silence, and from its instant on a sound.
///
/// A value that knows no device and no clock; the newest sound that is due takes the place of the one before.
struct Mixer: Sendable {
  private var sounding: (cue: Cue, frame: Int)?
  private var cues: [Cue] = []
  /// When all that was handed out will have been heard; nil before anything was.
  private var heardUntil: Duration?
  /// How loud it is, 0…1, and how loud it is to be.
  private var level: Float = 1
  private var gain: Float = 1
  private var isFading = false
  /// When the sound was due that began last.
  private(set) var lastBegun: Duration?

  /// The frames in which the loudness goes its whole way: 5 ms, so that nothing clicks.
  private static let fade = Float(SoundClip.rate / 200)

  /// Whether nothing sounds, or is to.
  var isIdle: Bool { sounding == nil && cues.isEmpty }

  /// Adds a sound.
  mutating func add(_ cue: Cue) {
    cues.append(cue)
    cues.sort { $0.due < $1.due }
  }

  /// Sets how loud it is to be, 0…1.
  mutating func setGain(_ gain: Float) {
    self.gain = gain
    if sounding == nil { level = gain }
  }

  /// Lets what sounds fade away, and forgets what was to.
  mutating func silence() {
    cues = []
    isFading = sounding != nil
  }

  /// Forgets what is due after `now`, though its beginning may be on its way to the device.
  mutating func withdraw(after now: Duration) {
    cues.removeAll { $0.due > now }
    if let sounding, sounding.cue.due > now { isFading = true }
  }

  /// Returns whether a sound that is due then sounds, or is to.
  func contains(_ isMeant: (Duration) -> Bool) -> Bool {
    cues.contains { isMeant($0.due) } || lastBegun.map(isMeant) ?? false
  }

  /// Forgets the device: another one is fed from now on.
  mutating func changeDevice() {
    (sounding, heardUntil, isFading) = (nil, nil, false)
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
      let (left, right) = nextFrame()
      buffer[2 * frame] = left
      buffer[2 * frame + 1] = right
    }
  }

  private mutating func begin(_ cue: Cue) {
    (sounding, lastBegun) = ((cue, 0), cue.due)
    (isFading, level) = (false, gain)
  }

  private mutating func nextFrame() -> (Float, Float) {
    guard let (cue, frame) = sounding, frame < cue.frameCount else {
      sounding = nil
      return (0, 0)
    }
    let target = isFading ? 0 : gain
    level += min(max(target - level, -1 / Self.fade), 1 / Self.fade)
    if isFading, level <= 0 {
      (sounding, isFading) = (nil, false)
      return (0, 0)
    }
    sounding?.frame += 1
    guard let place = cue.place(ofFrame: frame) else { return (0, 0) }
    let scale = level / 32_768
    return (
      Float(cue.clip.samples[2 * place]) * scale, Float(cue.clip.samples[2 * place + 1]) * scale
    )
  }
}
