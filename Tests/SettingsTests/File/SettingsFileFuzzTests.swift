import TestSupport
import Testing

@testable import Settings

@Suite struct SettingsFileFuzzTests {
  private static let seeds = [
    "{thickness: 12, progress: \"red\", timers: ['5m tea', \"12m eggs\"], label: false}",
    "// c\n{face: 'ring', react: [\"at zero: track red\"], /* x */ opacity: .5, $schema: ''}",
    "[1, -0x1F, +Infinity, NaN, 1e5, {a: {b: [\"\\u0041\\x41\\\n\"]}}, null, true]",
  ]

  /// Every text that differs in a few bytes from a good one is read or refused with a place within it.
  @Test func seed1MutatedFilesAreReadOrRefusedWithAPlace() {
    var random = SeededGenerator(seed: 1)
    var refused = 0
    for _ in 0..<8_000 {
      var bytes = Array(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      do { _ = try SettingsFile(bytes, path: "f") } catch {
        refused += 1
        #expect(!error.faults.isEmpty)
        for fault in error.faults where fault.place.line > lines + bytes.count / 3 {
          Issue.record("\(fault) lies behind \(bytes)")
        }
        if error.faults.contains(where: { $0.reason.isEmpty || $0.place.column < 1 }) {
          Issue.record("\(error) of \(bytes)")
        }
        // A sentence stays on one line, whatever it quotes.
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == error.faults.count, "\(error)")
      }
    }
    #expect(refused > 3_000)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
    let signs = Array("{}[]:,'\"\\/*+-.0x5me\n\r \u{2028}é😀".utf8)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !bytes.isEmpty: bytes.remove(at: place)
    case 1: bytes.insert(signs[Int.random(in: 0..<signs.count, using: &random)], at: place)
    case 2 where !bytes.isEmpty: bytes[place] = UInt8.random(in: 0...255, using: &random)
    default:
      let end = min(bytes.count, place + Int.random(in: 0..<12, using: &random))
      bytes.insert(contentsOf: bytes[min(place, end)..<end], at: min(place, bytes.count))
    }
  }
}
