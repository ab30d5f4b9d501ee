import CLinux
import Glibc
import Raster
import SDL
import Settings
import TimerCore

/// A framebuffer as a display's screen, with the console that it belongs to and the keys that reach it.
final class Panel {
  let console: Console?
  /// The console's terminal, where keys come from it and not from the keyboards themselves.
  private let keys: RawLine?
  private let ears: DeviceEars
  private let framebuffer: Framebuffer

  /// Takes a framebuffer and, where the program was started on one, the console.
  ///
  /// - Parameters:
  ///   - path: a device, or a file, which is made to hold a picture.
  ///   - fileSize: that picture's size, in pixels.
  init(path: String, fileSize: PixelSize) throws {
    framebuffer = try Framebuffer(path: path, fileLayout: FramebufferLayout(size: fileSize))
    guard framebuffer.isDevice else {
      (console, keys, ears) = (nil, nil, try DeviceEars(folder: nil))
      return
    }
    let trouble = Library.deviceTrouble
    console = Console()
    keys = trouble == nil || console == nil ? nil : try? RawLine()
    ears = try DeviceEars(besides: [console?.switches ?? -1, keys?.descriptor ?? -1])
    if keys != nil, let trouble { Output.complain("\(trouble); keys come from the console") }
    try framebuffer.readLayout()
    framebuffer.light()
  }

  /// Returns the framebuffer of the console that the program was started on, after SDL could draw nothing there; nil
  /// where that would not help, or show nothing.
  static func instead(of error: ScreenError, fileSize: PixelSize) -> Panel? {
    switch error {
    case .noScreen, .noWindow, .cannotDraw: break
    case .noSuchDisplay, .noSuchMode, .screenIsHeld, .cannotPresent: return nil
    }
    let path = "/dev/fb0"
    guard Library.expectsConsole, !Library.isUnplugged, Console.isThere,
      Framebuffer.paths.contains(path)
    else { return nil }
    return try? Panel(path: path, fileSize: fileSize)
  }

  var path: String { framebuffer.path }

  /// The size of its picture, in pixels.
  var size: PixelSize { framebuffer.layout.size }

  var pixelsPerMillimetre: Double? { framebuffer.layout.pixelsPerMillimetre }

  /// Whether SDL reads keys and fingers from the kernel's devices for it.
  var readsDevices: Bool { framebuffer.isDevice && keys == nil }

  /// Whether another console is shown.
  var isAway: Bool { console?.isAway ?? false }

  /// Becomes readable when there is something to take or to hear.
  var descriptor: Int32 { ears.descriptor }

  /// When it wants to look after new devices.
  var nextLook: BootInstant? { ears.nextLook }

  /// Follows switches of the console; returns whether it is back, and has to be painted anew.
  func listen(at now: BootInstant) throws(FramebufferError) -> Bool {
    ears.drain(at: now)
    guard console?.followSwitches() ?? false else { return false }
    try framebuffer.readLayout()
    framebuffer.light()
    return true
  }

  /// Returns the keys that came from the console's terminal.
  func takeKeys() -> [InputEvent] {
    guard let keys, !isAway else { return [] }
    return TerminalKeys.events(keys.read()).map { .key($0) }
  }

  /// Shows parts of a picture, unless another console is shown.
  func show(_ rects: [PixelRect], of picture: Surface) throws(FramebufferError) {
    if !isAway { try framebuffer.write(rects, of: picture) }
  }

  /// Returns whether a picture was seen to be shown; nil where nobody can tell.
  func shows(_ picture: Surface) -> Bool? {
    isAway ? nil : framebuffer.holds(picture)
  }
}
