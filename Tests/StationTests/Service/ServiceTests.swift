import Foundation
import TestSupport
import Testing
import TimerCore

@testable import Station

@Suite("K2: notices for the service manager")
struct ServiceTests {
  private func at(_ seconds: Double) -> BootInstant { BootInstant(sinceBoot: .seconds(seconds)) }

  private static let names = ["path", "@tminus-test-\(UUID().uuidString)"]

  @Test("Ready once, alive at most once a second, and stopping", arguments: names)
  func notices(name: String) throws {
    let folder = try TemporaryFolder()
    let name = name == "path" ? folder.path("notify") : name
    let listener = try NoticeListener(name)
    let pace = WatchdogPace(microseconds: "10000000", process: nil, own: 7)
    var manager = ServiceManager(socket: name, pace: pace)
    #expect(manager.nextNotice == nil)
    for step in 0...40 { manager.noteTurn(at: at(Double(step) / 10)) }
    #expect(manager.nextNotice == at(9))
    manager.noteEnd()
    #expect(
      listener.texts() == ["READY=1\nWATCHDOG=1"] + Array(repeating: "WATCHDOG=1", count: 4)
        + ["STOPPING=1"])
  }

  @Test("Without a watchdog the loop is never woken for it")
  func noWatchdog() throws {
    let folder = try TemporaryFolder()
    let listener = try NoticeListener(folder.path("notify"))
    var manager = ServiceManager(socket: folder.path("notify"), pace: nil)
    for step in 0...40 { manager.noteTurn(at: at(Double(step))) }
    #expect(manager.nextNotice == nil)
    #expect(listener.texts() == ["READY=1"])
  }

  @Test(
    "A name that is none, and a socket that nobody reads, are no obstacle",
    arguments: [
      nil, "", "@", "/", "relative", "/nobody/there", "/" + String(repeating: "a", count: 200),
    ])
  func nobody(name: String?) {
    var manager = ServiceManager(
      socket: name, pace: WatchdogPace(microseconds: "2000000", process: nil, own: 1))
    manager.noteTurn(at: at(1))
    manager.noteTurn(at: at(9))
    manager.noteEnd()
  }

  @Test("The pace is half of what is waited for, and another process's watchdog is not ours")
  func pace() {
    let usual = WatchdogPace(microseconds: "10000000", process: "42", own: 42)
    #expect(usual?.longest == .seconds(5) && usual?.shortest == .seconds(1))
    let quick = WatchdogPace(microseconds: "500000", process: nil, own: 42)
    #expect(quick?.longest == .milliseconds(250) && quick?.shortest == .milliseconds(250))
    for (microseconds, process) in [
      (nil, nil), ("0", nil), ("-5", nil), ("x", nil), ("10000000", "43"),
    ] as [(String?, String?)] {
      #expect(WatchdogPace(microseconds: microseconds, process: process, own: 42) == nil)
    }
  }

  @Test("Waking for the watchdog alone does not count as waking")
  func wakeUps() throws {
    let nap = try Nap()
    let now = Clock.now().boot
    nap.sleep(until: nil, connection: nil, atMost: nil, besides: now + .milliseconds(20))
    #expect(nap.wakeUps == 0)
    nap.sleep(
      until: now + .milliseconds(40), connection: nil, atMost: nil, besides: now + .seconds(9))
    #expect(nap.wakeUps == 1)
    #expect(Clock.now().boot - now < .seconds(8))
  }
}
