import Foundation
import TestSupport

/// Watches a program on a virtual screen.
struct ProgramWatch {
  let screen: VirtualScreen
  let program: ShownProgram

  private var place: RingPlace { RingPlace(size: screen.size) }

  /// Starts it so many times, and returns the milliseconds from exec to the ring on the screen.
  func firstFrames(runs: Int) throws -> [Double] {
    try (0..<runs).map { _ in
      try waitUntil { !isShown }
      let start = UTC.now
      let child = try program.start(on: screen, begin: Int(start))
      defer { stop(child) }
      try waitUntil { isShown }
      return (UTC.now - start) * 1000
    }
  }

  /// Starts it, and does something with the running program and the second since 1970 at which its time began.
  func running<Result>(_ body: (Child, Int) throws -> Result) throws -> Result {
    try waitUntil { !isShown }
    let begin = Int(UTC.now)
    let child = try program.start(on: screen, begin: begin)
    defer { stop(child) }
    try waitUntil { isShown }
    return try body(child, begin)
  }

  /// Sets shares of processor time and memory after so many seconds.
  func measureCosts(of child: Child, seconds: Double, _ figures: inout ProgramFigures) {
    let server = screen.process.id
    func used() -> (seconds: Double, serverSeconds: Double, waits: Int) {
      let tree = ProcessTree(of: child.id)
      return (tree.seconds, ProcessTree(of: server).seconds, tree.waits)
    }
    let (start, before) = (UTC.now, used())
    UTC.sleep(seconds: seconds)
    let (length, after) = (UTC.now - start, used())
    figures.share = (after.seconds - before.seconds) / length
    figures.serverShare = (after.serverSeconds - before.serverSeconds) / length
    figures.waits = Double(after.waits - before.waits) / length
    let tree = ProcessTree(of: child.id)
    (figures.memory, figures.processes) = (tree.proportionalMemory, tree.members.count)
  }

  /// Returns how many different pictures of the ring's end are seen in a second.
  func framesPerSecond(seconds: Double, begin: Int) -> Double {
    let start = UTC.now
    let left = Double(begin + ShownProgram.length) - start - seconds / 2
    let end = place.aroundEnd(fraction: left / Double(ShownProgram.length))
    var (frames, last) = (0, screen.hash(of: end))
    while UTC.now < start + seconds {
      usleep(1000)
      let now = screen.hash(of: end)
      if now != last { (frames, last) = (frames + 1, now) }
    }
    return Double(frames) / (UTC.now - start)
  }

  private var isShown: Bool { screen.shows(ShownProgram.ring, at: place.onRing) }

  private func waitUntil(_ condition: () -> Bool) throws {
    let deadline = Deadline(in: 20)
    while !condition() {
      if deadline.hasPassed { throw Complaint("\(program.name) does not show, or leave, its ring") }
      usleep(200)
    }
  }

  private func stop(_ child: Child) {
    child.send(signal: SIGTERM)
    _ = child.end()
  }
}
