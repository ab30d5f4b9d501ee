import Glibc

/// A sound that needs no file: it is computed, from strokes on bells.
public enum Tune: Hashable, Sendable {
  /// Three soft bells, one after the other.
  case chime
  /// A large bell, once.
  case bell
  /// Two short tones.
  case beep

  /// The sound's samples.
  public var clip: SoundClip {
    var sheet = Sheet(seconds: seconds)
    for stroke in strokes { sheet.add(stroke) }
    return sheet.clip(peak: self == .beep ? 0.4 : 0.6)
  }

  private var seconds: Double {
    switch self {
    case .chime: 2.4
    case .bell: 3.6
    case .beep: 0.4
    }
  }

  private var strokes: [Stroke] {
    switch self {
    case .chime:
      // D, F sharp and A, each a little farther to the right.
      [(0, 587.33, -0.3), (0.16, 739.99, 0), (0.32, 880, 0.3)].map { (time, pitch, side) in
        Stroke(time: time, pitch: pitch, side: side, partials: Self.glass)
      }
    case .bell:
      [Stroke(time: 0, pitch: 329.63, side: 0, partials: Self.bronze)]
    case .beep:
      [0, 0.2].map { Stroke(time: $0, pitch: 880, side: 0, partials: Self.tone, end: $0 + 0.12) }
    }
  }

  private static let glass = [
    Partial(ratio: 1, level: 1, decay: 0.55), Partial(ratio: 2, level: 0.35, decay: 0.35),
    Partial(ratio: 2.99, level: 0.12, decay: 0.2), Partial(ratio: 5.2, level: 0.05, decay: 0.08),
  ]

  /// As founders tune a bell: hum, prime, tierce, quint, nominal and those above.
  private static let bronze = [
    Partial(ratio: 0.5, level: 0.6, decay: 1.4), Partial(ratio: 1, level: 0.8, decay: 0.9),
    Partial(ratio: 1.2, level: 0.5, decay: 0.75), Partial(ratio: 1.5, level: 0.25, decay: 0.5),
    Partial(ratio: 2, level: 0.7, decay: 0.55), Partial(ratio: 2.51, level: 0.2, decay: 0.3),
    Partial(ratio: 3.01, level: 0.2, decay: 0.25), Partial(ratio: 4.17, level: 0.12, decay: 0.15),
  ]

  private static let tone = [
    Partial(ratio: 1, level: 1, decay: 10), Partial(ratio: 2, level: 0.1, decay: 10),
  ]
}

/// One of the tones that make a sound's colour.
private struct Partial {
  /// Its frequency as a multiple of the pitch.
  let ratio: Double
  let level: Double
  /// The seconds in which it falls to a third or so.
  let decay: Double
}

private struct Stroke {
  /// When it comes, in seconds.
  let time: Double
  /// In hertz.
  let pitch: Double
  /// −1 is left, 1 is right.
  let side: Double
  let partials: [Partial]
  /// When it is damped, in seconds; nil is never.
  var end: Double?
}

/// What strokes are added up on.
private struct Sheet {
  private var left: [Float]
  private var right: [Float]
  private static let rate = Double(SoundClip.rate)
  /// Seconds in which a stroke rises and a damped one falls: too soon to be heard as such, but without a click.
  private static let edge = 0.003

  init(seconds: Double) {
    left = Array(repeating: 0, count: Int(seconds * Self.rate))
    right = left
  }

  mutating func add(_ stroke: Stroke) {
    let first = Int(stroke.time * Self.rate)
    let last = min(left.count, stroke.end.map { Int($0 * Self.rate) } ?? left.count)
    let edge = Int(Self.edge * Self.rate)
    let (toLeft, toRight) = (Float(1 - stroke.side) / 2, Float(1 + stroke.side) / 2)
    for partial in stroke.partials {
      // A vector that turns and shrinks from sample to sample.
      let turn = 2 * Double.pi * stroke.pitch * partial.ratio / Self.rate
      let shrink = exp(-1 / (partial.decay * Self.rate))
      let (c, s) = (cos(turn) * shrink, sin(turn) * shrink)
      var (x, y) = (partial.level, 0.0)
      for frame in first..<last {
        let gain = Double(min(edge, frame - first, last - frame)) / Double(edge)
        let value = Float(y * gain)
        left[frame] += value * toLeft
        right[frame] += value * toRight
        (x, y) = (x * c - y * s, x * s + y * c)
      }
    }
  }

  /// Returns the sound with its loudest sample at `peak`, faded out at its end.
  func clip(peak: Float) -> SoundClip {
    let loudest = max(left.map(abs).max() ?? 0, right.map(abs).max() ?? 0, 1e-9)
    let fade = min(left.count, SoundClip.rate / 4)
    var samples: [Int16] = []
    samples.reserveCapacity(left.count * 2)
    for frame in left.indices {
      let scale = peak / loudest * 32_767 * Float(min(fade, left.count - 1 - frame)) / Float(fade)
      samples.append(Int16(left[frame] * scale))
      samples.append(Int16(right[frame] * scale))
    }
    return SoundClip(samples)
  }
}
