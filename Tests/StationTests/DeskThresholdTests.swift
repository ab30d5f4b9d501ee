import Raster
import Settings
import TestSupport
import Testing
import TimerCore
import Views

@testable import Station

@Suite("T11: a display's thresholds")
struct DeskThresholdTests {
  private func desk(_ line: String, _ thresholds: String...) throws -> TriedDesk {
    try TriedDesk(line, lookingLike: thresholds.flatMap { ["--threshold", $0] })
  }

  private func progress(_ desk: TriedDesk) -> Fill {
    desk.frame()
    return desk.desk.look.value.ring.stroke.progress
  }

  @Test("After falling, adding, seeking and stopping the look is right with the next frame")
  func atOnce() throws {
    var desk = try desk(
      "100s", "danger at 10%: progress red", "warning at 30s: progress #ffa500")
    let (red, orange) = (Fill.color(Color(0xFF0000)), Fill.color(Color(0xFFA500)))
    let normal = progress(desk)
    desk.wait(69.9)
    #expect(progress(desk) == normal)
    desk.wait(0.1)
    #expect(progress(desk) == orange)
    try desk.carryOut("add 1m")
    #expect(progress(desk) == normal)
    // With the minute the run is no longer than it was: 90 s of 100 s; a tenth of the total is 10 s still.
    try desk.carryOut("seek 0.1")
    #expect(progress(desk) == red)
    try desk.carryOut("pause")
    desk.wait(5)
    #expect(progress(desk) == red)
    try desk.carryOut("stop")
    #expect(progress(desk) == normal)
    try desk.carryOut("set 20s")
    #expect(progress(desk) == orange)
  }

  @Test("The look is a function of what is left alone", arguments: [UInt64(1), 2, 3])
  func pure(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let thresholds = [
      "a at 60%: progress yellow", "b at 25%: progress red; thickness +4",
    ]
    var desk = try TriedDesk("100s", lookingLike: thresholds.flatMap { ["--threshold", $0] })
    let normal = desk.desk.invocation.look.ring.stroke.progress
    for _ in 0..<150 {
      let line =
        [
          "add \(Int.random(in: -40...40, using: &random))s",
          "seek \(Double.random(in: 0...1, using: &random))",
          "toggle", "stop", "restart",
        ].randomElement(using: &random) ?? ""
      try desk.carryOut(line)
      desk.wait(Double.random(in: 0...20, using: &random))
      desk.frame()
      let reading = desk.reading
      let changed = desk.desk.look.value.ring.stroke
      let share = reading.remaining / reading.total
      let expected: UInt32? = share <= 0.25 ? 0xFF0000 : share <= 0.6 ? 0xFFFF00 : nil
      #expect(changed.progress == expected.map { .color(Color($0)) } ?? normal, "\(line)")
    }
  }

  @Test("A message is shown when it is reached, once, and goes again")
  func message() throws {
    var desk = try desk("100s", "wrap at 30s: message Wrap up")
    desk.wait(69)
    #expect(desk.desk.words(at: desk.now.boot).isEmpty)
    desk.wait(1)
    #expect(desk.desk.words(at: desk.now.boot) == ["Wrap up"])
    desk.wait(12)
    #expect(desk.desk.words(at: desk.now.boot).isEmpty)
    #expect(
      desk.told() == ["started"] + Array(repeating: "tick", count: 2) + ["threshold", "tick"])
  }

  @Test("What is heard at a threshold is prepared before the end, and rings when it is due")
  func sound() throws {
    var desk = try desk(
      "100s", "a at 30s: sound bell", "b at 20s: progress red", "c at 10s: say Ten")
    let start = saving.boot
    func next(_ desk: TriedDesk) -> RunEnd? { desk.desk.timers.nextEnd(after: desk.now.boot) }
    #expect(next(desk)?.threshold?.name == "a" && next(desk)?.at == start + .seconds(70))
    desk.wait(75)
    let rung = desk.desk.takeWishes().compactMap { wish in
      if case .ring(let end) = wish { end.threshold?.name } else { nil }
    }
    #expect(rung == ["a"])
    #expect(next(desk)?.threshold?.name == "c" && next(desk)?.at == start + .seconds(90))
    desk.wait(20)
    #expect(next(desk) == RunEnd(title: nil, at: start + .seconds(100)))
  }
}
