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
}
