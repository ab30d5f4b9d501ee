import Glibc

/// The graphics cards of this machine and what is plugged into them, as the kernel tells.
struct GraphicsCards {
  /// Each connector's name (`card1-HDMI-A-1`) and whether a screen is on it.
  let connectors: [(name: String, isConnected: Bool)]
  /// Whether there is any card.
  let hasCard: Bool

  /// Reads `/sys/class/drm` below `root`.
  init(root: String = "") {
    let folder = "\(root)/sys/class/drm"
    let names = FolderListing.names(in: folder).sorted()
    hasCard = names.contains { GraphicsCards.isCard($0) }
    connectors = names.filter { $0.hasPrefix("card") && $0.contains("-") }
      .map { ($0, SmallFile.text(at: "\(folder)/\($0)/status") == "connected") }
  }

  /// The number of the first card a screen is connected to.
  var connectedCard: Int? {
    connectors.first { $0.isConnected }.flatMap { GraphicsCards.number(of: $0.name) }
  }

  private static func isCard(_ name: String) -> Bool {
    name.hasPrefix("card") && Int(name.dropFirst(4)) != nil
  }

  private static func number(of connector: String) -> Int? {
    Int(connector.dropFirst(4).prefix { $0 != "-" })
  }
}
