import Foundation
import TestSupport
import Testing

@Suite("What a display costs", .enabled(if: XServer.isAvailable))
struct StatisticsTests {
  /// A line of `--stats`.
  private struct Line: Decodable {
    struct Spread: Decodable {
      let median: Double?
      let max: Double?
    }

    let summary: Bool?
    let seconds: Double?
    let frames: Int
    let wakeups: Int
    let pixels: Int
    let rectangles: Int
    let paint: Spread
    let present: Spread
    let labelLate: Spread

    enum CodingKeys: String, CodingKey {
      case summary, seconds, frames, wakeups, pixels, rectangles
      case paint = "paint_us"
      case present = "present_us"
      case labelLate = "label_late_ms"
    }
  }

  /// Returns what the program tells in a time.
  private func lines(_ line: String, seconds: Double) throws -> [Line] {
    let shown = try ShownWindow("\(line) --window 320x240 --stats", on: XServer())
    usleep(UInt32(seconds * 1e6))
    shown.program.send(signal: SIGTERM)
    #expect(shown.program.end() == .left(code: 0))
    let text = shown.program.complaint()
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test("In ten seconds of pause it wakes not once, and shows nothing")
  func paused() throws {
    let lines = try lines("10m --paused", seconds: 12.2)
    let calm = lines.dropFirst().filter { $0.summary == nil }
    #expect(calm.count >= 10)
    for line in calm.suffix(10) {
      #expect(line.wakeups == 0 && line.frames == 0 && line.pixels == 0)
      #expect(line.paint.median == nil && line.labelLate.max == nil)
    }
  }

  @Test("A bar of eight hours wakes at most twice a second")
  func slow() throws {
    let lines = try lines("8h --face bar", seconds: 6.2)
    let calm = lines.dropFirst().filter { $0.summary == nil }
    #expect(calm.count >= 4)
    #expect(calm.map(\.wakeups).reduce(0, +) <= 2 * calm.count)
    for line in calm {
      #expect((1...3).contains(line.frames))
      #expect(line.labelLate.max.map { $0 >= 0 } ?? false)
    }
  }

  @Test("The last line is the sum of all")
  func summary() throws {
    let lines = try lines("20s", seconds: 3.2)
    let last = try #require(lines.last)
    #expect(last.summary == true)
    #expect(last.seconds.map { $0 > 2.5 } ?? false)
    let told = lines.dropLast()
    #expect(last.frames >= told.map(\.frames).reduce(0, +))
    #expect(last.pixels >= told.map(\.pixels).reduce(0, +))
    #expect(last.frames > 20, "the ring moves")
    #expect(last.rectangles >= last.frames)
  }
}
