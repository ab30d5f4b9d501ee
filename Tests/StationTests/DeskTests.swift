import Raster
import SDL
import Settings
import TestSupport
import Testing
import TimerCore
import Views

@testable import Station

/// A desk without a window, and what it has told.
struct TriedDesk {
  final class Paper {
    var lines: [String] = []
    /// The layout of the last frame.
    var layout: (key: [FittedTimer], room: Room, layout: DisplayLayout)?
  }

  let desk: Desk
  let paper = Paper()
  var room = Room(size: PixelSize(640, 360), scale: 1, desktopScale: 1, isFullscreen: false)
  private(set) var now = saving

  /// Begins with a command line.
  init(_ line: String, lookingLike look: [String] = []) throws {
    let arguments = line.split(separator: " ").map(String.init) + ["--events"] + look
    let invocation = try Invocation.parse(arguments)
    guard case .show(let options) = invocation.action else { throw Fault.noScreen }
    let plans = try invocation.timers.map { try $0.plan(utc: saving.utc, now: saving.boot) }
    let paper = paper
    desk = Desk(
      invocation, options, Opening(invocation, plans),
      resources: Resources(typesetter: StrokeTypesetter(), pictures: PictureShelf()),
      tellLine: { paper.lines.append($0.description) }, keep: { _ in })
    _ = frame()
  }

  enum Fault: Error { case noScreen }

  mutating func wait(_ seconds: Double) {
    now = Clock(boot: now.boot + .seconds(seconds), utc: now.utc + .seconds(seconds))
    desk.advance(to: now)
    _ = frame()
  }

  mutating func take(_ event: InputEvent) { desk.take(event, now, room) }

  mutating func press(_ key: Key, _ symbol: Character? = nil, _ modifiers: Modifiers = []) {
    take(.key(KeyEvent(key: key, symbol: symbol, modifiers: modifiers)))
    take(.key(KeyEvent(key: key, symbol: symbol, modifiers: modifiers, isDown: false)))
  }

  mutating func touch(_ phase: TouchEvent.Phase, _ place: Point, finger: Int64 = 1) {
    take(
      .touch(
        TouchEvent(
          phase: phase, finger: finger, x: place.x / Double(room.size.width),
          y: place.y / Double(room.size.height))))
  }

  mutating func carryOut(_ line: String) throws {
    desk.carryOut(try CommandTable.command(of: line), by: "input", now)
  }

  @discardableResult
  func frame() -> Frame {
    let key = desk.fitted(at: now.boot)
    if paper.layout?.key != key || paper.layout?.room != room {
      let layout = DisplayLayout(
        key, size: room.size, scale: room.scale, resources: desk.resources)
      paper.layout = (key, room, layout)
    }
    var frame = Frame(size: room.size, layers: [])
    if let layout = paper.layout?.layout { desk.fill(&frame, layout, room, at: now.boot) }
    return frame
  }

  /// How many layers the next frame has.
  var layerCount: Int { frame().layers.count }

  var reading: Reading { desk.timers.runs[0].reading(at: now.boot) }

  /// The names of the events told since the last time.
  mutating func told() -> [String] {
    defer { paper.lines = [] }
    return paper.lines.map { line in
      let parts = line.split(separator: "\"")
      let event = parts.count > 3 ? String(parts[3]) : ""
      return ["command", "refused"].contains(event)
        ? "\(event) \(line.components(name: "name"))" : event
    }
  }
}

extension String {
  /// The text behind a field's name.
  fileprivate func components(name: String) -> String {
    guard let range = firstRange(of: "\"\(name)\":\"") else { return "" }
    return String(self[range.upperBound...].prefix { $0 != "\"" })
  }
}

@Suite("What hands and programs do to a display")
struct DeskTests {
  @Test("Commands are told with what they are given and by whom, then what they caused")
  func telling() throws {
    var desk = try TriedDesk("10m --face bar")
    _ = desk.told()
    desk.press(.space)
    #expect(
      desk.paper.lines.first
        == #"{"event":"command","at":0,"late":0,"name":"toggle","source":"keyboard"}"#)
    var told = desk.told()
    #expect(told == ["command toggle", "paused"])
    try desk.carryOut("add 1m")
    #expect(desk.paper.lines.first?.hasSuffix(#""source":"input","seconds":60}"#) ?? false)
    _ = desk.told()
    try desk.carryOut("pause")
    told = desk.told()
    #expect(told == ["refused pause"])
    try desk.carryOut("next")
    try desk.carryOut("timer next")
    try desk.carryOut("progress 40%")
    told = desk.told()
    #expect(told == ["refused next", "refused timer", "refused progress"])
  }

