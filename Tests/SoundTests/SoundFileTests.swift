import Foundation
import TestSupport
import Testing

@testable import Sound

@Suite("Sound files")
struct SoundFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let formats: [(end: String, format: WrittenSound.Format, tolerance: Double)] = [
    ("wav", .wav, 0.001), ("flac", .flac, 0.001), ("ogg", .vorbis, 0.1), ("mp3", .mp3, 0.1),
  ]

  @Test(
    "K5: each kind is read at any rate, mono or stereo, with its tone at its place",
    arguments: formats,
    [(44_100, 1), (48_000, 2), (22_050, 2)])
  func reading(
    kind: (end: String, format: WrittenSound.Format, tolerance: Double),
    shape: (rate: Int, channels: Int)
  ) throws {
    let path = folder.path("tone.\(kind.end)")
    // Silence, and from a quarter of a second on a tone for half a second.
    let tone = WrittenSound.samples(rate: shape.rate, channels: shape.channels, seconds: 1) {
      (0.25..<0.75).contains($0) ? 0.5 * sin(2 * .pi * 440 * $0) : 0
    }
    try WrittenSound.write(
      tone, to: path, kind.format, rate: shape.rate, channels: shape.channels)
    let clip = try SoundClip.load(path)
    // What encodes in blocks may add silence at its end.
    #expect((47_900...50_500).contains(clip.frameCount), "\(clip.frameCount)")
    let levels = (0..<clip.frameCount).map { clip.level(ofFrame: $0) }
    let loud = try #require(levels.firstIndex { $0 > 0.2 })
    // The encoder of MP3 begins a little later than it was told to.
    #expect(abs(loud - 12_000) < (kind.end == "mp3" ? 2500 : 250), "\(loud)")
    #expect(abs((levels[15_000..<33_000].max() ?? 0) - 0.5) < 0.02 + kind.tolerance)
    #expect((levels[..<9000].max() ?? 1) < 0.01)
  }

  @Test("Of more channels than two both sides hear the mean")
  func manyChannels() throws {
    let path = folder.path("six.wav")
    let six = (0..<48_000 * 6).map { Float($0 % 6 == 0 ? 0.6 : 0) }
    try WrittenSound.write(six, to: path, .wav, rate: 48_000, channels: 6)
    #expect(abs(try SoundClip.load(path).level(ofFrame: 20_000) - 0.1) < 0.001)
  }

  @Test("What can't be used is told by name")
  func refusals() throws {
    func said(_ path: String) -> String {
      do { return "\(try SoundClip.load(path).frameCount) frames" } catch {
        return error.description
      }
    }
    #expect(said(folder.path("none.wav")) == "there is no sound at \(folder.path("none.wav"))")
    #expect(said(folder.root).hasSuffix("it is not a file"))
    #expect(said(try folder.write([], to: "empty.wav")).hasSuffix("is empty"))
    #expect(said("/dev/zero").hasSuffix("it is not a file"))
    let picture = Built.package.appendingPathComponent("Assets/readme/bar.png").path
    #expect(said(picture).hasPrefix("\(picture) is not a sound that can be read"))
    let noise = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    #expect(said(try folder.write(noise, to: "noise.mp3")).contains("is not a sound"))
  }

  @Test("A file that was cut off is refused", arguments: [WrittenSound.Format.wav, .flac])
  func cut(format: WrittenSound.Format) throws {
    let path = folder.path("whole")
    let noise = WrittenSound.samples(rate: 48_000, channels: 1, seconds: 2) { sin($0 * $0 * 9e4) }
    try WrittenSound.write(noise, to: path, format, rate: 48_000, channels: 1)
    let bytes = try folder.bytes(of: "whole")
    for share in [0.999, 0.5, 0.01] {
      let part = try folder.write(
        Array(bytes[..<Int(Double(bytes.count) * share)]), to: "part")
      #expect(throws: SoundError.self) { try SoundClip.load(part) }
    }
  }

  @Test("Ten hours are refused without being read, whether the header tells or not")
  func long() throws {
    let path = folder.path("long.wav")
    try WrittenSound.write([0], to: path, .wav, rate: 8000, channels: 1)
    var head = try folder.bytes(of: "long.wav")
    let size = 8000 * 2 * 36_000
    func put(_ value: Int, at place: Int) {
      for byte in 0..<4 { head[place + byte] = UInt8(value >> (8 * byte) & 0xFF) }
    }
    put(size + 36, at: 4)
    put(size, at: 40)
    let file = try folder.write(head, to: "ten-hours.wav")
    // A file with a hole takes no room.
    #expect(truncate(file, off_t(size + 44)) == 0)
    #expect(throws: SoundError.tooLong(path: file)) { try SoundClip.load(file) }
    put(0xFFFF_FFFF, at: 4)
    put(0xFFFF_FFFF, at: 40)
    let piped = try folder.write(head, to: "piped.wav")
    #expect(truncate(piped, off_t(size + 44)) == 0)
    #expect(throws: SoundError.tooLong(path: piped)) { try SoundClip.load(piped) }
  }

  @Test("Bytes changed anywhere are read or refused, and crash nothing")
  func seed7() throws {
    var generator = SeededGenerator(seed: 7)
    let tone = WrittenSound.samples(rate: 22_050, channels: 2, seconds: 0.2) { sin($0 * 5000) }
    for kind in Self.formats {
      let path = folder.path("good.\(kind.end)")
      try WrittenSound.write(tone, to: path, kind.format, rate: 22_050, channels: 2)
      let good = try folder.bytes(of: "good.\(kind.end)")
      for _ in 0..<60 {
        var bad = good
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          let near = min(bad.count, Bool.random(using: &generator) ? 64 : bad.count)
          bad[Int.random(in: 0..<near, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        _ = try? SoundClip.load(try folder.write(bad, to: "bad"))
      }
    }
  }
}
