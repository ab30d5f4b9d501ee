import TimerCore

/// Reads a saved state line by line, and believes nothing that contradicts itself.
struct StateReader {
  private let lines: [Substring]
  private var next = 0
  /// Which way the timer counts that is being read.
  private var counting = Counting.down

  /// Returns the state that a file's bytes hold.
  ///
  /// - Throws: `StateError`, whatever the bytes are.
  static func read(_ bytes: [UInt8]) throws(StateError) -> SavedState {
    var reader = try StateReader(bytes)
    return try reader.state()
  }

  /// Checks the bytes as a whole.
  private init(_ bytes: [UInt8]) throws(StateError) {
    let text = String(decoding: bytes, as: UTF8.self)
    let first = text.prefix { $0 != "\n" }
    let head = "tminus state "
    // A newer version may check itself in another way.
    if first.hasPrefix(head), first.dropFirst(head.count) != "\(SavedState.version)" {
      let version = first.dropFirst(head.count).prefix(20)
      throw version.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        ? .unknownVersion(String(version)) : .broken
    }
    let tail = "check 00000000\n".utf8.count
    guard bytes.count > tail, bytes.last == UInt8(ascii: "\n") else { throw .broken }
    let body = bytes.dropLast(tail)
    let check = "check \(Checksum.text(of: body))\n"
    guard bytes.suffix(tail).elementsEqual(check.utf8), body.last == UInt8(ascii: "\n") else {
      throw .broken
    }
    lines = String(decoding: body.dropLast(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func state() throws(StateError) -> SavedState {
    guard try value("tminus") == "state \(SavedState.version)" else {
      throw wrong("it is not a state")
    }
    let boot = try value("boot")
    let clock = try words("clock", 3)
    let (sinceBoot, sinceEpoch) = (try length(clock[0]), try length(clock[1]))
    guard Duration.zero...Self.reach ~= sinceBoot, Duration.zero...Self.ages ~= sinceEpoch,
      [SavedState.trusted, SavedState.untrusted].contains(String(clock[2]))
    else { throw wrong("no clock shows that") }
    guard let count = Int(try value("timers")), count > 0 else {
      throw wrong("no number of timers")
    }
    var timers: [SavedTimer] = []
    while timers.count < count { timers.append(try timer()) }
    guard next == lines.count else { throw wrong("nothing was expected behind the timers") }
    return SavedState(
      boot: boot == "-" ? nil : String(boot),
      clock: Clock(
        boot: BootInstant(sinceBoot: sinceBoot), utc: UTCInstant(sinceEpoch: sinceEpoch)),
      isClockTrusted: clock[2] == SavedState.trusted, timers: timers)
  }

  private static let reach = Duration.longest * 3
  /// To the year 9999.
  private static let ages = Duration.seconds(253_402_300_800)

  private mutating func timer() throws(StateError) -> SavedTimer {
    guard let title = EscapedText.read(try value("title")) else { throw wrong("not a text") }
    let setting = try length(try value("setting"))
    guard let atZero = AtZero(rawValue: String(try value("at-zero"))) else {
      throw wrong("not what can be done at zero")
    }
    counting = .down
    let agenda = try agenda()
    let moment = agenda == nil ? try moment() : nil
    let state = try countdownState()
    do throws(Refusal) {
      if let agenda {
        var standing = agenda.standing
        standing.countdown = try Countdown(setting: setting, atZero: atZero, state: state)
        return SavedTimer(
          agenda: try AgendaRun(agenda.agenda, standing), start: agenda.start,
          title: title.isEmpty ? nil : title)
      }
      let countdown = try Countdown(
        setting: setting, atZero: atZero, counting: counting, state: state)
      return SavedTimer(
        countdown: countdown, title: title.isEmpty ? nil : title, moment: moment)
    } catch {
      throw wrong("\(error)")
    }
  }

  /// Returns the agenda that is gone through; nil where none is, with nothing read.
  private mutating func agenda() throws(StateError) -> AgendaText.Read? {
    guard next < lines.count, lines[next].hasPrefix(AgendaText.head) else { return nil }
    let first = lines[next]
    next += 1
    guard let count = AgendaText.count(first), count <= lines.count - next,
      let read = AgendaText.read(first, lines[next..<next + count])
    else { throw wrong("not an agenda") }
    next += count
    return read
  }

  private mutating func moment() throws(StateError) -> SavedTimer.Moment? {
    let text = try value("counts")
    if text == "length" { return nil }
    if let counting = Counting(rawValue: String(text)), counting != .down {
      self.counting = counting
      return nil
    }
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count == 4, words[0] == "until",
      let entry = try? Entry.parse(String(words[3]), bareNumber: .seconds),
      case .until(let until, title: nil) = entry
    else { throw wrong("not what can be counted") }
    let target = try length(words[1])
    guard Duration.zero...Self.ages ~= target else { throw wrong("not a moment") }
    return SavedTimer.Moment(
      target: UTCInstant(sinceEpoch: target), until: until,
      zone: words[2] == "-" ? nil : String(words[2]))
  }

  private mutating func countdownState() throws(StateError) -> CountdownState {
    guard let name = CountdownState.Name(rawValue: String(try value("state"))) else {
      throw wrong("not a state of a timer")
    }
    if name == .ready { return .ready }
    let words = try words("run", 3)
    guard let percent = Int(words[2]) else { throw wrong("not a speed") }
    let run = Run(
      total: try length(words[0]), begun: BootInstant(sinceBoot: try length(words[1])),
      percent: percent)
    switch name {
    case .ready: return .ready
    case .running: return try running(run)
    case .paused: return .paused(run, remaining: try length(try value("left")))
    case .finished:
      return .finished(run, at: BootInstant(sinceBoot: try length(try value("ended"))))
    }
  }

  private mutating func running(_ run: Run) throws(StateError) -> CountdownState {
    let words = try words("course", 3)
    let anchor = BootInstant(sinceBoot: try length(words[0]))
    let (remaining, told) = (try length(words[1]), try length(words[2]))
    let course =
      remaining == .zero
      ? Course(deadline: anchor)
      : Course(remaining: remaining, at: anchor, percent: run.percent)
    return .running(run, course, told: told)
  }

  /// Returns what stands behind a name on the next line.
  private mutating func value(_ name: String) throws(StateError) -> Substring {
    next += 1
    guard next <= lines.count, lines[next - 1].hasPrefix("\(name) ") else {
      throw wrong("“\(name)” was expected")
    }
    return lines[next - 1].dropFirst(name.count + 1)
  }

  private mutating func words(_ name: String, _ count: Int) throws(StateError) -> [Substring] {
    let words = try value(name).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == count else { throw wrong("\(count) values were expected") }
    return words
  }

  private func length(_ text: Substring) throws(StateError) -> Duration {
    guard let length = ExactDuration.read(text) else { throw wrong("not a length of time") }
    return length
  }

  private func wrong(_ reason: String) -> StateError { .badLine(next, reason) }
}
