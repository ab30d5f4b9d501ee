import Foundation

/// Recorded instruction counts: by compiler and architecture, then by workload.
struct CountsFile {
  var counts: [String: [String: Int]]

  /// Reads a file; one that is not there has no counts.
  init(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      counts = [:]
      return
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    counts = try JSONDecoder().decode([String: [String: Int]].self, from: data)
  }

  func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(counts) + Data("\n".utf8)
    try data.write(to: URL(fileURLWithPath: path))
  }
}
