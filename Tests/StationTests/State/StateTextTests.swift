import Testing
import TimerCore

@testable import Station

@Suite("K3: the text of the state")
struct StateTextTests {
  private static let lines: [(line: String, commands: [Command])] = [
    ("25m Tea", []), ("25m --paused", []), ("25m Tea", [.add(.seconds(-1500))]),
    ("1h30m", [.pause]), ("90", [.speed(25)]), ("90 --at-zero loop", []),
    ("10 --at-zero overtime", [.add(.seconds(-20)), .pause]),
    ("until 18:30 home --zone Asia/Tokyo", []), ("until 2027-02-01T10:00Z", [.pause]),
    ("5m tea + 12m 你好 + 3d", [.seek(0.25)]), ("0.1s", []),
  ]

  @Test("Every state reads back as the same", arguments: lines)
  func roundTrip(line: String, commands: [Command]) throws {
    let state = try state(line, then: commands, isTrusted: line.count % 2 == 0)
    #expect(try StateReader.read(state.bytes) == state)
  }

  @Test("A title of any characters reads back as the same")
  func titles() throws {
    let timer = try #require(try timers("25m").first)
    for title in ["50 % off", "a\nstate ready\ncheck 00000000", "\u{7F}\t\u{0}%41", "é́", " "] {
      let titled = SavedTimer(countdown: timer.countdown, title: title)
      let state = SavedState(
        boot: nil, clock: saving, isClockTrusted: true, timers: [titled, titled])
      #expect(try StateReader.read(state.bytes) == state)
    }
  }

  @Test("Cut off at any byte, it is refused")
  func truncated() throws {
    let bytes = try state("25m Tea + until 18:30 home").bytes
    for count in bytes.indices {
      #expect(throws: StateError.self) { try StateReader.read(Array(bytes[..<count])) }
    }
  }

  @Test("With any bit flipped, it is refused")
  func flipped() throws {
    let bytes = try state("25m Tea + until 18:30 home", then: [.pause]).bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        #expect(throws: StateError.self) { try StateReader.read(changed) }
      }
    }
  }

  @Test("Another version is named, and random bytes are refused")
  func others() {
    let newer = Array("tminus state 2\nsomething new\n".utf8)
    #expect(throws: StateError.unknownVersion("2")) { try StateReader.read(newer) }
    var seed = UInt64(7)
    for _ in 0..<2000 {
      let bytes = (0..<Int(seed % 300)).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: seed >> 56)
      }
      seed = seed &+ 1
      #expect(throws: StateError.self) { try StateReader.read(bytes) }
    }
  }

  private static let lies: [(from: String, to: String)] = [
    ("setting 1500.", "setting 0."), ("setting 1500.", "setting -1500."),
    ("setting 1500.", "setting 99999999999999."), ("state running", "state paused"),
    ("run 1500.", "run 15."), (" 100\n", " 5\n"), ("course 2500.", "course 9223372036854775807."),
    ("clock 1000.", "clock -1000."), ("clock 1000.", "clock 9223372036854775807."),
    (" 1800000000.", " 999999999999."), ("timers 1", "timers 0"), ("timers 1", "timers 2"),
    ("timers 1", "timers 99999999999999999999"), ("counts length", "counts until x - 18:30"),
    ("counts length", "counts until 1.000000000000000000 - until nothing"),
    ("trusted", "perhaps"), ("at-zero stop", "at-zero jump"), ("title Tea", "title %zz"),
    ("boot a", "boots a"),
  ]

  @Test("With a right check but contradictions, it is refused by the line", arguments: lies)
  func contradictions(from: String, to: String) throws {
    let text = String(decoding: try state("25m Tea").bytes, as: UTF8.self)
    let range = try #require(text.firstRange(of: from))
    let end = try #require(text.firstRange(of: "check "))
    let body =
      String(text[..<range.lowerBound]) + to + String(text[range.upperBound..<end.lowerBound])
    let changed = Array("\(body)check \(Checksum.text(of: body.utf8))\n".utf8)
    do throws(StateError) {
      _ = try StateReader.read(changed)
      Issue.record("\(to) was believed")
    } catch {
      #expect(error.description.hasPrefix("line "), "\(error)")
    }
  }

  @Test("The check is the one that everybody computes")
  func check() {
    #expect(Checksum.text(of: "123456789".utf8) == "cbf43926")
    #expect(Checksum.text(of: "".utf8) == "00000000")
  }

  @Test("A length loses nothing")
  func lengths() {
    let lengths: [Duration] = [
      .zero, .seconds(-1), .nanoseconds(-1), .nanoseconds(1), .seconds(86_400 * 9999),
      Duration(secondsComponent: 3, attosecondsComponent: 141_592_653_589_793_238),
    ]
    for length in lengths {
      #expect(ExactDuration.read(ExactDuration.text(of: length)) == length)
    }
    for text in ["", "1", "1.5", "-", "+1.000000000000000000", "1.00000000000000000x", "--1.0"] {
      #expect(ExactDuration.read(text) == nil, "\(text)")
    }
  }
}
