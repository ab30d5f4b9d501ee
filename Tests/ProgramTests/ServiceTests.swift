import Foundation
import TestSupport
import Testing

@Suite("K2: as a service", .enabled(if: XServer.isAvailable))
struct ServiceTests {
  @Test(
    "It is ready once its picture is on the screen, lives at half the watchdog's time, and stops")
  func notices() throws {
    let folder = try TemporaryFolder()
    let listener = try NoticeListener(folder.path("notify"))
    let shown = try ShownWindow(
      "10m --paused --window 320x240", on: XServer(),
      environment: ["NOTIFY_SOCKET": folder.path("notify"), "WATCHDOG_USEC": "1000000"])
    #expect(listener.text() == "READY=1\nWATCHDOG=1")
    let still = try Tminus.snapshot("10m --paused", size: "320x240")
    #expect(try shown.difference(from: still, named: "service", within: 1) == nil)
    _ = listener.texts()
    let start = Date()
    for _ in 0..<4 { #expect(listener.text(within: 2) == "WATCHDOG=1") }
    #expect(Date().timeIntervalSince(start) > 1)
    // One that hangs says nothing.
    shown.program.send(signal: SIGSTOP)
    usleep(100_000)
    _ = listener.texts()
    #expect(listener.text(within: 1.5) == nil)
    shown.program.send(signal: SIGCONT)
    #expect(listener.text(within: 2) == "WATCHDOG=1")
    shown.program.send(signal: SIGTERM)
    #expect(shown.program.end() == .left(code: 0))
    #expect(listener.texts().last == "STOPPING=1")
  }

  @Test(
    "Scenes and a progress are services like any other",
    arguments: ["demo --scene stars --window 99x80", "progress"])
  func others(line: String) throws {
    let folder = try TemporaryFolder()
    let listener = try NoticeListener(folder.path("notify"))
    let program = try Child(
      Tminus.path, line.words,
      environment: [
        "SDL_VIDEODRIVER": "dummy", "NOTIFY_SOCKET": folder.path("notify"),
        "WATCHDOG_USEC": "1000000",
      ])
    #expect(listener.text() == "READY=1\nWATCHDOG=1")
    for _ in 0..<2 { #expect(listener.text(within: 2) == "WATCHDOG=1") }
    program.send(signal: SIGTERM)
    #expect(program.end() == .left(code: 0))
    #expect(listener.texts().last == "STOPPING=1")
  }

  @Test("Without a watchdog a paused display sleeps")
  func sleeps() throws {
    let folder = try TemporaryFolder()
    let listener = try NoticeListener(folder.path("notify"))
    let shown = try ShownWindow(
      "10m --paused --window 320x240", on: XServer(),
      environment: ["NOTIFY_SOCKET": folder.path("notify")])
    #expect(listener.text() == "READY=1")
    usleep(1_500_000)
    let before = try shown.wakeUps()
    usleep(1_500_000)
    #expect(try shown.wakeUps() - before <= 1)
    #expect(listener.texts().isEmpty)
  }
}
