import Glibc

/// The bytes of pictures in files.
enum PictureFile {
  /// The largest file that is read.
  private static let limit = 512 << 20

  /// Returns the bytes of the regular file at `path`.
  static func read(_ path: String) throws(PictureError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missing(path: path) }
      throw .cannotRead(path: path, reason: systemReason(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is not a file")
    }
    guard status.st_size <= limit else {
      throw .cannotRead(path: path, reason: "it has more than \(limit >> 20) MiB")
    }
    return try bytes(from: descriptor, count: Int(status.st_size), path: path)
  }

  private static func bytes(
    from descriptor: Int32, count: Int, path: String
  ) throws(PictureError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let got = Glibc.read(descriptor, base + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        filled += got
      }
    }
    if failure != 0 { throw .cannotRead(path: path, reason: systemReason(failure)) }
    return bytes
  }

  /// Writes the bytes beside `path`, syncs them and puts them in its place in one step.
  ///
  /// What is there but is no file (a pipe, a terminal) is written to as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(PictureError) {
    var status = stat()
    let isOther = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let target = isOther ? path : "\(path).\(getpid()).part"
    let flags = isOther ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CLOEXEC | O_CREAT | O_TRUNC
    let descriptor = open(target, flags, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: systemReason(errno)) }
    var failure = writeAll(bytes, to: descriptor)
    if failure == 0, !isOther, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, !isOther, rename(target, path) != 0 { failure = errno }
    if failure != 0 {
      if !isOther { unlink(target) }
      throw .cannotWrite(path: path, reason: systemReason(failure))
    }
  }

  /// Writes all of the bytes; returns the error number, or 0.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count, let base = bytes.baseAddress {
        let wrote = Glibc.write(descriptor, base + done, bytes.count - done)
        if wrote < 0, errno == EINTR { continue }
        if wrote < 0 { return errno }
        done += wrote
      }
      return 0
    }
  }

  /// Returns what the system calls an error number.
  private static func systemReason(_ number: Int32) -> String {
    String(cString: strerror(number))
  }
}