  @Test("V2: the bar's mode changes only while no time is counted")
  func mode() throws {
    var desk = try TriedDesk("10m --face bar")
    try desk.carryOut("mode backwards")
    desk.press(.space)
    try desk.carryOut("look bar-mode reflection")
    #expect(desk.desk.look.value.bar.mode == .straight)
    #expect(desk.paper.lines.contains { $0.contains("can't change while time is counted") })
    try desk.carryOut("stop")
    try desk.carryOut("mode backwards")
    #expect(desk.desk.look.value.bar.mode == .backwards)
    _ = desk.told()
    try desk.carryOut("mode sideways")
    let told = desk.told()
    #expect(told == ["refused mode"])
    #expect(desk.desk.look.value.bar.mode == .backwards)
  }

  @Test("V10: a look changes with the next frame and leaves the run alone")
  func looks() throws {
    var desk = try TriedDesk("10m --face ring")
    let before = desk.frame()
    let reading = desk.reading
    try desk.carryOut("look progress orange")
    let after = desk.frame()
    #expect(after != before)
    #expect(desk.reading == reading)
    try desk.carryOut("look progress image:/no/such/file.png")
    let last = desk.told().last
    #expect(last == "refused look")
  }

  @Test("V11: hidden until it is shown, started or set; with autohide until then")
  func visibility() throws {
    for back in ["show", "restart", "set 5m"] {
      var desk = try TriedDesk("10m --face ring")
      let count = desk.frame().layers.count
      try desk.carryOut("hide")
      #expect(desk.layerCount == 1)
      try desk.carryOut(back)
      #expect(desk.layerCount == count, "\(back)")
    }
    var desk = try TriedDesk("1s --face ring --autohide")
    desk.wait(1)
    desk.wait(20)
    #expect(desk.layerCount == 1)
    try desk.carryOut("show")
    #expect(desk.layerCount > 1)
  }

  @Test("V16: a reaction is in the frame while it is in force, whatever was sought or added")
  func reactions() throws {
    var desk = try TriedDesk("10s", lookingLike: ["--react", "below 3s: progress red"])
    let normal = desk.desk.look.value
    desk.wait(7)
    #expect(desk.desk.nextChange(after: desk.now.boot) == desk.now.boot + .seconds(1))
    try desk.carryOut("seek 0")
    #expect(desk.desk.look.value == normal, "zero is not below")
    var again = try TriedDesk("10s", lookingLike: ["--react", "below 3s: progress red"])
    again.wait(6.9)
    #expect(again.desk.look.value == normal)
    again.wait(0.1)
    #expect(again.desk.look.value.ring.stroke.progress == .color(Color(0xFF0000)))
    try again.carryOut("add 5s")
    #expect(again.desk.look.value == normal)
  }

  @Test(
    "V16: a reaction of each second comes and goes by time alone, the last one at the end for good")
  func pulses() throws {
    var desk = try TriedDesk(
      "5s",
      lookingLike: [
        "--react", "each second below 3s: progress red for 0.5s", "--react", "at zero: track blue",
      ])
    var reds: [Bool] = []
    for _ in 0..<20 {
      desk.wait(0.25)
      reds.append(desk.desk.look.value.ring.stroke.progress == .color(Color(0xFF0000)))
    }
    let expected = (1...20).map { quarter in
      let left = 5 - Double(quarter) / 4
      return left <= 3 && left > left.rounded(.up) - 0.5
    }
    #expect(reds == expected)
    #expect(desk.desk.look.value.ring.stroke.track == .color(Color(0x0000FF)))
  }

  @Test("With another scale the mouse is where it points")
  func scaledMouse() throws {
    var desk = try TriedDesk("100s --face bar --padding 10 --thickness 10 --no-label")
    desk.room.scale = 2
    desk.frame()
    desk.take(.mouse(.down(.left, x: 320, y: 180, clicks: 1)))
    desk.take(.mouse(.moved(x: 170, y: 180)))
    #expect(desk.desk.drag?.remaining == .seconds(25))
  }

