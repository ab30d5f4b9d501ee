import Raster
import SDL
import Settings
import TestSupport
import Testing
import TimerCore

@testable import Station

@Suite("K5: when a display is to be heard, and when silent")
struct DeskSoundTests {
  private func sounds(_ desk: inout TriedDesk) -> [Desk.Wish] {
    desk.desk.takeWishes().filter { wish in
      switch wish {
      case .ring, .silence: true
      default: false
      }
    }
  }

  @Test("The end of a run rings as of when it was due, once")
  func ring() throws {
    var desk = try TriedDesk("10s Tea")
    desk.wait(9)
    #expect(sounds(&desk).isEmpty)
    let due = saving.boot + .seconds(10)
    #expect(desk.desk.timers.nextEnd(after: desk.now.boot)?.at == due)
    desk.wait(3)
    #expect(sounds(&desk) == [.ring(due: RunEnd(title: "Tea", at: due))])
    #expect(desk.desk.timers.nextEnd(after: desk.now.boot)?.at == nil)
    desk.wait(3)
    #expect(sounds(&desk).isEmpty)
  }

  @Test("Of several timers the next end is what is prepared; none is while time stands still")
  func nextEnd() throws {
    var desk = try TriedDesk("20s + 10s + 30s")
    #expect(desk.desk.timers.nextEnd(after: desk.now.boot)?.at == saving.boot + .seconds(10))
    desk.wait(15)
    #expect(desk.desk.timers.nextEnd(after: desk.now.boot)?.at == saving.boot + .seconds(20))
    desk.press(.space)
    #expect(desk.desk.timers.nextEnd(after: desk.now.boot)?.at == nil)
  }

  @Test(
    "Every way of stopping silences, whoever asks",
    arguments: ["stop", "restart", "toggle", "start", "add 1m", "set 5m", "quit", "mute"])
  func stopping(line: String) throws {
    var desk = try TriedDesk("10s")
    desk.wait(11)
    _ = sounds(&desk)
    try desk.carryOut(line)
    #expect(sounds(&desk) == [.silence])
  }

  @Test("Finishing early silences what rang, and rings")
  func finish() throws {
    var desk = try TriedDesk("10s")
    desk.wait(5)
    try desk.carryOut("finish")
    #expect(sounds(&desk) == [.silence, .ring(due: RunEnd(title: nil, at: desk.now.boot))])
  }

  @Test("Any key, button, click or touch silences, but for what makes it louder or softer")
  func hands() throws {
    var desk = try TriedDesk("10s --sound bell")
    desk.press(.z)
    #expect(sounds(&desk) == [.silence])
    desk.press(.volumeDown)
    #expect(sounds(&desk).isEmpty && desk.desk.loudness?.percent == 75)
    desk.touch(.down, Point(300, 100))
    #expect(sounds(&desk) == [.silence])
    desk.take(.mouse(.moved(x: 5, y: 5)))
    #expect(sounds(&desk).isEmpty)
    try desk.carryOut("message hello")
    #expect(sounds(&desk).isEmpty)
  }

  @Test("Locked, only what is allowed silences")
  func locked() throws {
    var desk = try TriedDesk("10s --lock toggle")
    desk.wait(11)
    _ = sounds(&desk)
    desk.press(.z)
    desk.press(.m)
    #expect(sounds(&desk).isEmpty)
    desk.press(.space)
    #expect(sounds(&desk) == [.silence])
  }

  @Test("Mute and volume are told with what they are given, shown, and stay within their bounds")
  func loudness() throws {
    var desk = try TriedDesk("10m --volume 40%")
    let layers = desk.layerCount
    try desk.carryOut("mute")
    desk.wait(0.5)
    #expect(desk.desk.loudness?.isAudible == false && desk.layerCount > layers)
    desk.press(.volumeUp)
    #expect(desk.desk.loudness?.isAudible == true && desk.desk.loudness?.percent == 45)
    try desk.carryOut("volume 95%")
    desk.press(.volumeUp)
    desk.press(.volumeUp)
    #expect(desk.desk.loudness?.percent == 100 && desk.desk.loudness?.gain == 1)
    try desk.carryOut("volume -100%")
    #expect(desk.desk.loudness?.percent == 0 && desk.desk.loudness?.isAudible == false)
    let told = desk.paper.lines.filter { $0.contains("volume") }
    #expect(told.count == 5)
    #expect(told.first?.hasSuffix(#""source":"keyboard","change":5}"#) ?? false)
    #expect(told.dropFirst().first?.hasSuffix(#""source":"input","percent":95}"#) ?? false)
  }

  @Test("Without sounds there is nothing to mute, no button for it and no line in the help")
  func none() throws {
    var desk = try TriedDesk("10m --sound none")
    try desk.carryOut("mute")
    try desk.carryOut("volume +5%")
    #expect(desk.told() == ["started", "refused mute", "refused volume"])
    #expect(!Control.main(isHeard: false).contains(.mute))
    #expect(Control.main(isHeard: true).contains(.mute))
  }

  @Test("While a duration is picked sounds can be muted, too")
  func picking() throws {
    var desk = try TriedDesk("pick")
    desk.press(.m)
    #expect(desk.desk.loudness?.isMuted == true)
  }
}
