import Foundation
import TestSupport
import Testing

@testable import SDL

@Suite("Graphics cards")
struct GraphicsCardTests {
  /// A folder like the kernel's with connectors and their states.
  private func cards(
    _ states: [(name: String, status: String?)], number: (String) -> String? = { _ in nil }
  ) throws -> GraphicsCards {
    let folder = try TemporaryFolder()
    let drm = folder.url.appendingPathComponent("sys/class/drm")
    for (name, status) in states {
      let place = drm.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      if let number = number(name) {
        try Data(number.utf8).write(to: place.appendingPathComponent("connector_id"))
      }
      if let status {
        try Data("\(status)\n".utf8).write(to: place.appendingPathComponent("status"))
      }
    }
    return GraphicsCards(root: folder.url.path)
  }

  @Test("The card with a connected screen is found, whatever its number")
  func connected() throws {
    let found = try cards([
      ("card0", nil), ("card0-Writeback-1", "unknown"), ("card1", nil),
      ("card1-HDMI-A-1", "disconnected"), ("card2", nil), ("card2-DSI-1", "connected"),
      ("renderD128", nil), ("version", nil),
    ])
    #expect(found.hasCard)
    #expect(found.connectedCard == 2)
    #expect(found.connectors.count == 3)
    #expect(found.connectedNames == ["DSI-1"])
  }

  @Test("Connectors are named as SDL counts them: by the kernel's numbers, of one card")
  func names() throws {
    let found = try cards([
      ("card0", nil), ("card0-DP-1", "connected"), ("card0-HDMI-A-1", "connected"),
      ("card0-HDMI-A-2", "disconnected"), ("card1", nil), ("card1-DSI-1", "connected"),
    ]) { ["card0-DP-1": "95\n", "card0-HDMI-A-1": "77\n"][$0] }
    #expect(found.connectedNames == ["HDMI-A-1", "DP-1"])
  }

  @Test("Screens that are plugged in and out make a difference, and nothing else does")
  func changes() throws {
    let one = try cards([("card0", nil), ("card0-DP-1", "connected")])
    #expect(try one == cards([("card0", nil), ("card0-DP-1", "connected")]))
    #expect(try one != cards([("card0", nil), ("card0-DP-1", "disconnected")]))
  }

  @Test("No screen, and no card, are told apart")
  func none() throws {
    let dark = try cards([("card0", nil), ("card0-HDMI-A-1", "disconnected")])
    #expect(dark.hasCard)
    #expect(dark.connectedCard == nil)
    #expect(try !cards([]).hasCard)
  }
}
