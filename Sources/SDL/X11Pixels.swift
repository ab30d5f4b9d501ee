import CSDL2
import Glibc

/// The short way of a few pixels to an X11 window: in the request itself.
///
/// SDL lets the server read a window's pixels from shared memory, and waits after each picture until it has. Up to
/// some thousands are written to the connection in less time than that answer takes.
struct X11Pixels: ~Copyable {
  /// More pixels than these go SDL's way.
  private static let most = 16_384

  private let display: OpaquePointer
  private let window: XID
  private let context: OpaquePointer
  private let depth: Int32
  private let functions: Functions

  /// Xlib's functions, of the library that SDL has loaded.
  private struct Functions {
    typealias CreateContext =
      @convention(c) (OpaquePointer, XID, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
    typealias FreeContext = @convention(c) (OpaquePointer, OpaquePointer) -> Int32
    typealias Attributes =
      @convention(c) (OpaquePointer, XID, UnsafeMutablePointer<XWindowAttributes>) -> Int32
    typealias InitImage = @convention(c) (UnsafeMutablePointer<XImage>) -> Int32
    typealias PutImage =
      @convention(c) (
        OpaquePointer, XID, OpaquePointer, UnsafeMutablePointer<XImage>, Int32, Int32, Int32,
        Int32, UInt32, UInt32
      ) -> Int32
    typealias Flush = @convention(c) (OpaquePointer) -> Int32

    let createContext: CreateContext
    let freeContext: FreeContext
    let attributes: Attributes
    let initImage: InitImage
    let putImage: PutImage
    let flush: Flush

    init?() {
      guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
      defer { dlclose(library) }
      guard let create = dlsym(library, "XCreateGC"), let free = dlsym(library, "XFreeGC"),
        let attributes = dlsym(library, "XGetWindowAttributes"),
        let initImage = dlsym(library, "XInitImage"), let put = dlsym(library, "XPutImage"),
        let flush = dlsym(library, "XFlush")
      else { return nil }
      createContext = unsafeBitCast(create, to: CreateContext.self)
      freeContext = unsafeBitCast(free, to: FreeContext.self)
      self.attributes = unsafeBitCast(attributes, to: Attributes.self)
      self.initImage = unsafeBitCast(initImage, to: InitImage.self)
      putImage = unsafeBitCast(put, to: PutImage.self)
      self.flush = unsafeBitCast(flush, to: Flush.self)
    }
  }

  /// Creates the way to a window; nil where it is not one of X11, or its pixels are not 0x··RRGGBB in four bytes.
  ///
  /// Wraps `XCreateGC`.
  init?(_ window: OpaquePointer) {
    var info = SDL_SysWMinfo()
    tm_set_version(&info)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let display = tm_x11_display(&info).map({ OpaquePointer($0) }), let functions = Functions()
    else { return nil }
    let id = tm_x11_window(&info)
    var attributes = XWindowAttributes()
    guard functions.attributes(display, id, &attributes) != 0,
      attributes.depth == 24 || attributes.depth == 32,
      let context = functions.createContext(display, id, 0, nil)
    else { return nil }
    (self.display, self.window, self.context) = (display, id, context)
    (self.functions, depth) = (functions, attributes.depth)
  }

  deinit {
    _ = functions.freeContext(display, context)
  }

  /// Sends parts of the window's surface, which lie within it; returns false, with nothing sent, where they are too
  /// large or of another format.
  ///
  /// Wraps `XPutImage`.
  func send(_ areas: [SDL_Rect], of surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    var count = 0
    for index in areas.indices { count += Int(areas[index].w) * Int(areas[index].h) }
    guard count <= Self.most, var image = image(of: surface), functions.initImage(&image) != 0
    else { return false }
    for index in areas.indices {
      let area = areas[index]
      _ = functions.putImage(
        display, window, context, &image, area.x, area.y, area.x, area.y, UInt32(area.w),
        UInt32(area.h))
    }
    _ = functions.flush(display)
    return true
  }

  /// Returns how Xlib describes a surface's pixels.
  private func image(of surface: UnsafeMutablePointer<SDL_Surface>) -> XImage? {
    let format = surface.pointee.format.pointee
    guard format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Gmask == 0xFF00,
      format.Bmask == 0xFF
    else { return nil }
    var image = XImage()
    (image.width, image.height) = (surface.pointee.w, surface.pointee.h)
    image.format = ZPixmap
    image.data = surface.pointee.pixels?.assumingMemoryBound(to: CChar.self)
    (image.byte_order, image.bitmap_bit_order) = (LSBFirst, LSBFirst)
    (image.bitmap_unit, image.bitmap_pad, image.bits_per_pixel) = (32, 32, 32)
    (image.depth, image.bytes_per_line) = (depth, surface.pointee.pitch)
    (image.red_mask, image.green_mask, image.blue_mask) = (0xFF0000, 0xFF00, 0xFF)
    return image
  }
}