  @Test("A finger that is lost while it is down leaves nothing held")
  func lostFinger() throws {
    var desk = try TriedDesk("10m --face ring --frame 0,0,10%,10%")
    desk.touch(.down, Point(400, 200))
    desk.take(.window(.focusLost))
    desk.wait(2)
    #expect(!desk.desk.help.isOpen)
    desk.touch(.down, Point(300, 200), finger: 2)
    desk.touch(.up, Point(300, 200), finger: 2)
    #expect(desk.reading.state == .paused)
    desk.touch(.down, Point(320, 355), finger: 3)
    desk.take(.window(.focusLost))
    desk.touch(.down, Point(300, 200), finger: 4)
    desk.touch(.up, Point(300, 200), finger: 4)
    #expect(desk.reading.state == .running)
  }

  @Test(
    "T5: minutes added to a run to a moment stay when the wall clock is set; an untouched run is aimed again"
  )
  func movedEnd() throws {
    for (adds, expected) in [(true, 1000.0 + 300), (false, 1000.0 - 600)] {
      let invocation = try Invocation.parse(["until", "2027-01-15T08:16:40Z"])
      var group = TimerGroup(
        [TimerRun(invocation, try invocation.plan(utc: saving.utc, now: saving.boot))])
      if adds { _ = try group.carryOut(.add(.seconds(300)), at: saving) }
      let stepped = Clock(boot: saving.boot, utc: saving.utc + .seconds(600))
      _ = group.aimAgain(stepped)
      #expect(group.runs[0].reading(at: saving.boot).remaining == .seconds(expected))
    }
  }

  @Test("A message stays through a pause and comes back after what is told for a while")
  func message() throws {
    var desk = try TriedDesk("10m")
    try desk.carryOut("message Two minutes")
    func words() -> [String] { desk.desk.words(at: desk.now.boot) }
    #expect(words() == ["Two minutes"])
    desk.press(.space)
    #expect(words() == ["Paused"])
    desk.wait(1)
    desk.press(.space)
    desk.wait(2)
    #expect(words() == ["Two minutes"])
    try desk.carryOut("message")
    #expect(words() == [])
  }

  @Test("What the lock forbids is refused aloud, also on wheels; the help leaves it out")
  func lockedWheels() throws {
    var desk = try TriedDesk("pick --lock toggle,help")
    desk.press(.enter)
    var told = desk.told()
    #expect(told == ["refused set"] && desk.desk.pick != nil)
    var other = try TriedDesk("10m --lock help")
    other.press(.h)
    told = other.desk.words(at: other.now.boot)
    #expect(told.contains { $0.hasPrefix("Help") } && !told.contains { $0.hasPrefix("Stop") })
  }

  @Test("V14: the drawer's look changes while it is shut")
  func drawerLook() throws {
    var desk = try TriedDesk("10m --face ring")
    #expect(!desk.desk.drawer.isSeen(at: desk.now.boot))
    try desk.carryOut("look spring-duration 0s")
    try desk.carryOut("look drawer-visible 0.3")
    desk.wait(0.1)
    #expect(desk.desk.drawer.isSeen(at: desk.now.boot))
    #expect(!desk.desk.drawer.isMoving(at: desk.now.boot))
    try desk.carryOut("look drawer-visible 0")
    desk.wait(0.1)
    #expect(!desk.desk.drawer.isSeen(at: desk.now.boot))
  }

  @Test(
    "Typed digits are minutes, or hours, minutes and seconds; Enter starts them",
    arguments: [
      ("25", 1500), ("1:30:00", 5400), ("0;30", 30), ("1.30", 90), ("999", 59_940),
    ])
  func typing(text: String, seconds: Int) throws {
    var desk = try TriedDesk("10m --paused")
    let before = desk.frame()
    for character in text { desk.press(.grave, character) }
    let after = desk.frame()
    #expect(after != before)
    desk.press(.enter)
    #expect(desk.reading.total == .seconds(seconds))
    #expect(desk.reading.state == .running)
    let told = desk.told()
    #expect(told == ["command set", "started"])
  }

