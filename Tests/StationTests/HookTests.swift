import Foundation
import Settings
import TestSupport
import Testing
import TimerCore

@testable import Station

/// A runner of hooks in a folder of its own, and what it has said.
private final class TriedHooks {
  let runner: HookRunner
  var said: [String] = []

  init(limit: Duration = .seconds(10), _ commands: [Hook.Command]) throws {
    var options = HookOptions()
    options.limit = limit
    options.hooks = commands.map { Hook(.fired, $0) }
    runner = try #require(HookRunner(options))
  }

  /// Returns a line for the shell that begins in the folder.
  static func line(_ folder: String, _ line: String) -> Hook.Command {
    .line("cd \(folder); \(line)")
  }

  func tell(title: String? = nil) throws {
    var invocation = try Invocation.parse(["10s"])
    invocation.title = title
    let now = Clock.now()
    let run = TimerRun(invocation, try invocation.plan(utc: now.utc, now: now.boot))
    runner.tell(
      HookNews(Event(.fired, due: now.boot, begun: nil), of: run, timer: nil, at: now.boot),
      of: .fired, at: now.boot)
  }

  /// Turns until something is so.
  func turn(within seconds: Double = 10, until isSo: () -> Bool) -> Bool {
    let deadline = Deadline(in: seconds)
    repeat {
      said += runner.turn(at: Clock.now().boot)
      if isSo() { return true }
      usleep(5000)
    } while !deadline.hasPassed
    return false
  }

  func isDone() -> Bool { turn { runner.nextChange(after: Clock.now().boot) == nil } }
}

@Suite("R4: commands that are run at events")
struct HookTests {
  @Test(
    "A hostile title is a text to a command, in its environment and in JSON, and nothing of it is run",
    arguments: [
      "$(touch bad)", "`touch bad`", "; touch bad", "\" ; touch bad ; \"", "'; touch bad; '",
      "two\nlines", "&& touch bad", "عربي 🥚", "-n", "",
    ])
  func hostile(title: String) throws {
    let folder = try TemporaryFolder()
    let hooks = try TriedHooks([
      TriedHooks.line(
        folder.root,
        #"printf %s "$TMINUS_TITLE" > title; printf %s $TMINUS_EVENT > event; cat > line"#)
    ])
    try hooks.tell(title: title)
    #expect(hooks.isDone())
    func text(_ name: String) -> String? {
      try? String(contentsOfFile: "\(folder.root)/\(name)", encoding: .utf8)
    }
    #expect(text("title") == title)
    #expect(text("event") == "fired")
    struct Line: Decodable { let event: String, title: String, remaining: Double }
    let line = try JSONDecoder().decode(Line.self, from: Data((text("line") ?? "").utf8))
    #expect(line.event == "fired" && line.title == title && line.remaining == 10)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.root)/bad"))
    #expect(hooks.said.isEmpty)
  }

  @Test(
    "A title of a megabyte is cut to whole characters in the environment, and whole in JSON; NUL ends nothing"
  )
  func long() throws {
    let folder = try TemporaryFolder()
    let title = "a\0" + String(repeating: "é", count: 1 << 19)
    let hooks = try TriedHooks([
      TriedHooks.line(folder.root, #"printf %s "$TMINUS_TITLE" > title; wc -c > size"#)
    ])
    try hooks.tell(title: title)
    #expect(hooks.isDone())
    let found = try String(contentsOfFile: "\(folder.root)/title", encoding: .utf8)
    #expect(
      found.hasPrefix("a\u{FFFD}éé") && found.utf8.count <= 32 << 10 && found.utf8.count > 32_000)
    let size = try String(contentsOfFile: "\(folder.root)/size", encoding: .utf8)
    #expect(Int(size.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 > 1 << 20)
  }

  @Test("A program with arguments is run without a shell")
  func words() throws {
    let folder = try TemporaryFolder()
    let hooks = try TriedHooks([.words(["touch", "\(folder.root)/$(a b)"])])
    try hooks.tell()
    #expect(hooks.isDone())
    #expect(FileManager.default.fileExists(atPath: "\(folder.root)/$(a b)"))
  }

  @Test("A command gets three descriptors, and no signal blocked or ignored")
  func clean() throws {
    let folder = try TemporaryFolder()
    let hooks = try TriedHooks([
      TriedHooks.line(
        folder.root, "ls /proc/$$/fd > fds; grep -E 'SigBlk|SigIgn' /proc/self/status > signals")
    ])
    let open = FileHandle(forReadingAtPath: "/dev/null")
    try hooks.tell()
    #expect(hooks.isDone())
    let fds = try String(contentsOfFile: "\(folder.root)/fds", encoding: .utf8)
    #expect(Set(fds.split(separator: "\n")).isSubset(of: ["0", "1", "2", "10"]), "\(fds)")
    let signals = try String(contentsOfFile: "\(folder.root)/signals", encoding: .utf8)
    // The C library itself ignores the two signals that it keeps for its threads.
    let masks = signals.split(separator: "\n").compactMap { UInt64($0.suffix(16), radix: 16) }
    #expect(masks.count == 2 && masks.allSatisfy { $0 & ~0x1_8000_0000 == 0 }, "\(signals)")
    withExtendedLifetime(open) {}
  }

  @Test("What takes too long is ended with what it started, and told once")
  func limit() throws {
    let folder = try TemporaryFolder()
    let hooks = try TriedHooks(
      limit: .milliseconds(300),
      [TriedHooks.line(folder.root, "sleep 60 & echo $! $$ > ids; sleep 60")])
    let begun = Date()
    try hooks.tell()
    try hooks.tell()
    #expect(-begun.timeIntervalSinceNow < 0.25, "starting does not wait for the command")
    #expect(hooks.isDone())
    #expect(-begun.timeIntervalSinceNow < 5)
    #expect(hooks.said.count == 1 && hooks.said[0].contains("took longer than"))
    let ids = try String(contentsOfFile: "\(folder.root)/ids", encoding: .utf8)
    for id in ids.split(whereSeparator: \.isWhitespace).compactMap({ Int32($0) }) {
      #expect(waits { kill(id, 0) != 0 || state(of: id) == "Z" })
    }
  }

  private func waits(until isSo: () -> Bool) -> Bool {
    let deadline = Deadline(in: 5)
    while !isSo() {
      if deadline.hasPassed { return false }
      usleep(10_000)
    }
    return true
  }

  /// The letter of a process's state; an orphan that nobody has taken yet is a zombie of somebody else.
  private func state(of id: Int32) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return text?.split(separator: " ").dropFirst(2).first.map(String.init)
  }

