import Glibc

/// What this machine offers a display, found without SDL: its message only says "not available".
struct ScreenDiagnosis {
  let x11Display: String?
  let waylandDisplay: String?
  let askedDriver: String?
  let cards: GraphicsCards
  /// Whether a card's device can be opened by this user.
  let mayUseCard: Bool

  init() {
    x11Display = ScreenDiagnosis.variable("DISPLAY")
    waylandDisplay = ScreenDiagnosis.variable("WAYLAND_DISPLAY")
    askedDriver = ScreenDiagnosis.variable("SDL_VIDEODRIVER")
    cards = GraphicsCards()
    mayUseCard = FolderListing.names(in: "/dev/dri")
      .contains { $0.hasPrefix("card") && DeviceFile.canBeOpened("/dev/dri/\($0)") }
  }

  /// Whether SDL will draw on the bare console.
  var expectsConsole: Bool {
    if let askedDriver { return askedDriver.lowercased().contains("kmsdrm") }
    return x11Display == nil && waylandDisplay == nil
  }

  /// What stands in the way, as a sentence.
  var sentence: String {
    if let x11Display { return "DISPLAY is \(x11Display), and no X server answers there" }
    if let waylandDisplay {
      return "WAYLAND_DISPLAY is \(waylandDisplay), and no compositor answers there"
    }
    let console = "there is no desktop (DISPLAY and WAYLAND_DISPLAY are not set)"
    if !cards.hasCard { return "\(console) and no graphics card (/dev/dri is empty)" }
    if cards.connectedCard == nil {
      let names = cards.connectors.map(\.name).joined(separator: ", ")
      return "\(console) and no screen is connected (\(names.isEmpty ? "no connectors" : names))"
    }
    if !mayUseCard {
      return "\(console) and this user may not open /dev/dri/card* (the group video may)"
    }
    return "\(console) and another program holds the screen, or the driver lacks OpenGL ES"
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
