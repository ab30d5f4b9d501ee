import Foundation

/// The lines another process writes, one by one.
final class LineReader {
  private let handle: FileHandle
  private var rest = Data()

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// Returns the next line; nil when the process has closed its end.
  func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        return line
      }
      let more = handle.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }
}
