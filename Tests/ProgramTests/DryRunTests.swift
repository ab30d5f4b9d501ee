import Foundation
import TestSupport
import Testing

/// What `--dry-run` prints.
private struct DryRun: Decodable, Equatable {
  var title: String?
  var seconds: Double
  var remaining: Double
  var label: String
  var fraction: Double
  var phase: String
  var state: String
  var ends: String?
}

@Suite("The dry run")
struct DryRunTests {
  private func dryRun(_ line: String) throws -> DryRun {
    let finished = try Tminus.run(line + " --dry-run")
    #expect(finished.ending == .left(code: 0) && finished.errors.isEmpty, "\(finished.errors)")
    #expect(finished.lines.count == 1)
    return try JSONDecoder().decode(DryRun.self, from: Data(finished.output))
  }

  /// What a countdown is that runs since the given moment.
  private static let started = DryRun(
    title: nil, seconds: 600, remaining: 600, label: "10:00", fraction: 1, phase: "normal",
    state: "running", ends: "2026-05-01T12:10:00Z")

  private static let noon = "--from 2026-05-01T12:00 --zone UTC"

  @Test("It tells title, times, label, fraction, phase, state and end of a run")
  func running() throws {
    #expect(try dryRun("10m \(Self.noon)") == Self.started)
    var later = Self.started
    (later.title, later.remaining, later.label) = ("wash car", 378, "06:18")
    (later.fraction, later.ends) = (0.63, "2026-05-01T12:06:18Z")
    #expect(try dryRun("10m wash car --elapsed 3m42s \(Self.noon)") == later)
  }

  @Test("A paused run, and one that waits, have no end")
  func paused() throws {
    var ready = Self.started
    (ready.state, ready.ends) = ("ready", nil)
    #expect(try dryRun("10m --paused \(Self.noon)") == ready)
    var paused = ready
    (paused.state, paused.remaining, paused.label) = ("paused", 450, "07:30")
    paused.fraction = 0.75
    #expect(try dryRun("10m --paused --elapsed 2m30s \(Self.noon)") == paused)
    var standard = ready
    (standard.seconds, standard.remaining, standard.label) = (300, 300, "05:00")
    #expect(try dryRun(Self.noon) == standard)
  }

  private typealias Past = (
    atZero: String, state: String, phase: String, remaining: Double, label: String, fraction: Double
  )

  private static let pasts: [Past] = [
    ("stop", "finished", "finished", 0, "00:00", 0),
    ("overtime", "running", "overtime", -75, "\u{2212}01:15", 0),
    ("loop", "running", "normal", 525, "08:45", 0.875),
  ]

  @Test(
    "Past its end it is finished, or in overtime, or in a new round",
    arguments: pasts)
  func past(
    atZero: String, state: String, phase: String, remaining: Double, label: String, fraction: Double
  ) throws {
    let now = try dryRun("10m --elapsed 11m15s --at-zero \(atZero) \(Self.noon)")
    #expect(now.state == state && now.phase == phase)
    #expect(now.remaining == remaining && now.label == label && now.fraction == fraction)
    #expect(now.seconds == 600)
  }

  private static let days: [(from: String, until: String, hours: Int, ends: String)] = [
    ("2026-03-28T20:00", "2026-03-29T20:00", 23, "2026-03-29T18:00:00Z"),
    ("2026-10-24T20:00", "2026-10-25T20:00", 25, "2026-10-25T19:00:00Z"),
    ("2026-06-01T20:00", "2026-06-02T20:00", 24, "2026-06-02T18:00:00Z"),
  ]

  @Test(
    "A day in which the clocks are set has 23 or 25 hours",
    arguments: days)
  func clockChange(from: String, until: String, hours: Int, ends: String) throws {
    let now = try dryRun("until \(until) --from \(from) --zone Europe/Berlin")
    #expect(now.seconds == Double(hours * 3600) && now.remaining == now.seconds)
    #expect(now.label == "\(hours):00:00" && now.fraction == 1)
    #expect(now.ends == ends)
  }

  @Test("A bare time that has come is meant for tomorrow, and a gap in the clock ends it later")
  func untilTime() throws {
    let evening = try dryRun("until 18:30 tea --from 2026-05-01T12:00 --zone Europe/Berlin")
    #expect(evening.ends == "2026-05-01T16:30:00Z" && evening.title == "tea")
    let tomorrow = try dryRun("until 12:00 --from 2026-05-01T12:00 --zone Europe/Berlin")
    #expect(tomorrow.ends == "2026-05-02T10:00:00Z")
    let gap = try dryRun("until 2026-03-29T02:30 --from 2026-03-28T20:00 --zone Europe/Berlin")
    #expect(gap.ends == "2026-03-29T01:00:00Z")
  }

  @Test("Without --from, it ends at the clock's time plus the duration")
  func clock() throws {
    let before = Date()
    let ends = try #require(try dryRun("10m").ends)
    let format = ISO8601DateFormatter()
    format.formatOptions.insert(.withFractionalSeconds)
    let date = try #require(format.date(from: ends))
    // The line's milliseconds are cut, and the clock went on while the program started.
    #expect((599.9...610).contains(date.timeIntervalSince(before)), "\(ends)")
  }
}
