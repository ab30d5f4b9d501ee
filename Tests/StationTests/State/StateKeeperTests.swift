import Foundation
import Settings
import TestSupport
import Testing
import TimerCore

@testable import Station

@Suite("K3: the keeper of the state")
struct StateKeeperTests {
  private let folder: TemporaryFolder
  private let world = World()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func runs(_ line: String) throws -> [TimerRun] {
    let invocation = try Invocation.parse(line.split(separator: " ").map { String($0) })
    return try invocation.timers.map {
      TimerRun($0, try $0.plan(utc: world.now.utc, now: world.now.boot))
    }
  }

  private func left(_ standing: Standing?) -> Duration? {
    standing?.timers.first?.countdown.reading(at: world.now.boot).remaining
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.root).sorted()) ?? []
  }

  @Test("It writes at each change of a run, and never for a tick")
  func writes() throws {
    let keeper = world.keeper(folder)
    var runs = try runs("25m Tea")
    keeper.keep(runs)
    let first = try folder.bytes(of: "state")
    for seconds in 1...5 {
      world.now = later(Double(seconds))
      _ = runs[0].advance(to: world.now.boot)
      keeper.keep(runs)
      _ = keeper.correction(at: world.now, clockWasSet: false)
    }
    #expect(try folder.bytes(of: "state") == first)
    for command in [Command.pause, .resume, .add(.seconds(60)), .stop, .set(.seconds(9))] {
      let before = try folder.bytes(of: "state")
      _ = try runs[0].carryOut(command, at: world.now)
      keeper.keep(runs)
      #expect(try folder.bytes(of: "state") != before, "\(command)")
      #expect(try folder.bytes(of: "state.last") == before, "\(command)")
    }
    #expect(names == ["lock", "state", "state.last"])
    keeper.drop()
    #expect(names == ["lock"])
  }

  @Test("It brings several timers back, and only where nobody else keeps them")
  func restores() throws {
    var keeper: StateKeeper? = world.keeper(folder)
    keeper?.keep(try runs("5m tea + 12m eggs"))
    let second = world.keeper(folder)
    #expect(second.restore(at: world.now) == nil)
    second.keep(try runs("1m"))
    #expect(world.complaints.count == 1 && world.complaints[0].contains("another tminus"))
    keeper = nil
    world.now = later(100)
    let standing = try #require(world.keeper(folder).restore(at: world.now))
    #expect(standing.timers.map(\.title) == ["tea", "eggs"])
    #expect(left(standing) == .seconds(200))
  }

  private func damage(_ name: String, _ change: (inout [UInt8]) -> Void) throws {
    var bytes = try folder.bytes(of: name)
    change(&bytes)
    _ = try folder.write(bytes, to: name)
  }

  @Test("A damaged state is set aside, told once, and the one before it counts")
  func damaged() throws {
    var keeper: StateKeeper? = world.keeper(folder)
    keeper?.keep(try runs("5m"))
    keeper?.keep(try runs("7m"))
    keeper = nil
    try damage("state") { $0[40] ^= 4 }
    let next = world.keeper(folder)
    let standing = next.restore(at: world.now)
    #expect(left(standing) == .seconds(300))
    #expect(next.damage != nil && world.complaints.count == 1)
    #expect(world.complaints[0].contains("state.damaged"))
    #expect(names.contains("state.damaged") && !names.contains("state"))
    next.keep(
      try #require(standing).timers.map {
        $0.run(try! Invocation.parse([]), at: world.now.boot, events: [])
      })
    #expect(names.contains("state"))
  }

  @Test("With both damaged nothing is restored, and the next run is kept all the same")
  func bothDamaged() throws {
    _ = try folder.write([0, 1, 2], to: "state")
    _ = try folder.write([], to: "state.last")
    let keeper = world.keeper(folder)
    #expect(keeper.restore(at: world.now) == nil)
    #expect(world.complaints.count == 1)
    keeper.keep(try runs("5m"))
    #expect(try StateReader.read(try folder.bytes(of: "state")).timers.count == 1)
  }

  @Test("A file of a newer version is kept for it")
  func newer() throws {
    let bytes = Array("tminus state 7\nwhatever\n".utf8)
    _ = try folder.write(bytes, to: "state")
    #expect(world.keeper(folder).restore(at: world.now) == nil)
    #expect(world.complaints.first?.contains("version 7") == true)
    #expect(try folder.bytes(of: "state.damaged") == bytes)
  }

  @Test("A folder, a pipe or nothing in the state's place is no obstacle", arguments: 0...2)
  func strange(kind: Int) throws {
    if kind == 0 { mkdir(folder.path("state"), 0o700) }
    if kind == 1 { mkfifo(folder.path("state"), 0o600) }
    let keeper = world.keeper(folder)
    #expect(keeper.restore(at: world.now) == nil)
    keeper.keep(try runs("5m"))
    #expect(try StateReader.read(try folder.bytes(of: "state")).timers.count == 1)
  }

  @Test("Without a folder it says so once and keeps nothing")
  func nowhere() throws {
    for path in [nil, "/proc/tminus", "/dev/null/tminus"] as [String?] {
      let world = World()
      let keeper = StateKeeper(
        path: path, StateKeeper.Surroundings(complain: { _ in }))
      #expect(keeper.restore(at: world.now) == nil)
      keeper.keep(try runs("5m"))
      keeper.keep(try runs("6m"))
      keeper.drop()
    }
    let keeper = world.keeper(nil)
    keeper.keep(try runs("5m"))
    #expect(world.complaints.count == 1)
  }

  @Test("While the clock isn't set it waits, and then corrects itself in one step")
  func waits() throws {
    var keeper: StateKeeper? = world.keeper(folder)
    keeper?.keep(try runs("25m"))
    let written = try folder.bytes(of: "state")
    keeper = nil
    (world.boot, world.trust, world.now) = ("b", .none, rebooted(-3000))
    let next = world.keeper(folder)
    let standing = try #require(next.restore(at: world.now))
    #expect(next.isWaiting && left(standing) == .seconds(1500))
    let waiting = standing.timers.map {
      $0.run(try! Invocation.parse([]), at: world.now.boot, events: [])
    }
    next.keep(waiting)
    #expect(try folder.bytes(of: "state") == written)
    #expect(next.correction(at: world.now, clockWasSet: true) == nil)
    #expect(next.nextLook(after: world.now.boot) == world.now.boot + .seconds(1))
    world.trust = .synchronised
    world.now = Clock(boot: world.now.boot + .seconds(3), utc: saving.utc + .seconds(600))
    let corrected = try #require(next.correction(at: world.now, clockWasSet: false))
    #expect(left(corrected) == .seconds(900) && !next.isWaiting)
    #expect(next.nextLook(after: world.now.boot) == nil)
    next.keep(
      corrected.timers.map { $0.run(try! Invocation.parse([]), at: world.now.boot, events: []) })
    #expect(try folder.bytes(of: "state") != written)
    #expect(next.correction(at: world.now, clockWasSet: true) == nil)
  }

  @Test("Whoever starts what waits ends the waiting")
  func goesOn() throws {
    var keeper: StateKeeper? = world.keeper(folder)
    keeper?.keep(try runs("25m"))
    keeper = nil
    (world.boot, world.trust, world.now) = ("b", .none, rebooted(5))
    let next = world.keeper(folder)
    var waiting = try #require(next.restore(at: world.now)).timers.map {
      $0.run(try! Invocation.parse([]), at: world.now.boot, events: [])
    }
    _ = try waiting[0].carryOut(.toggle, at: world.now)
    next.keep(waiting)
    #expect(!next.isWaiting)
    world.trust = .synchronised
    #expect(next.correction(at: rebooted(3000), clockWasSet: true) == nil)
  }

  @Test("What a clock chip said is corrected when the clock is set, and not after that")
  func chip() throws {
    var keeper: StateKeeper? = world.keeper(folder)
    keeper?.keep(try runs("25m"))
    keeper = nil
    // The chip is an hour ahead, so the run seems to have ended.
    (world.boot, world.trust, world.now) = ("b", .chip, rebooted(600 + 3600))
    let next = world.keeper(folder)
    #expect(left(next.restore(at: world.now)) == .zero)
    (world.trust, world.now) = (.synchronised, rebooted(600))
    #expect(left(next.correction(at: world.now, clockWasSet: true)) == .seconds(900))
    #expect(next.correction(at: rebooted(9000), clockWasSet: true) == nil)
  }

  @Test("A clock that was set is written down with the run as it is")
  func clockSet() throws {
    let keeper = world.keeper(folder)
    let runs = try runs("25m")
    keeper.keep(runs)
    world.now = later(60, wallClockBy: 31_536_000)
    #expect(keeper.correction(at: world.now, clockWasSet: true) == nil)
    keeper.keep(runs)
    let saved = try StateReader.read(try folder.bytes(of: "state"))
    let now = Clock(
      boot: BootInstant(sinceBoot: .seconds(3)), utc: world.now.utc + .seconds(40))
    let standing = saved.standing(at: now, boot: "b", trust: .synchronised)
    let left = standing.timers[0].countdown.reading(at: now.boot).remaining
    #expect(left == .seconds(1400))
  }

  @Test("What could not be written is written once that is possible, without a change")
  func triesAgain() throws {
    let keeper = world.keeper(folder)
    mkdir(folder.path("state.new"), 0o700)
    let runs = try runs("25m")
    for seconds in 0..<60 {
      world.now = later(Double(seconds))
      if seconds == 30 { rmdir(folder.path("state.new")) }
      _ = keeper.correction(at: world.now, clockWasSet: false)
      keeper.keep(runs)
      #expect(names.contains("state") == (seconds >= 30), "\(seconds)")
    }
    #expect(world.complaints.count == 1)
  }

  @Test("A run that hasn't begun takes title and end from the command line")
  func ready() throws {
    let standing = try state("5m Tea + 6m --paused").standing(
      at: saving, boot: "a", trust: .none)
    let invocation = try Invocation.parse(["--at-zero", "loop", "--title", "Eggs"])
    let opening = Opening(invocation, standing, at: saving, damage: nil)
    #expect(opening.runs.map(\.title) == ["Eggs", "Eggs"])
    #expect(opening.runs.map(\.countdown.atZero) == [.loop, .loop])
    let running = try state("5m Tea").standing(at: saving, boot: "a", trust: .none)
    let other = Opening(invocation, running, at: saving, damage: nil)
    #expect(other.runs.map(\.title) == ["Tea"])
    #expect(other.runs[0].countdown.atZero == .stop)
  }

  @Test("A run whose end was told before counts as told, so that --exit leaves")
  func toldBefore() throws {
    for (commands, isTold) in [([Command.finish], true), ([.pause], false)] {
      let standing = try state("5m", then: commands).standing(at: saving, boot: "a", trust: .none)
      let opening = Opening(try Invocation.parse([]), standing, at: saving, damage: nil)
      #expect(opening.runs[0].hasFired == isTold)
    }
  }

  @Test("The folder is the service manager's, else the user's")
  func paths() {
    func path(_ variables: [String: String]) -> String? {
      StateFolder.standardPath { variables[$0] }
    }
    let home = ["HOME": "/home/a"]
    #expect(path(home) == "/home/a/.local/state/tminus")
    #expect(path(home.merging(["XDG_STATE_HOME": "/s"]) { $1 }) == "/s/tminus")
    #expect(path(home.merging(["XDG_STATE_HOME": "s"]) { $1 }) == "/home/a/.local/state/tminus")
    #expect(path(["STATE_DIRECTORY": "/var/lib/a:/var/lib/b"]) == "/var/lib/a")
    #expect(path([:]) == nil)
  }
}