  @Test("Backspace takes a digit back, Esc gives up, and so does waiting")
  func untyping() throws {
    var desk = try TriedDesk("10m --paused")
    for key in ["2", "5", "0"] as [Character] { desk.press(.grave, key) }
    desk.press(.backspace)
    desk.press(.enter)
    #expect(desk.reading.total == .seconds(1500))
    var other = try TriedDesk("10m --paused")
    other.press(.grave, "7")
    other.press(.escape)
    #expect(!other.desk.isLeaving)
    other.press(.grave, "7")
    other.wait(10)
    #expect(other.desk.typed == nil)
    other.press(.enter)
    #expect(other.reading.total == .seconds(600))
  }

  @Test("A tap toggles; one that strays does not; one that stays shows the help")
  func taps() throws {
    var desk = try TriedDesk("10m --face ring --frame 0,0,10%,10%")
    let place = Point(400, 200)
    desk.touch(.down, place)
    desk.touch(.up, place)
    #expect(desk.reading.state == .paused)
    desk.touch(.down, place)
    desk.touch(.moved, Point(440, 200))
    desk.touch(.up, Point(440, 200))
    #expect(desk.reading.state == .paused)
    desk.touch(.down, place)
    desk.wait(0.59)
    #expect(!desk.desk.help.isOpen)
    desk.wait(0.02)
    #expect(desk.desk.help.isOpen)
    desk.touch(.up, place)
    desk.touch(.down, place)
    desk.touch(.up, place)
    #expect(!desk.desk.help.isOpen && desk.reading.state == .paused)
  }

  @Test("A finger along the bar moves its end to whole seconds, and the run when it lets go")
  func seeking() throws {
    var desk = try TriedDesk("100s --face bar --padding 20 --thickness 20 --no-label")
    desk.touch(.down, Point(320, 180))
    desk.touch(.moved, Point(170, 180))
    #expect(desk.desk.drag?.remaining == .seconds(25))
    #expect(desk.reading.remaining == .seconds(100))
    let dragged = desk.frame()
    desk.touch(.up, Point(170, 180))
    #expect(desk.reading.remaining == .seconds(25))
    let told = desk.told()
    #expect(told.contains("command seek"))
    let after = desk.frame()
    #expect(after != dragged, "the bubble is gone")
  }

  @Test("Around the ring a finger does not pass the ends")
  func ringSeeking() throws {
    var desk = try TriedDesk("100s --face ring --no-label")
    let radius = 150.0
    func place(_ turns: Double) -> Point { Point(320, 180) + Point.unit(turns: turns) * radius }
    desk.touch(.down, place(0.9))
    for turns in [0.8, 0.5, 0.2, 0.05] { desk.touch(.moved, place(turns)) }
    #expect(desk.desk.drag?.remaining == .seconds(5))
    desk.touch(.moved, place(0.95))
    #expect(desk.desk.drag?.remaining == .zero)
    desk.touch(.moved, place(0.1))
    desk.touch(.down, place(0.6), finger: 2)
    #expect(desk.desk.drag == nil, "a second finger gives it up")
    desk.touch(.up, place(0.1))
    desk.touch(.up, place(0.6), finger: 2)
    #expect(desk.reading.remaining == .seconds(100) && desk.reading.state == .running)
  }

  @Test("A finger that comes down anywhere on the ring brings its end there")
  func ringGrip() throws {
    for (turns, seconds) in [(0.1, 10), (0.25, 25), (0.4, 40), (0.75, 75)] {
      var desk = try TriedDesk("100s --face ring --no-label")
      func place(_ turns: Double) -> Point { Point(320, 180) + Point.unit(turns: turns) * 150 }
      desk.touch(.down, place(turns + 0.03))
      desk.touch(.moved, place(turns))
      desk.touch(.up, place(turns))
      #expect(desk.reading.remaining == .seconds(seconds))
    }
  }

  @Test("Two fingers add and take away minutes")
  func twoFingers() throws {
    var desk = try TriedDesk("10m --paused --no-label")
    desk.touch(.down, Point(100, 200))
    desk.touch(.down, Point(150, 200), finger: 2)
    for step in 1...4 {
      desk.touch(.moved, Point(100, 200 - Double(step) * 10))
      desk.touch(.moved, Point(150, 200 - Double(step) * 10), finger: 2)
    }
    #expect(desk.reading.total == .seconds(660))
    desk.touch(.up, Point(100, 160))
    desk.touch(.up, Point(150, 160), finger: 2)
    #expect(desk.reading.state == .ready)
  }

