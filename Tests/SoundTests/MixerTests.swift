import Testing

@testable import Sound

@Suite("What a device is fed with")
struct MixerTests {
  /// A sound of ones, so that its first sample can be found.
  private static let ones = SoundClip(Array(repeating: 16_384, count: 2 * 4800))

  /// Lets a device ask for buffers of 480 frames, each as the last but `ahead` has been heard, and returns what
  /// it plays.
  private func played(
    _ mixer: inout Mixer, buffers: Int, from start: Double = 0, ahead: Int = 2
  ) -> [Float] {
    var heard: [Float] = []
    var buffer = [Float](repeating: 9, count: 960)
    for index in 0..<buffers {
      let now = start + Double(max(0, index - ahead)) * 0.01
      buffer.withUnsafeMutableBufferPointer { mixer.fill($0, at: .seconds(now)) }
      heard += buffer
    }
    return stride(from: 0, to: heard.count, by: 2).map { heard[$0] }
  }

  @Test(
    "K5: its first sample is heard when it is due, however far ahead the device asks",
    arguments: [0, 1, 2, 8, 30])
  func due(ahead: Int) {
    var mixer = Mixer()
    mixer.add(Cue(Self.ones, due: .milliseconds(555)))
    let heard = played(&mixer, buffers: 100, ahead: ahead)
    #expect(heard.firstIndex { $0 != 0 } == 26_640)
    #expect(heard.filter { $0 != 0 }.allSatisfy { $0 == 0.5 })
    #expect(heard.lastIndex { $0 != 0 } == 26_640 + 4799)
    #expect(mixer.isIdle)
  }

  @Test("What was due already begins at once")
  func late() {
    var mixer = Mixer()
    mixer.add(Cue(Self.ones, due: .seconds(1)))
    #expect(played(&mixer, buffers: 2, from: 5).first == 0.5)
  }

  @Test("A device that asks too late goes on where it was, without a gap in the sound")
  func underrun() {
    var mixer = Mixer()
    mixer.add(Cue(Self.ones, due: .seconds(1)))
    let heard =
      played(&mixer, buffers: 3, from: 1, ahead: 0) + played(&mixer, buffers: 9, from: 3)
    #expect(heard.prefix(4800).allSatisfy { $0 == 0.5 } && heard.dropFirst(4800).first == 0)
  }

  @Test("A sound is heard as often as it is asked for, with pauses between")
  func repeats() {
    var mixer = Mixer()
    mixer.add(Cue(Self.ones, due: .zero, times: 3))
    let heard = played(&mixer, buffers: 200)
    let starts = heard.indices.filter { heard[$0] != 0 && ($0 == 0 || heard[$0 - 1] == 0) }
    #expect(starts == [0, 28_800, 57_600])
    #expect(mixer.isIdle)
  }

  @Test("Silenced, it fades in five milliseconds and comes no more")
  func silence() {
    var mixer = Mixer()
    mixer.add(Cue(Self.ones, due: .zero, times: 5))
    mixer.add(Cue(Self.ones, due: .seconds(1)))
    _ = played(&mixer, buffers: 2)
    mixer.silence()
    let heard = played(&mixer, buffers: 200, from: 0.02)
    #expect(heard[0] > 0.49 && heard.dropFirst(241).allSatisfy { $0 == 0 })
    #expect(zip(heard, heard.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.003 })
    #expect(mixer.isIdle)
  }

  @Test(
    "What isn't due yet is withdrawn, even with its first samples on their way; what is goes on")
  func withdrawing() {
    var mixer = Mixer()
    mixer.add(Cue(Self.ones, due: .milliseconds(15)))
    _ = played(&mixer, buffers: 2)
    var other = mixer
    mixer.withdraw(after: .milliseconds(10))
    #expect(played(&mixer, buffers: 20, from: 0.02).dropFirst(300).allSatisfy { $0 == 0 })
    other.withdraw(after: .milliseconds(15))
    #expect(played(&other, buffers: 20, from: 0.02)[4000] == 0.5)
  }

  @Test("Loudness goes to another in steps that nobody hears; the next sound begins with it")
  func gain() {
    var mixer = Mixer()
    mixer.setGain(0.5)
    mixer.add(Cue(Self.ones, due: .zero))
    #expect(played(&mixer, buffers: 1)[0] == 0.25)
    mixer.setGain(1)
    let heard = played(&mixer, buffers: 2, from: 0.01)
    #expect(heard[0] < 0.26 && heard[200] == 0.5)
  }

  @Test("The newest sound takes the place of the one before")
  func replacing() {
    var mixer = Mixer()
    mixer.add(Cue(SoundClip(Array(repeating: 8192, count: 9600)), due: .zero, times: 9))
    mixer.add(Cue(Self.ones, due: .milliseconds(20)))
    let heard = played(&mixer, buffers: 30)
    #expect(heard[959] == 0.25 && heard[960] > 0.74 && heard[960 + 240] == 0.5 && heard.last == 0)
    #expect(zip(heard[960...1200], heard[961...1200]).allSatisfy { $0 >= $1 && $0 - $1 < 0.002 })
  }

  @Test(
    "Tunes are neither silent nor clipped, begin at once and end softly",
    arguments: [Tune.chime, .bell, .beep])
  func tunes(tune: Tune) {
    let clip = tune.clip
    let levels = (0..<clip.frameCount).map { clip.level(ofFrame: $0) }
    let peak = levels.max() ?? 0
    #expect(peak > 0.3 && peak < 0.7)
    // Within five milliseconds it is to be heard.
    #expect(levels[..<240].contains { $0 > peak / 10 })
    #expect((levels.last ?? 1) < 0.001)
    #expect(clip.length < .seconds(4))
  }
}
