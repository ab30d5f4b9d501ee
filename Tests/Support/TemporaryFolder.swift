public import Foundation

/// A folder that goes with this value.
public final class TemporaryFolder {
  public let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tminus-\(UUID().uuidString)")

  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public var root: String { url.path }

  public func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file and returns its path.
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  public func bytes(of name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: url.appendingPathComponent(name)))
  }
}
