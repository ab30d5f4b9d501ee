/// A sound and when it is to be heard.
struct Cue: Sendable {
  let clip: SoundClip
  /// When its first sample is to be heard, on the boot clock.
  let due: Duration
  /// How often it is heard, one right after the other but for a pause.
  let times: Int

  /// The frames of silence between two times.
  private static let pause = SoundClip.rate / 2

  init(_ clip: SoundClip, due: Duration, times: Int = 1) {
    (self.clip, self.due, self.times) = (clip, due, times)
  }

  /// How many frames it takes in all.
  var frameCount: Int {
    times * clip.frameCount + max(0, times - 1) * Self.pause
  }

  /// Returns the place in the clip of a frame of the whole; nil in a pause.
  func place(ofFrame frame: Int) -> Int? {
    let place = frame % (clip.frameCount + Self.pause)
    return place < clip.frameCount ? place : nil
  }
}
