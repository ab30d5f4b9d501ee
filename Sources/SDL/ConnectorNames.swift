import CSDL2

/// What displays are called where they are plugged in: `HDMI-A-1`, `eDP-1`; SDL tells the names of screens at best.
enum ConnectorNames {
  /// Returns a name for each display.
  static func all(_ displays: [Display]) -> [String] {
    let driver = VideoDriver(name: SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "")
    if driver.isConsole {
      let names = GraphicsCards().connectedNames
      if names.count == displays.count { return names }
    }
    var monitors = driver.isX11 ? monitorsOfX() : []
    return displays.map { display in
      let place = [display.x, display.y, display.width, display.height]
      // Of screens that are alike each has its own.
      guard let index = monitors.firstIndex(where: { $0.place == place }) else {
        return display.name
      }
      return monitors.remove(at: index).name
    }
  }

  /// Wraps `XRRGetMonitors`.
  private static func monitorsOfX() -> [(place: [Int], name: String)] {
    var text = [CChar](repeating: 0, count: 4096)
    guard tm_x11_monitors(&text, Int32(text.count)) != 0 else { return [] }
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 4)
      guard parts.count == 5 else { return nil }
      return (parts[..<4].compactMap { Int($0) }, String(parts[4]))
    }
  }
}
