import Glibc

/// The graphics cards of this machine and what is plugged into them, as the kernel tells.
public struct GraphicsCards: Equatable {
  /// Each connector's name (`card1-HDMI-A-1`) and whether a screen is on it.
  let connectors: [Connector]

  /// A socket for a screen.
  struct Connector: Equatable {
    let name: String
    let isConnected: Bool
  }

  /// Whether there is any card.
  let hasCard: Bool

  /// Reads `/sys/class/drm` below `root`.
  public init(root: String = "") {
    let folder = "\(root)/sys/class/drm"
    let names = FolderListing.names(in: folder).sorted()
    hasCard = names.contains { GraphicsCards.isCard($0) }
    connectors = names.filter { $0.hasPrefix("card") && $0.contains("-") }
      .map { name in
        Connector(
          name: name, isConnected: SmallFile.text(at: "\(folder)/\(name)/status") == "connected")
      }
    let card = connectors.first { $0.isConnected }.flatMap { GraphicsCards.number(of: $0.name) }
    let own = connectors.filter { $0.isConnected && GraphicsCards.number(of: $0.name) == card }
    connectedNames = own.map { connector in
      let number = SmallFile.text(at: "\(folder)/\(connector.name)/connector_id")
        .flatMap { Int($0) }
      return (number ?? .max, String(connector.name.drop { $0 != "-" }.dropFirst()))
    }
    .sorted { $0.0 < $1.0 }.map { $0.1 }
  }

  /// The names of the connectors that a screen is on, such as `HDMI-A-1`, of the card that SDL is told to use, in the
  /// order of their numbers, which is SDL's.
  let connectedNames: [String]

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
