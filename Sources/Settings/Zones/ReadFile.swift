import Glibc

/// Returns a file's bytes; nil when it can't be read, is no plain file or is longer than `atMost`.
///
/// Wraps `open`, `fstat` and `read`.
package func readFile(_ path: String, atMost limit: Int) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0, status.isPlainFile, status.st_size <= limit else { return nil }
  var isWhole = false
  let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    while count < buffer.count {
      let got = read(file, buffer.baseAddress! + count, buffer.count - count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return }
      count += got
    }
    isWhole = true
  }
  return isWhole ? bytes : nil
}

/// Returns why a file can't be read by ``readFile(_:atMost:)``: `is not there`, `is longer than 1 MiB`.
///
/// - Parameter limit: in whole MiB.
///
/// Wraps `stat` and `access`.
package func whyUnreadable(_ path: String, atMost limit: Int) -> String {
  var status = stat()
  guard stat(path, &status) == 0 else {
    return errno == ENOENT
      ? "is not there" : "can't be reached (\(String(cString: strerror(errno))))"
  }
  if status.st_mode & S_IFMT == S_IFDIR { return "is a folder" }
  if !status.isPlainFile { return "is no plain file" }
  if status.st_size > limit { return "is longer than \(limit >> 20) MiB" }
  if access(path, R_OK) != 0 { return "can't be read (\(String(cString: strerror(errno))))" }
  return "can't be read"
}

/// Returns whether there is a plain file at a path, links followed.
///
/// Wraps `stat`.
func isPlainFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.isPlainFile
}

extension stat {
  fileprivate var isPlainFile: Bool { st_mode & S_IFMT == S_IFREG }
}
