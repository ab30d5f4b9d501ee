/// A sound in memory: stereo, at the rate at which everything is played.
public final class SoundClip: Sendable {
  /// Left and right in turn.
  let samples: [Int16]

  /// Frames a second.
  public static let rate = 48_000
  /// The length of the longest sound that is read.
  public static let longestSeconds = 300

  /// Creates a sound from left and right samples in turn.
  public init(_ samples: [Int16]) {
    self.samples = samples
  }

  /// How many pairs of samples it has.
  public var frameCount: Int { samples.count / 2 }

  /// How long it is.
  public var length: Duration { .seconds(Double(frameCount) / Double(Self.rate)) }

  /// Returns the larger of a frame's two samples, without its sign, 0…1.
  public func level(ofFrame frame: Int) -> Double {
    Double(max(samples[2 * frame].magnitude, samples[2 * frame + 1].magnitude)) / 32_768
  }
}
