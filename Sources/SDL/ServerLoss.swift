import Glibc

extension Library {
  /// Ends the program with a sentence once the X server is gone, of which Xlib else tells in its own words; elsewhere
  /// it does nothing.
  ///
  /// Whatever runs is in its file since it changed last. Xlib lets nobody go on.
  ///
  /// Wraps `XSetIOErrorHandler`.
  public func endWhenServerIsLost(code: Int32) {
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias Setter = @convention(c) (Handler) -> Handler?
    guard driver.isX11, let x11 = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return }
    defer { dlclose(x11) }
    guard let symbol = dlsym(x11, "XSetIOErrorHandler") else { return }
    lostServerCode = code
    _ = unsafeBitCast(symbol, to: Setter.self)({ _ in
      let sentence: StaticString = "tminus: the X server has gone away, and the display with it\n"
      _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
      _exit(lostServerCode)
    })
  }
}

/// Written before the handler is set, which reads it on the same thread.
nonisolated(unsafe) private var lostServerCode: Int32 = 1