  @Test("Few run at once; the oldest of many that wait are left out, which is told once")
  func many() throws {
    let folder = try TemporaryFolder()
    let hooks = try TriedHooks([TriedHooks.line(folder.root, "echo x >> count; sleep 0.3")])
    for _ in 0..<100 { try hooks.tell() }
    usleep(150_000)
    func count() -> Int {
      ((try? String(contentsOfFile: "\(folder.root)/count", encoding: .utf8)) ?? "")
        .split(separator: "\n").count
    }
    #expect(count() <= HookRunner.mostRunning)
    #expect(hooks.turn(within: 30) { count() == HookRunner.mostRunning + HookRunner.mostWaiting })
    #expect(hooks.isDone())
    #expect(hooks.said.count == 1 && hooks.said[0].contains("left out"))
    #expect(count() == HookRunner.mostRunning + HookRunner.mostWaiting)
  }

  @Test("What fails is told once of each kind, by event and reason")
  func failing() throws {
    let hooks = try TriedHooks([
      .line("exit 3"), .words(["/no/such/program"]), .line("kill -9 $$"),
    ])
    for _ in 0..<3 {
      try hooks.tell()
      #expect(hooks.isDone())
    }
    #expect(
      Set(hooks.said) == [
        "the command for fired failed with code 3",
        "the command for fired can't be run: No such file or directory",
        "the command for fired was ended by signal 9",
      ])
    #expect(hooks.said.count == 3)
  }

  @Test("At the end what is short comes to its end, and nothing stays behind")
  func ending() throws {
    let folder = try TemporaryFolder()
    let hooks = try TriedHooks([
      TriedHooks.line(folder.root, "touch done"),
      TriedHooks.line(
        folder.root, "echo $$ > id; trap 'touch cleaned; exit' TERM; while :; do sleep 0.01; done"),
    ])
    try hooks.tell()
    #expect(waits { FileManager.default.fileExists(atPath: "\(folder.root)/id") })
    let begun = Date()
    hooks.runner.end()
    #expect(-begun.timeIntervalSinceNow < 2)
    #expect(FileManager.default.fileExists(atPath: "\(folder.root)/done"))
    #expect(FileManager.default.fileExists(atPath: "\(folder.root)/cleaned"))
    let id = try String(contentsOfFile: "\(folder.root)/id", encoding: .utf8)
    #expect(kill(Int32(id.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0, 0) != 0)
  }

  @Test("A display runs what its command line wants, with what happened")
  func desk() throws {
    let folder = try TemporaryFolder()
    let line =
      "threshold=cd \(folder.root); echo $TMINUS_NAME $TMINUS_REMAINING $TMINUS_PHASE > told"
    let invocation = try Invocation.parse([
      "100s", "--on", line, "--threshold", "warning at 10%",
    ])
    guard case .show(let options) = invocation.action else { return #expect(Bool(false)) }
    let runner = try #require(HookRunner(options.hooks))
    let run = TimerRun(invocation, try invocation.plan(utc: saving.utc, now: saving.boot))
    let event = Event(.threshold("warning"), due: saving.boot + .seconds(90), begun: saving.boot)
    runner.tell(
      HookNews(event, of: run, timer: nil, at: saving.boot + .seconds(90)), of: event.kind,
      at: Clock.now().boot)
    #expect(
      waits {
        _ = runner.turn(at: Clock.now().boot)
        return runner.nextChange(after: Clock.now().boot) == nil
      })
    #expect(
      try String(contentsOfFile: "\(folder.root)/told", encoding: .utf8) == "warning 10 warning\n")
  }

  @Test(
    "A command line is refused by what is wrong with it",
    arguments: [
      (["--on", "fired"], "has no = between event and command"),
      (["--on", "fire=true"], "did you mean fired?"), (["--on", "fired= "], "not a command"),
      (["--on-limit", "5s"], "no effect without --on"),
      (["--on-limit", "0", "--on", "fired=true"], "not from 0.1 s to a day"),
    ])
  func refused(options: [String], words: String) {
    do {
      _ = try Invocation.parse(["10m"] + options)
      Issue.record("\(options) was taken")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }
}
