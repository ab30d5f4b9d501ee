import Foundation
import TestSupport
import Testing

private let valgrindIsThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind")

@Suite("Instruction counts", .enabled(if: valgrindIsThere))
struct CountsTests {
  /// Counts few frames, as if the compiler were version 1.
  private func counts(_ file: String, _ more: String...) throws -> Finished {
    try Child.run(
      Built.path("Benchmarks"),
      ["counts", "--counts", file, "--compiler", "1", "--frames", "2", "--size", "96x54"] + more,
      within: 300)
  }

  @Test("They are recorded, compared, and not compared silently; a rise is told by its name")
  func recording() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("counts.json")
    #expect(try counts(file, "--record").ending == .left(code: 0))
    let same = try counts(file)
    #expect(same.ending == .left(code: 0) && same.errors.isEmpty, "\(same.errors)")
    var text = String(decoding: try folder.bytes(of: "counts.json"), as: UTF8.self)
    let full = try #require(text.range(of: "\"full\" : "))
    text.insert(contentsOf: "1, \"old\" : ", at: full.upperBound)
    _ = try folder.write(Array(text.utf8), to: "counts.json")
    let risen = try counts(file)
    #expect(risen.ending == .left(code: 1))
    #expect(risen.errors.hasPrefix("full takes "), "\(risen.errors)")
    _ = try folder.write(
      Array(text.replacing("Swift 1 ", with: "Swift 2 ").utf8), to: "counts.json")
    let other = try counts(file)
    #expect(other.ending == .left(code: 0))
    #expect(other.errors.contains("not compared: recorded with Swift 2 "), "\(other.errors)")
  }
}
