import Foundation
import TestSupport
import Testing

@Suite("K3: what was running runs on")
struct StateTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private var file: String { home.path("tminus/state") }
  private var isKept: Bool { FileManager.default.fileExists(atPath: file) }

  private func program(_ line: String) throws -> Child {
    try Child(
      Tminus.path, "\(line) --events".words,
      environment: ["SDL_VIDEODRIVER": "dummy", "XDG_STATE_HOME": home.root])
  }

  /// Returns the next tick, which has to be one of a run of so many seconds.
  private func tick(_ program: Child, of seconds: Double) throws -> EventLine {
    let tick = try #require(try program.event("tick"))
    #expect(try #require(tick.at) + Double(try #require(tick.to)) == seconds)
    return tick
  }

  @Test("Killed at any moment and started again, it shows the right time")
  func killed() throws {
    var program = try program("20m Tea")
    let started = Date()
    for round in 0..<4 {
      let tick = try tick(program, of: 1200)
      #expect(abs(try #require(tick.at) - Date().timeIntervalSince(started)) < 1)
      usleep(UInt32(round * 170_000))
      program.send(signal: SIGKILL)
      #expect(program.end() == .killed(signal: SIGKILL))
      // A default is for a display on which nothing ran.
      program = try self.program(round % 2 == 0 ? "" : "--restore 5m")
    }
    _ = try tick(program, of: 1200)
  }

  @Test("What ended while it was not there is told as late as it is")
  func endedMeanwhile() throws {
    let first = try program("6s")
    _ = try first.event("started")
    first.send(signal: SIGKILL)
    _ = first.end()
    usleep(11_500_000)
    let second = try program("")
    let fired = try #require(try second.event("fired"))
    #expect(fired.at == 6 && fired.late > 5)
    second.send(signal: SIGTERM)
    #expect(second.end() == .left(code: 0))
    let third = try program("")
    usleep(1_000_000)
    third.send(signal: SIGTERM)
    #expect(third.line() == nil)
  }

  @Test("A signal keeps the run and leaves with 0", arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
    let first = try program("20m")
    _ = try tick(first, of: 1200)
    first.send(signal: signal)
    #expect(first.end() == .left(code: 0))
    #expect(isKept)
    _ = try tick(try program(""), of: 1200)
  }

  @Test("Leaving by hand drops the run", .enabled(if: XServer.isAvailable))
  func quit() throws {
    let shown = try ShownWindow(
      "20m --events", on: XServer(), environment: ["XDG_STATE_HOME": home.root])
    _ = try shown.program.event("started")
    #expect(isKept)
    try shown.press("q")
    #expect(shown.program.end() == .left(code: 0))
    #expect(!isKept)
  }

  @Test("Paused it stays paused, with what was left", .enabled(if: XServer.isAvailable))
  func paused() throws {
    let server = try XServer()
    let environment = ["XDG_STATE_HOME": home.root]
    let first = try ShownWindow(
      "20m --window 320x240 --events", on: server, environment: environment)
    _ = try first.program.event("tick")
    try first.press("space")
    let left = try #require(try first.program.event("paused")?.remaining)
    first.program.send(signal: SIGKILL)
    _ = first.program.end()
    usleep(500_000)
    let second = try ShownWindow(
      "--window 320x240 --events", on: server, environment: environment)
    let still = try Tminus.snapshot("20m --elapsed \(1200 - left)s", size: "320x240")
    #expect(try second.difference(from: still, above: 120, named: "restored-paused") == nil)
    try second.press("space")
    #expect(try second.program.event("resumed")?.remaining == left)
  }

  @Test("A duration without --restore starts anew")
  func anew() throws {
    let first = try program("20m")
    _ = try first.event("started")
    first.send(signal: SIGKILL)
    _ = first.end()
    let second = try program("10m")
    #expect(try second.event("started")?.seconds == 600)
  }

  @Test("With nothing kept, --restore starts what it is given, however often there is no screen")
  func noScreen() throws {
    let line = "20m --restore".words
    let environment = ["SDL_VIDEODRIVER": "x11", "XDG_STATE_HOME": home.root]
    for _ in 0..<2 {
      let failed = try Child.run(Tminus.path, line, environment: environment)
      #expect(failed.ending == .left(code: 69))
    }
    usleep(2_200_000)
    let tick = try tick(try program("20m --restore"), of: 1200)
    #expect(try #require(tick.at) >= 2)
  }

  @Test(
    "What shows no timer on a screen touches no state",
    arguments: [
      "20m --dry-run", "--dry-run", "20m --size 9x9 --snapshot /dev/null", "demo --list", "--help",
      "progress --size 9x9 --snapshot /dev/null",
    ])
  func untouched(line: String) throws {
    let finished = try Child.run(
      Tminus.path, line.words, environment: ["XDG_STATE_HOME": home.root])
    #expect(finished.ending == .left(code: 0))
    let names = try FileManager.default.contentsOfDirectory(atPath: home.root)
    #expect(names.isEmpty)
  }

  @Test("A second one keeps nothing, says so, and shows what it is asked to")
  func second() throws {
    let first = try program("20m")
    _ = try first.event("started")
    let bytes = try home.bytes(of: "tminus/state")
    let second = try program("10m --exit")
    #expect(try second.event("started")?.seconds == 600)
    second.send(signal: SIGTERM)
    #expect(second.complaint().contains("another tminus keeps its state"))
    #expect(second.end() == .left(code: 0))
    #expect(try home.bytes(of: "tminus/state") == bytes)
    _ = try tick(first, of: 1200)
  }

  @Test("A damaged file is set aside with a sentence, and time passes all the same")
  func damaged() throws {
    mkdir(home.path("tminus"), 0o700)
    _ = try home.write(Array("tminus state 1\nrubbish\n".utf8), to: "tminus/state")
    let program = try program("20m --restore")
    _ = try tick(program, of: 1200)
    program.send(signal: SIGTERM)
    let sentences = program.complaint()
    #expect(sentences.contains("set aside as \(home.path("tminus/state.damaged"))"))
    #expect(sentences.split(separator: "\n").count == 1)
  }

  /// Runs it by a shell's words, in which it is `"$@"`, until it has ticked twice; returns what it says then.
  private func complaint(_ script: String) throws -> String {
    let words = ["-c", script, "sh", Tminus.path] + "20m --events".words
    let program = try Child(
      "/bin/sh", words,
      environment: ["SDL_VIDEODRIVER": "dummy", "XDG_STATE_HOME": home.root])
    for _ in 0..<2 { _ = try tick(program, of: 1200) }
    program.send(signal: SIGTERM)
    let said = program.complaint()
    #expect(program.end() == .left(code: 0))
    #expect(said.split(separator: "\n").count == 1, "\(said)")
    return said
  }

  @Test("A disk without room is told once, and time passes all the same")
  func noRoom() throws {
    #expect(try complaint("ulimit -f 0; exec \"$@\"").contains("can't be kept in"))
  }

  private static let isRoot = geteuid() == 0

  /// Whether it may mount what only its children see, which a change of the root forbids.
  private static let canMount =
    isRoot && (try? Child.run("/usr/bin/unshare", ["--mount", "true"]))?.ending == .left(code: 0)

  @Test(
    "A full disk and a read-only one, too",
    .enabled(if: canMount),
    arguments: ["size=64k", "ro"])
  func mounted(option: String) throws {
    let fill = option == "ro" ? ":" : "dd if=/dev/zero of=\"$XDG_STATE_HOME/x\" 2>/dev/null"
    let script = """
      exec unshare --mount sh -c '
        mount -t tmpfs -o \(option) none "$XDG_STATE_HOME" || exit 99
        \(fill)
        exec "$@"' sh "$@"
      """
    let said = try complaint(script)
    #expect(said.contains(option == "ro" ? "Read-only file system" : "No space left"), "\(said)")
  }

  private static let canBeNobody =
    isRoot && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
    && (try? Child.run("/usr/bin/setpriv", nobody + ["test", "-x", Tminus.path]))?.ending
      == .left(code: 0)
  private static let nobody = ["--reuid", "65534", "--regid", "65534", "--clear-groups"]

  @Test("A folder and a file of somebody else, too", .enabled(if: canBeNobody), arguments: [0, 1])
  func foreign(kind: Int) throws {
    chmod(home.root, 0o755)
    if kind == 1 {
      mkdir(home.path("tminus"), 0o777)
      chmod(home.path("tminus"), 0o777)
      _ = try home.write(Array("mine".utf8), to: "tminus/lock")
      chmod(home.path("tminus/lock"), 0o600)
    }
    let said = try complaint("exec setpriv \(Self.nobody.joined(separator: " ")) \"$@\"")
    #expect(said.contains("Permission denied"), "\(said)")
  }
}
