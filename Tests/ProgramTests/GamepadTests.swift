import Foundation
import TestSupport
import Testing

/// A virtual pad lives in the process that plugs it in, so a probe runs the station.
@Suite("With a gamepad")
struct GamepadTests {
  private func station(_ line: String) throws -> Child {
    try Child(
      Built.path("stationprobe"), ["pads"] + line.words, environment: ["SDL_VIDEODRIVER": "dummy"])
  }

  @Test(
    "A and Start start and pause, and count once while they are held", arguments: ["a", "start"])
  func toggle(button: String) throws {
    let station = try station("20s --paused --events")
    try station.tell("plug in")
    try station.tell("\(button) down")
    #expect(try station.event("started") != nil)
    #expect(try station.events(for: 0.3).isEmpty)
    try station.tell("\(button) up")
    try station.tell("\(button) down")
    #expect(try station.event("paused") != nil)
    try station.tell("\(button) up")
    try station.tell("\(button) down")
    #expect(try station.event("resumed") != nil)
    station.send(signal: SIGTERM)
    #expect(station.end() == .left(code: 0))
  }

  @Test("B gives up, X begins anew")
  func stopAndRestart() throws {
    let station = try station("20s --events")
    try station.tell("plug in")
    try station.tell("b down")
    #expect(try station.event("stopped") != nil)
    try station.tell("b up")
    try station.tell("x down")
    #expect(try station.event("started")?.seconds == 20)
  }

  @Test("A pad that is unplugged while its button is held leaves the run as it is, and comes back")
  func unplug() throws {
    let station = try station("20s --paused --events")
    try station.tell("plug in")
    try station.tell("a down")
    #expect(try station.event("started") != nil)
    try station.tell("unplug")
    let events = try station.events(for: 1.2)
    #expect(!events.isEmpty && events.allSatisfy { $0.event == "tick" })
    try station.tell("plug in")
    try station.tell("a down")
    #expect(try station.event("paused") != nil)
  }

  /// Returns the next event but ticks.
  private func deed(_ station: Child) throws -> EventLine? {
    let deadline = Deadline(in: 10)
    while !deadline.hasPassed, let line = station.line(within: 10) {
      let event = try EventLine(line)
      if event.event != "tick" { return event }
    }
    return nil
  }

  @Test("A stick that is held adds again and again, and no more once its pad is gone")
  func stick() throws {
    let station = try station("100s --paused --events")
    try station.tell("plug in")
    try station.tell("stick -32000")
    for _ in 0..<3 {
      let event = try #require(try station.event("command"))
      #expect(event.name == "add" && event.source == "gamepad" && event.seconds == 60)
    }
    try station.tell("unplug")
    _ = try station.events(for: 0.5)
    #expect(try station.events(for: 0.5).isEmpty)
  }

  @Test("Ten pads work side by side")
  func tenPads() throws {
    let station = try station("100s --paused --events")
    for number in 0..<10 {
      try station.tell("plug in")
      try station.tell("a down")
      #expect(try deed(station)?.name == "toggle", "pad \(number)")
      #expect(
        try deed(station)?.event
          == (number == 0 ? "started" : number % 2 == 1 ? "paused" : "resumed"))
    }
    for _ in 0..<10 { try station.tell("unplug") }
    try station.tell("plug in")
    try station.tell("x down")
    #expect(try deed(station)?.name == "restart")
  }

  @Test("A pad that nobody knows is learned by two buttons, and works from then on")
  func stranger() throws {
    let station = try station("100s --paused --events")
    try station.tell("plug stranger")
    // The first press asks, the second starts from now on, the third stops.
    for number in [7, 3, 5] {
      try station.tell("button \(number) down")
      try station.tell("button \(number) up")
    }
    usleep(300_000)
    try station.tell("button 3 down")
    #expect(try station.event("started") != nil)
    try station.tell("button 5 down")
    #expect(try station.event("stopped") != nil)
    station.send(signal: SIGTERM)
    #expect(station.end() == .left(code: 0))
    let complaint = station.complaint()
    #expect(complaint.contains(",a:b3,b:b5,") && complaint.contains("--pads"))
  }

  @Test(
    "A finger taps, pulls the drawer open at the edge, presses a button in it, and shuts it again")
  func finger() throws {
    let station = try station("100s --events --window 800x480")
    _ = try station.event("started")
    try station.tell("touch down 1 0.3 0.3")
    try station.tell("touch up 1 0.3 0.3")
    let tap = try #require(try station.event("command"))
    #expect(tap.name == "toggle" && tap.source == "touch")
    for step in 0...6 {
      try station.tell("touch \(step == 0 ? "down" : "moved") 1 0.5 \(0.99 - Double(step) * 0.1)")
      usleep(20_000)
    }
    try station.tell("touch up 1 0.5 0.39")
    usleep(1_800_000)
    // The second button of the row below the lengths begins anew.
    try station.tell("touch down 2 0.34 0.82")
    try station.tell("touch up 2 0.34 0.82")
    let pressed = try #require(try station.event("command"))
    #expect(pressed.source == "drawer" && pressed.name == "restart")
    try station.tell("touch down 3 0.02 0.1")
    try station.tell("touch up 3 0.02 0.1")
    usleep(1_800_000)
    try station.tell("touch down 4 0.02 0.1")
    try station.tell("touch up 4 0.02 0.1")
    #expect(try station.event("command")?.name == "toggle")
  }
}
