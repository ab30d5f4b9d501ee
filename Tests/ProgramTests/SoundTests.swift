import Foundation
import TestSupport
import Testing

@Suite("K5: sounds of the running program")
struct SoundTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func heard(_ line: String) throws -> HeardProgram {
    try HeardProgram(line, file: folder.path("heard"))
  }

  @Test(
    "Its first sample is heard at the deadline, whatever the device's latency",
    arguments: [8, 5])
  func deadline(delay: Int) throws {
    // A machine that does other things besides may be late itself; not each time.
    var errors: [Double] = []
    while errors.count < 3, errors.last.map({ abs($0) >= 0.01 }) ?? true {
      errors.append(try lateness(delay: delay))
    }
    print("heard", errors.map { $0 * 1000 }, "ms after the deadline")
    #expect(errors.contains { abs($0) < 0.01 })
  }

  /// Returns how many seconds after the deadline the first sample is heard.
  private func lateness(delay: Int) throws -> Double {
    let heard = try HeardProgram(
      "3s --events", file: folder.path(UUID().uuidString), delay: delay)
    // A device that asks faster than it plays is ahead by half a second or more when time is up.
    let opened = try #require(heard.waitForDevice())
    let start = try #require(try heard.start(ticks: 3))
    _ = try heard.program.event("fired")
    #expect(opened - start > 0.9)
    #expect(heard.waits { heard.samples().contains { abs($0) > 1e-4 } })
    let first = try #require(heard.samples().firstIndex { abs($0) > 1e-4 })
    return opened + Double(first) / 48_000 - (start + 3)
  }

  @Test(
    "Every way of stopping silences at once",
    arguments: ["stop", "restart", "toggle", "mute", "add 1m", "volume 0%"])
  func silencing(line: String) throws {
    let heard = try heard("3s --sound bell --repeat 100 --events --commands")
    try heard.waitForSound()
    try heard.program.tell(line)
    _ = try heard.program.event("command")
    #expect(heard.fallsSilent())
  }

  @Test("A signal and leaving silence, and nothing is left waiting", arguments: [nil, SIGTERM])
  func leaving(signal: Int32?) throws {
    let heard = try heard("0.3s --sound bell --repeat 100 --events --commands")
    try heard.waitForSound()
    if let signal { heard.program.send(signal: signal) } else { try heard.program.tell("quit") }
    #expect(heard.program.end(within: 2) == .left(code: 0))
  }

  @Test("A pause before the end lets nothing be heard, and closes the device again")
  func pausing() throws {
    let heard = try heard("2.5s --events --commands")
    try #require(heard.waitForDevice() != nil)
    try heard.program.tell("pause")
    _ = try heard.program.event("paused")
    #expect(heard.waits { heard.threadCount == 1 })
    #expect(heard.samples().allSatisfy { $0 == 0 })
    let size = heard.size
    usleep(300_000)
    #expect(heard.size == size)
  }

  @Test(
    "No device is opened while none is needed",
    arguments: [
      "5m", "5m --paused", "0.2s --sound none", "0.2s --mute", "0.2s --volume 0",
    ])
  func idle(line: String) throws {
    let heard = try heard("\(line) --events")
    usleep(900_000)
    #expect(heard.size == 0 && heard.threadCount == 1)
    heard.program.send(signal: SIGTERM)
    #expect(heard.program.end() == .left(code: 0))
    #expect(heard.program.complaint().isEmpty)
  }

  @Test("The device is closed once all has been heard, so many times")
  func closing() throws {
    let heard = try heard("0.2s --sound beep --repeat 2 --events")
    try heard.waitForSound()
    #expect(heard.waits(within: 10) { heard.threadCount == 1 })
    let samples = heard.samples()
    // Each is two tones.
    let loud = stride(from: 0, to: samples.count, by: 480).map { from in
      samples[from..<min(samples.count, from + 480)].contains { abs($0) > 0.02 }
    }
    #expect(zip(loud, loud.dropFirst()).filter { !$0 && $1 }.count == 4)
  }

  @Test("What crosses zero by a command rings at once")
  func finish() throws {
    let heard = try heard("5m --events --commands")
    _ = try heard.program.event("started")
    try heard.program.tell("finish")
    try heard.waitForSound()
  }

  @Test("With --speak the title is said after the sound, as text alone, and who can't says so once")
  func speech() throws {
    // A stand-in that notes what it is told, and says it in a tone.
    let tone = try folder.write(
      Self.wav((0..<9600).map { Int16($0 % 2 == 0 ? 20_000 : -20_000) }), to: "tone.wav")
    let script =
      "#!/bin/sh\necho \"$*\" >'\(folder.path("words"))'; cat >'\(folder.path("said"))'\ncat '\(tone)' >\"$3\"\n"
    let stand = try folder.write(Array(script.utf8), to: "espeak-ng")
    chmod(stand, 0o755)
    let path = "\(folder.root):/usr/bin:/bin"
    let heard = try HeardProgram(
      ["1s", "--speak", "--sound", "beep", "--events", "--", "-x $(touch y) `z`"],
      file: folder.path("heard"),
      environment: ["PATH": path])
    #expect(heard.waits { heard.samples().contains { abs($0) > 0.35 } })
    #expect(try folder.bytes(of: "said") == Array("-x $(touch y) `z`. Time's up.".utf8))
    #expect(
      String(decoding: try folder.bytes(of: "words"), as: UTF8.self).hasPrefix(
        "--stdin -w /dev/fd/"))

    let mute = try HeardProgram(
      "0.2s --at-zero loop --speak --events --commands".words, file: folder.path("mute"),
      environment: ["PATH": "/nowhere"])
    try mute.waitForSound()
    for _ in 0..<5 { _ = try mute.program.event("fired") }
    try mute.program.tell("quit")
    #expect(mute.program.end() == .left(code: 0))
    let complaint = mute.program.complaint()
    #expect(complaint.components(separatedBy: "nothing can be said").count == 2, "\(complaint)")
  }

  /// Writes a program that notes its words and its standard input.
  private func stand(_ name: String, _ rest: String = "") throws {
    let script =
      "#!/bin/sh\necho \"$*\" >>'\(folder.path("\(name).words"))'; cat >>'\(folder.path("\(name).said"))'\n\(rest)\n"
    chmod(try folder.write(Array(script.utf8), to: name), 0o755)
  }

  private func noted(_ name: String) -> String {
    (try? folder.bytes(of: name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test("The voice is the display language's; where there is none, the usual one speaks")
  func voice() throws {
    try stand("espeak-ng", "exit 1")
    let heard = try HeardProgram(
      "0.5s Tee --speak --language zh-Hant --events --exit".words, file: folder.path("heard"),
      environment: ["PATH": "\(folder.root):/usr/bin:/bin"])
    #expect(heard.program.end(within: 8) == .left(code: 0))
    let lines = noted("espeak-ng.words").split(separator: "\n")
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.hasSuffix(" -v cmn") == true)
    #expect(lines.last?.contains("-v") == false)
  }

  @Test("Without espeak-ng spd-say says it when it is due, and stopping ends that")
  func announcing() throws {
    try stand("spd-say")
    // No PATH but this folder and what the script needs.
    for name in ["cat", "sh"] { symlink("/bin/\(name)", folder.path(name)) }
    let heard = try HeardProgram(
      ["2s", "--speak", "--language", "de", "--events", "--commands", "--", "-x $(y)"],
      file: folder.path("heard"), environment: ["PATH": folder.root])
    _ = try heard.program.event("started")
    usleep(1_000_000)
    #expect(noted("spd-say.words").isEmpty)
    _ = try heard.program.event("fired")
    #expect(heard.waits { noted("spd-say.said") == "-x $(y). Die Zeit ist um." })
    #expect(noted("spd-say.words") == "--pipe-mode --language de --volume 60\n")
    try heard.program.tell("stop")
    #expect(heard.waits { noted("spd-say.words").hasSuffix("\n--cancel\n") })
    try heard.program.tell("quit")
    #expect(heard.program.end() == .left(code: 0))
    #expect(!heard.program.complaint().contains("nothing can be said"))
  }

  @Test("Without a device it says so once, goes on, and tells the end")
  func noDevice() throws {
    let program = try Child(
      Tminus.path, "0.5s --at-zero loop --events --commands".words,
      environment: [
        "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "alsa", "ALSA_CONFIG_PATH": "/none",
      ])
    for _ in 0..<3 { #expect(try program.event("fired") != nil) }
    try program.tell("quit")
    #expect(program.end() == .left(code: 0))
    let complaint = program.complaint()
    #expect(
      complaint.hasPrefix("tminus: no sound can be heard (") && complaint.hasSuffix("later one\n"))
    #expect(complaint.split(separator: "\n").count == 1, "\(complaint)")
  }

  @Test("A device that hangs holds up neither time nor leaving")
  func hangingDevice() throws {
    // Opening a pipe waits until somebody reads it, which nobody will.
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let program = try HeardProgram("1s --events --commands", file: pipe).program
    let fired = try #require(try program.event("fired"))
    #expect(fired.late < 0.1)
    try program.tell("restart")
    #expect(try program.event("fired") != nil)
    try program.tell("quit")
    #expect(program.end(within: 3) == .left(code: 0))
  }

  @Test("A file is heard; one that can't be used is refused before a window opens")
  func files() throws {
    let tone = (0..<4800).map { Int16($0 % 2 == 0 ? 9000 : -9000) }
    let file = try folder.write(Self.wav(tone), to: "tone.wav")
    try heard("0.2s --events --sound \(file)").waitForSound()
    let picture = Built.package.appendingPathComponent("Assets/readme/bar.png").path
    let empty = try folder.write([], to: "empty.wav")
    let cut = try folder.write(Array(Self.wav(tone).dropLast(9)), to: "cut.wav")
    for (path, part) in [
      (folder.path("none"), "there is no sound"), (picture, "is not a sound"), (empty, "is empty"),
      (cut, "ends before"),
    ] {
      let finished = try Tminus.run("5m --sound \(path)")
      #expect(finished.ending == .left(code: 66))
      #expect(finished.errors.contains(part) && finished.errors.contains(path))
      #expect(finished.errors.split(separator: "\n").count == 1, "\(finished.errors)")
    }
  }

  /// Returns the bytes of a WAV file with one channel at 48 kHz.
  private static func wav(_ samples: [Int16]) -> [UInt8] {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
    }
    let data = samples.flatMap { bytes(Int(UInt16(bitPattern: $0)), 2) }
    let format = bytes(1, 2) + bytes(1, 2) + bytes(48_000, 4) + bytes(96_000, 4) + bytes(2, 2)
    return Array("RIFF".utf8) + bytes(36 + data.count, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4)
      + format + bytes(16, 2) + Array("data".utf8) + bytes(data.count, 4) + data
  }
}
