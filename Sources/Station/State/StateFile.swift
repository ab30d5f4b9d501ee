import CLinux
import Glibc

/// Whole files, read and written with the system's own calls.
enum StateFile {
  /// A call that failed, as its error number.
  struct Failure: Error, Hashable {
    let number: Int32
    var reason: String { String(cString: strerror(number)) }
    var isMissing: Bool { number == ENOENT }
  }

  /// Returns a plain file's bytes; what is longer than `longest` is cut off.
  ///
  /// Wraps `open` and `read`. It never waits: what is no plain file is an error.
  static func bytes(at path: String, longest: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(number: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(number: EINVAL) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(longest, 65_536))
    while bytes.count < longest {
      let count = Glibc.read(descriptor, &part, min(part.count, longest - bytes.count))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure(number: errno) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }

  /// Returns a small file's text; nil if it can't be read.
  static func text(at path: String, longest: Int) -> String? {
    (try? bytes(at: path, longest: longest)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file anew, for its owner only, and returns once the disk has it.
  ///
  /// Wraps `open`, `write` and `fsync`.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Failure(number: count < 0 ? errno : ENOSPC) }
      done += count
    }
    guard fsync(descriptor) == 0 else { throw Failure(number: errno) }
  }

  /// Returns once the disk has the names in a folder.
  ///
  /// Wraps `fsync`; a file system that can't is no error.
  static func sync(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes a folder and those above it, for their owner only.
  ///
  /// Wraps `mkdir`.
  static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let number = errno
    guard number == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw Failure(number: number)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Failure(number: errno) }
  }
}