  @Test("Locked, hands do what is allowed, programs all, and the escape lifts it")
  func lock() throws {
    var desk = try TriedDesk("10m --lock toggle,add")
    desk.press(.r)
    desk.press(.q)
    desk.press(.grave, "5")
    let told = desk.told().suffix(2)
    #expect(told == ["refused restart", "refused quit"])
    #expect(!desk.desk.isLeaving && desk.desk.typed == nil)
    desk.take(.quit)
    #expect(!desk.desk.isLeaving)
    desk.press(.space)
    #expect(desk.reading.state == .paused)
    try desk.carryOut("restart")
    #expect(desk.reading.state == .running)
    desk.press(.l, nil, [.control, .alt])
    desk.press(.q)
    #expect(desk.desk.isLeaving)
  }

  @Test("A whole screen asks before it leaves")
  func leaving() throws {
    var desk = try TriedDesk("10m")
    desk.room.isFullscreen = true
    desk.press(.escape)
    #expect(!desk.desk.isLeaving)
    desk.wait(3.5)
    desk.press(.escape)
    #expect(!desk.desk.isLeaving)
    desk.wait(1)
    desk.press(.escape)
    #expect(desk.desk.isLeaving)
  }

  @Test("An unknown pad is learned by two of its buttons, which must differ")
  func lesson() throws {
    var desk = try TriedDesk("10m")
    let pad = PadID(instance: 4)
    for number in [9, 2, 2, 5] {
      desk.take(.pad(.strangerButton(pad, number: number, isDown: true)))
      desk.take(.pad(.strangerButton(pad, number: number, isDown: false)))
    }
    let wishes = desk.desk.takeWishes()
    #expect(wishes.contains(.teach(pad, start: 2, stop: 5)))
  }

  @Test("Blacked out it shows nothing but black, and time goes on")
  func blackout() throws {
    var desk = try TriedDesk("10m")
    try desk.carryOut("blackout")
    #expect(desk.layerCount == 1)
    desk.wait(5)
    #expect(desk.reading.remaining == .seconds(595))
    try desk.carryOut("blackout")
    #expect(desk.layerCount > 1)
  }

  @Test("In the dark the first key or touch lights the screen, and does nothing else")
  func lighting() throws {
    var desk = try TriedDesk("10m")
    desk.press(.period)
    #expect(desk.desk.isBlackedOut)
    desk.press(.space)
    #expect(!desk.desk.isBlackedOut && desk.reading.state == .running)
    desk.press(.period)
    desk.touch(.down, Point(300, 200))
    desk.touch(.up, Point(300, 200))
    #expect(!desk.desk.isBlackedOut && desk.reading.state == .running)
    try desk.carryOut("blackout")
    try desk.carryOut("pause")
    #expect(desk.desk.isBlackedOut && desk.reading.state == .paused)
  }

  @Test("An alarm is silenced by any key, in the dark, too")
  func darkAlarm() throws {
    var desk = try TriedDesk("1s")
    try desk.carryOut("blackout")
    desk.wait(1)
    _ = desk.desk.takeWishes()
    desk.press(.space)
    #expect(desk.desk.takeWishes().contains(.silence))
    #expect(!desk.desk.isBlackedOut && desk.reading.state == .finished)
  }

  @Test("A fine mouse wheel turns the drawer's wheels by whole notches")
  func fineWheel() throws {
    var desk = try TriedDesk("10m --face ring")
    try desk.carryOut("drawer open")
    desk.wait(2)
    for _ in 0..<8 { desk.take(.mouse(.wheel(dx: 0, dy: 0.25))) }
    desk.wait(1)
    _ = desk.told()
    desk.press(.enter)
    #expect(desk.reading.total == .seconds(720))
  }

  @Test("What tells the end goes when there is time left again; several that stand still say so")
  func truths() throws {
    var desk = try TriedDesk("3s --at-zero overtime")
    desk.wait(4)
    #expect(desk.desk.words(at: desk.now.boot) == ["Time's up"])
    try desk.carryOut("add 1m")
    desk.wait(1)
    #expect(desk.desk.words(at: desk.now.boot) == [])
    var several = try TriedDesk("5m tea + 9m eggs")
    several.press(.space)
    #expect(several.desk.words(at: several.now.boot) == ["Paused"])
  }

  @Test("On the wheels the first digit begins a value; after a preset they stand on it")
  func wheelDigits() throws {
    var desk = try TriedDesk("pick")
    desk.press(.grave, "7")
    desk.press(.enter)
    #expect(desk.reading.total == .seconds(420))
  }

