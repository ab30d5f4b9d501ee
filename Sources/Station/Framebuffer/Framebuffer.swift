import CLinux
import Glibc
import Raster
import SDL

/// A screen's memory that the kernel offers as a file, `/dev/fb0`, or a file of the same layout.
///
/// It is written to, never mapped: a screen that is taken away is an error then, and no crash.
final class Framebuffer {
  let path: String
  private(set) var layout: FramebufferLayout
  /// Whether it is a device, and not a file.
  let isDevice: Bool
  private let descriptor: Int32
  /// What is written next, in memory that is used again.
  private var bytes: [UInt8] = []

  /// Opens a framebuffer, or a file that is to be one.
  ///
  /// - Parameter fileLayout: what a file is made to hold.
  ///
  /// Wraps `open`, `FBIOGET_VSCREENINFO` and `FBIOGET_FSCREENINFO`.
  init(path: String, fileLayout: FramebufferLayout) throws(FramebufferError) {
    let opened = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else {
      if errno == ENOENT { throw .missing(path: path, others: Self.paths) }
      throw .cannotOpen(path: path, number: errno)
    }
    do throws(FramebufferError) {
      (layout, isDevice) = try Self.layout(of: opened, path, orFile: fileLayout)
    } catch {
      close(opened)
      throw error
    }
    (descriptor, self.path) = (opened, path)
  }

  deinit {
    close(descriptor)
  }

  /// The framebuffers of this machine.
  static var paths: [String] {
    FolderListing.names(in: "/dev").filter { $0.hasPrefix("fb") && Int($0.dropFirst(2)) != nil }
      .sorted().map { "/dev/\($0)" }
  }

  /// Returns a device's layout, or makes a file one.
  private static func layout(
    of descriptor: Int32, _ path: String, orFile layout: FramebufferLayout
  ) throws(FramebufferError) -> (FramebufferLayout, isDevice: Bool) {
    var information = stat()
    fstat(descriptor, &information)
    switch information.st_mode & S_IFMT {
    case S_IFCHR:
      return (try Self.layout(of: descriptor, path), true)
    case S_IFREG:
      guard ftruncate(descriptor, off_t(layout.length)) == 0 else {
        throw .cannotWrite(path: path, number: errno)
      }
      return (layout, false)
    default:
      throw .isOther(path: path)
    }
  }

  private static func layout(
    of descriptor: Int32, _ path: String
  ) throws(FramebufferError) -> FramebufferLayout {
    var variable = fb_var_screeninfo()
    var fixed = fb_fix_screeninfo()
    guard ioctl(descriptor, UInt(FBIOGET_VSCREENINFO), &variable) == 0,
      ioctl(descriptor, UInt(FBIOGET_FSCREENINFO), &fixed) == 0
    else { throw .isOther(path: path) }
    return try FramebufferLayout(variable, fixed, of: path)
  }

  /// Lights the screen, where it is dark to spare it.
  ///
  /// Wraps `FBIOBLANK`.
  func light() {
    if isDevice { _ = ioctl(descriptor, UInt(FBIOBLANK), Int32(FB_BLANK_UNBLANK)) }
  }

  /// Reads anew where the picture begins: who had the console may have moved it.
  func readLayout() throws(FramebufferError) {
    guard isDevice else { return }
    layout = try Self.layout(of: descriptor, path)
  }

  /// Writes parts of a picture to where they belong; what lies outside is left out.
  ///
  /// Wraps `pwrite`.
  func write(_ rects: [PixelRect], of picture: Surface) throws(FramebufferError) {
    let screen = PixelRect(layout.size).intersection(PixelRect(picture.size))
    for rect in rects {
      let rect = rect.intersection(screen)
      guard !rect.isEmpty else { continue }
      for part in layout.writes(for: rect) { try write(part, of: picture) }
    }
  }

  /// Writes a part whose bytes follow one another.
  private func write(_ part: PixelRect, of picture: Surface) throws(FramebufferError) {
    let format = layout.format
    let room = part.area * format.bytes
    if bytes.count < room { bytes = [UInt8](repeating: 0, count: room) }
    let count = bytes.withUnsafeMutableBytes { bytes in
      (part.y0..<part.y1).reduce(0) { count, y in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
        return count + picture.encode(row: y, part.x0..<part.x1, as: format, into: rest)
      }
    }
    let place = self.place(part.x0, part.y0)
    var (written, tries) = (0, 0)
    while written < count {
      let step = bytes.withUnsafeBytes {
        pwrite(
          descriptor, $0.baseAddress.map { $0 + written }, count - written, off_t(place + written))
      }
      if step > 0 {
        written += step
        continue
      }
      // A screen that is busy takes it a little later.
      tries += 1
      guard step < 0, errno == EAGAIN || errno == EINTR, tries < 100 else {
        throw .cannotWrite(path: path, number: step == 0 ? ENOSPC : errno)
      }
      usleep(1000)
    }
  }

  private func place(_ x: Int, _ y: Int) -> Int {
    layout.start + y * layout.stride + x * layout.format.bytes
  }

  /// Returns whether a picture's first pixel and the one in its middle are on the screen; nil where nobody can tell.
  ///
  /// Wraps `pread`.
  func holds(_ picture: Surface) -> Bool? {
    for (x, y) in [(0, 0), (picture.size.width / 2, picture.size.height / 2)] {
      var (expected, seen) = ([UInt8](repeating: 0, count: 4), [UInt8](repeating: 0, count: 4))
      let count = expected.withUnsafeMutableBytes {
        picture.encode(row: y, x..<x + 1, as: layout.format, into: $0)
      }
      guard count > 0, pread(descriptor, &seen, count, off_t(place(x, y))) == count else {
        return nil
      }
      if seen != expected { return false }
    }
    return true
  }
}
