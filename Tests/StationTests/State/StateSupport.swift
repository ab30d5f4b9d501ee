import Settings
import TestSupport
import TimerCore

@testable import Station

/// 2027-01-15T08:00:00Z, at which the machine has run for 1000 s.
let saving = Clock(
  boot: BootInstant(sinceBoot: .seconds(1000)),
  utc: UTCInstant(sinceEpoch: .seconds(1_800_000_000)))

/// Returns the clocks of the same boot, so many seconds later.
func later(_ seconds: Double, wallClockBy step: Double = 0) -> Clock {
  Clock(boot: saving.boot + .seconds(seconds), utc: saving.utc + .seconds(seconds + step))
}

/// Returns the clocks of another boot that began 7 s before them.
func rebooted(_ seconds: Double) -> Clock {
  Clock(boot: BootInstant(sinceBoot: .seconds(7)), utc: saving.utc + .seconds(seconds))
}

extension ClockTrust {
  static let synchronised = ClockTrust(isSynchronised: true, hasHardwareClock: false)
  static let chip = ClockTrust(isSynchronised: false, hasHardwareClock: true)
  static let none = ClockTrust(isSynchronised: false, hasHardwareClock: false)
}

/// Returns the timers of a command line that began at `saving`.
func timers(_ line: String, then commands: [Command] = []) throws -> [SavedTimer] {
  let invocation = try Invocation.parse(line.split(separator: " ").map { String($0) })
  return try invocation.timers.map { timer in
    var run = TimerRun(timer, try timer.plan(utc: saving.utc, now: saving.boot))
    for command in commands { _ = try run.carryOut(command, at: saving) }
    return SavedTimer(run)
  }
}

/// Returns the state of a command line that began at `saving` and was saved then.
func state(
  _ line: String, then commands: [Command] = [], isTrusted: Bool = true
) throws -> SavedState {
  SavedState(
    boot: "a", clock: saving, isClockTrusted: isTrusted, timers: try timers(line, then: commands))
}

/// The clock, the boot and the complaints of a keeper under test.
final class World {
  var now = saving
  var trust = ClockTrust.synchronised
  var boot = "a"
  private(set) var complaints: [String] = []

  func keeper(_ folder: TemporaryFolder?) -> StateKeeper {
    StateKeeper(
      path: folder?.root,
      StateKeeper.Surroundings(
        clock: { self.now }, boot: boot, trust: { self.trust },
        complain: { self.complaints.append($0) }))
  }
}