  @Test("Keys alone reach every button of the drawer, and Enter presses it")
  func drawerKeys() throws {
    var seen: Set<String> = []
    for steps in 0..<24 {
      var desk = try TriedDesk("10m --face ring")
      desk.wait(1)
      desk.press(.d)
      desk.wait(2)
      for _ in 0..<steps { desk.press(.right) }
      _ = desk.told()
      desk.press(.enter)
      seen.formUnion(desk.told())
    }
    for name in ["pause", "restart", "stop", "add", "fullscreen", "help", "blackout", "set"] {
      #expect(seen.contains("command \(name)"), "\(seen)")
    }
  }
}

@Suite("Whatever hands do")
struct DeskFuzzTests {
  private static let keys = Key.allCases
  private static let symbols: [Character?] = [nil, "1", "5", "0", ":", ".", "x", "é"]

  private static func event(_ random: inout SeededGenerator) -> InputEvent {
    let pad = PadID(instance: Int32.random(in: 0..<12, using: &random))
    let place = { (random: inout SeededGenerator) in Double.random(in: -0.1...1.1, using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      let modifiers = Modifiers(rawValue: UInt8.random(in: 0..<16, using: &random) & 5)
      return .key(
        KeyEvent(
          key: keys.randomElement(using: &random),
          symbol: symbols.randomElement(using: &random) ?? nil,
          modifiers: modifiers, isDown: Bool.random(using: &random),
          isRepeat: Int.random(in: 0..<4, using: &random) == 0))
    case 4:
      let button = PadButton.allCases.randomElement(using: &random) ?? .a
      return .pad(.button(pad, button, isDown: Bool.random(using: &random)))
    case 5:
      let axis = PadAxis.allCases.randomElement(using: &random) ?? .leftX
      return .pad(.axis(pad, axis, position: Double.random(in: -1...1, using: &random)))
    case 6:
      return .pad(
        Bool.random(using: &random)
          ? .removed(pad)
          : .strangerButton(pad, number: Int.random(in: 0..<4, using: &random), isDown: true))
    case 7, 8:
      let phases: [TouchEvent.Phase] = [.down, .moved, .up]
      return .touch(
        TouchEvent(
          phase: phases.randomElement(using: &random) ?? .up,
          finger: Int64.random(in: 0..<4, using: &random), x: place(&random), y: place(&random)))
    case 9:
      return .mouse(.wheel(dx: 0, dy: Double.random(in: -3...3, using: &random)))
    case 10:
      let (x, y) = (
        Int.random(in: -20..<660, using: &random), Int.random(in: -20..<380, using: &random)
      )
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return .mouse(.down(.left, x: x, y: y, clicks: 1))
      case 1: return .mouse(.moved(x: x, y: y))
      default: return .mouse(.up(.left, x: x, y: y))
      }
    default:
      let changes: [WindowEvent] = [
        .exposed, .focusLost, .focusGained, .contentsLost, .closeRequested,
      ]
      return .window(changes.randomElement(using: &random) ?? .exposed)
    }
  }

  private static let lines = [
    "3m", "3m tea + 90s eggs", "pick", "2m --at-zero overtime --lock toggle,drawer",
  ]

  /// A million events in all.
  @Test("The laws of the run hold, and nothing falls over", arguments: lines, [1, 2] as [UInt64])
  func laws(line: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var desk = try TriedDesk(line)
    for step in 0..<125_000 {
      desk.take(Self.event(&random))
      if step % 64 == 0 { desk.wait(Double.random(in: 0...3, using: &random)) }
      if step % 16 == 0 { try check(desk, step) }
      if step % 1000 == 0 {
        desk.paper.lines = []
        _ = desk.desk.takeWishes()
      }
    }
  }

  private func check(_ desk: TriedDesk, _ step: Int) throws {
    for run in desk.desk.timers.runs {
      let reading = run.reading(at: desk.now.boot)
      try #require((0...1).contains(reading.fraction), "\(reading) after step \(step)")
      try #require(reading.remaining <= reading.total, "\(reading) after step \(step)")
    }
    if let next = desk.desk.nextChange(after: desk.now.boot) {
      // What is due wakes at once; nothing is left lying that is long past.
      try #require(next >= desk.now.boot - .seconds(10), "after step \(step)")
    }
  }
}
