import Foundation
import TestSupport
import Testing

@Suite("A window that can be seen through")
struct TransparencyTests {
  private static let teller = "/usr/bin/xwininfo"

  private func depth(_ line: String) throws -> String? {
    let server = try XServer()
    let shown = try ShownWindow("25m --window 320x240 \(line)", on: server)
    let told = try Child.run(
      Self.teller, ["-id", shown.id], environment: ["DISPLAY": server.display])
    return told.lines.first { $0.contains("Depth:") }?.split(separator: " ").last.map(String.init)
  }

  @Test(
    "Its pixels have an alpha channel with a transparent background, and none otherwise",
    .enabled(
      if: XServer.isAvailable && FileManager.default.isExecutableFile(atPath: Self.teller)))
  func depth() throws {
    #expect(try depth("--theme transparent") == "32")
    #expect(try depth("--theme dark") == "24")
  }
}
