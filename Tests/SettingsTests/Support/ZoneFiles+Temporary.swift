import Glibc

@testable import Settings

extension ZoneFiles {
  static let usual = "/usr/share/zoneinfo"

  /// Returns files whose own zone can be set, in a new folder; remove it afterwards.
  static func temporary() -> ZoneFiles {
    var template = Array("/tmp/tminus-zones-XXXXXX".utf8CString)
    let folder = template.withUnsafeMutableBufferPointer { buffer in
      mkdtemp(buffer.baseAddress!).map { String(cString: $0) } ?? "/tmp"
    }
    return ZoneFiles(folder: usual, localTime: "\(folder)/localtime")
  }

  func setLocalTime(to name: String) throws {
    unlink(localTime)
    guard symlink("\(folder)/\(name)", localTime) == 0 else {
      throw ZoneError.unreadable(path: localTime)
    }
  }

  func remove() {
    unlink(localTime)
    rmdir(String(localTime.dropLast("/localtime".count)))
  }
}
