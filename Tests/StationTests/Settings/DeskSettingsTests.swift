import Raster
import Settings
import TestSupport
import Testing
import TimerCore
import Views

@testable import Station

@Suite struct DeskSettingsTests {
  private func adopt(
    _ words: [String], waiting: [String] = [], by desk: Desk, at now: BootInstant
  ) throws {
    try desk.adopt(EffectiveSettings(words), waiting: waiting, .standard, at: now)
  }

  @Test func savedLooksTitlesAndReactionsAreTakenUpWithoutTouchingTheRun() throws {
    var tried = try TriedDesk("10m tea")
    tried.wait(60)
    let before = tried.desk.timers.front.countdown
    let words = [
      "10m", "coffee", "--events", "--progress", "red", "--react", "below 9m30s: track blue",
      "--volume", "30%",
    ]
    try adopt(words, by: tried.desk, at: tried.now.boot)
    let run = tried.desk.timers.front
    #expect(run.countdown == before)
    #expect(run.title == "coffee")
    let stroke = run.look.value.ring.stroke
    #expect(stroke.progress == .color(Color(0xFF0000)) && stroke.track == .color(Color(0x0000FF)))
    #expect(tried.desk.loudness?.percent == 30)
    #expect(tried.desk.notices.isEmpty)
  }

  @Test func aLookThatWasChangedByHandStaysUntilTheFileSaysAnother() throws {
    var tried = try TriedDesk("10m")
    try tried.carryOut("look thickness 33")
    try adopt(["10m", "--volume", "10%"], by: tried.desk, at: tried.now.boot)
    #expect(tried.desk.look.value.ring.stroke.thickness == .points(33))
    try adopt(["10m", "--padding", "9"], by: tried.desk, at: tried.now.boot)
    #expect(tried.desk.look.value.ring.stroke.thickness == .points(33))
    #expect(tried.desk.look.value.bar.padding == .points(9))
    try adopt(
      ["10m", "--padding", "9", "--thickness", "5"], by: tried.desk, at: tried.now.boot)
    #expect(tried.desk.look.value.ring.stroke.thickness == .points(5))
    try tried.carryOut("look theme light")
    try tried.carryOut("look label off")
    try adopt(
      ["10m", "--thickness", "6"], by: tried.desk, at: tried.now.boot)
    let look = tried.desk.look.value
    #expect(look.background == Theme.light.look.background)
    #expect(!look.label.shown)
    #expect(look.ring.stroke.thickness == .points(6))
  }

  @Test func whatCountsAtTheStartOnlyIsNamed() throws {
    let tried = try TriedDesk("10m")
    try adopt(
      ["10m", "--at-zero", "loop"], waiting: ["atZero"], by: tried.desk, at: tried.now.boot)
    let text = tried.desk.notices.content(at: tried.now.boot)?.body.map(\.text).joined()
    #expect(text == "From the next start: atZero")
  }

  @Test func aFontThatIsNotThereChangesNothing() throws {
    let tried = try TriedDesk("10m")
    let before = tried.desk.look.value
    #expect(throws: (any Error).self) {
      try adopt(
        ["10m", "--background", "image:/none.png"], by: tried.desk, at: tried.now.boot)
    }
    #expect(tried.desk.look.value == before)
  }

  @Test func aFaultIsShownUntilItIsMended() throws {
    var tried = try TriedDesk("10m")
    tried.desk.tellFault(
      "a.json5:1:2: x: there is no such key\na.json5:2:2: more", at: tried.now.boot)
    tried.wait(100)
    let text = tried.desk.notices.content(at: tried.now.boot)?.body.map(\.text).joined()
    #expect(text == "a.json5:1:2: x: there is no such key (and 1 more)")
    tried.desk.hideFault(at: tried.now.boot)
    tried.wait(1)
    #expect(tried.desk.notices.content(at: tried.now.boot) == nil)
  }
}
