public import Raster

/// A panel that comes out of an edge of the window with contents of any length.
///
/// It is laid out anew when the window's size or the contents' length change.
public struct DrawerView {
  public let look: DrawerLook
  /// How far it comes out when it is whole, in pixels, handle and padding included.
  public let length: Double
  /// Where the contents stand while the drawer is whole; they are laid out for this place.
  public let contents: Rect
  /// The panel while the drawer is whole, as far as it lies within the safe area.
  public let rect: Rect
  /// How far it moves from hidden to whole, in pixels: its length and what of the window is not safe.
  public let travel: Double
  private let radius: Double
  private let panel: ResolvedFill
  private let handle: (length: Double, width: Double)

  /// The longest drawer, as a share of the safe area.
  private static let longest = 0.92

  /// Creates a drawer for one window and contents.
  ///
  /// - Parameters:
  ///   - contents: the contents' length, away from the edge, in pixels; cut where the window is too small.
  ///   - window: the whole window in pixels.
  ///   - safe: the part of the window that is in sight; the drawer comes to lie at its side.
  ///   - scale: pixels a point.
  public init(
    _ look: DrawerLook = DrawerLook(), contents: Double, window: Rect, safe: Rect? = nil,
    scale: Double, resources: Resources
  ) {
    self.look = look
    let safe = safe ?? window
    func pixels(_ length: Length) -> Double {
      let value = length.pixels(height: window.height, scale: scale)
      return value > 0 ? min(value, 65_535) : 0
    }
    let (room, across) =
      look.edge.isLevel ? (safe.height, safe.width) : (safe.width, safe.height)
    let width = (across * min(1, max(0, look.relativeWidth))).rounded()
    let padding = min(pixels(look.padding), min(width, room) / 6).rounded()
    let handle = look.handle.map { (min(pixels($0.length), width / 2), pixels($0.width)) } ?? (0, 0)
    self.handle = (length: handle.0, width: handle.1)
    let head = max(padding, handle.1 > 0 ? handle.1 * 3 : 0).rounded()
    let asked = head + max(0, contents.isFinite ? contents : 0) + padding
    let length = min(asked, room * Self.longest).rounded()
    self.length = length
    let side = look.isCentered ? ((across - width) / 2).rounded() : 0
    rect = Self.rect(look.edge, safe: safe, side: side, width: width, length: length)
    self.contents = Self.contents(
      look.edge, rect, head: min(head, length), padding: min(padding, length - min(head, length)))
    let margin: Double =
      switch look.edge {
      case .bottom: window.maxY - safe.maxY
      case .top: safe.y - window.y
      case .left: safe.x - window.x
      case .right: window.maxX - safe.maxX
      }
    travel = length + max(0, margin)
    radius = min(pixels(look.radius), width / 2, length)
    panel = ResolvedFill(look.panel, rect: rect, scale: scale, resources: resources)
  }

  private static func rect(
    _ edge: DrawerEdge, safe: Rect, side: Double, width: Double, length: Double
  ) -> Rect {
    switch edge {
    case .bottom: Rect(x: safe.x + side, y: safe.maxY - length, width: width, height: length)
    case .top: Rect(x: safe.x + side, y: safe.y, width: width, height: length)
    case .left: Rect(x: safe.x, y: safe.y + side, width: length, height: width)
    case .right: Rect(x: safe.maxX - length, y: safe.y + side, width: length, height: width)
    }
  }

  /// Returns the panel without its padding, which towards the handle is `head`.
  private static func contents(
    _ edge: DrawerEdge, _ panel: Rect, head: Double, padding: Double
  ) -> Rect {
    let x = panel.x + (edge == .right ? head : padding)
    let y = panel.y + (edge == .bottom ? head : padding)
    let both = edge.isLevel ? (2 * padding, head + padding) : (head + padding, 2 * padding)
    return Rect(x: x, y: y, width: panel.width - both.0, height: panel.height - both.1)
  }

  /// Returns the layers at a share of the drawer that is seen: 0 hidden, 1 whole, beyond while it swings.
  ///
  /// - Parameter contents: laid out for the place `contents`; they move with the panel by whole pixels.
  public func layers(shown: Double, contents layers: [Layer] = []) -> [Layer] {
    guard shown > 0, shown < 100, length > 0 else { return [] }
    let away = Int(((1 - shown) * travel).rounded())
    guard Double(away) < travel else { return [] }
    let (x, y) = outwards
    return
      ([Layer(.rectangle(body, radius: radius), panel.paint(fraction: 1))] + handleLayers
      + layers).map { $0.moved(x: x * away, y: y * away) }
  }

  /// Returns whether a point lies on the drawer at a share of it that is seen.
  public func contains(_ point: Point, shown: Double) -> Bool {
    let place = unmoved(point, shown: shown)
    return place.x >= body.x && place.x < body.maxX && place.y >= body.y && place.y < body.maxY
  }

  /// Returns where a point on the drawer lies while the drawer is whole, as its contents are laid out.
  public func unmoved(_ point: Point, shown: Double) -> Point {
    let away = ((1 - shown) * travel).rounded()
    return Point(
      point.x - Double(outwards.x) * away, point.y - Double(outwards.y) * away)
  }

  /// Returns a way of a finger as a share of the drawer, out if positive: what `DrawerMotion` is dragged by.
  public func share(of way: Point) -> Double {
    guard travel > 0 else { return 0 }
    return -(way.x * Double(outwards.x) + way.y * Double(outwards.y)) / travel
  }

  /// The direction in which it vanishes.
  private var outwards: (x: Int, y: Int) {
    switch look.edge {
    case .bottom: (0, 1)
    case .top: (0, -1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }

  /// The panel with what of it lies beyond the edge, so that it ends there however far it swings.
  private var body: Rect {
    let more = travel + radius
    switch look.edge {
    case .bottom: return Rect(x: rect.x, y: rect.y, width: rect.width, height: length + more)
    case .top: return Rect(x: rect.x, y: rect.y - more, width: rect.width, height: length + more)
    case .left: return Rect(x: rect.x - more, y: rect.y, width: length + more, height: rect.height)
    case .right: return Rect(x: rect.x, y: rect.y, width: length + more, height: rect.height)
    }
  }

  private var handleLayers: [Layer] {
    guard let look = look.handle, handle.length > 0, handle.width > 0 else { return [] }
    let depth = handle.width * 1.5
    let bar: Rect
    let (long, wide) = (handle.length, handle.width)
    switch self.look.edge {
    case .bottom:
      bar = Rect(
        x: rect.center.x - long / 2, y: rect.y + depth - wide / 2, width: long, height: wide)
    case .top:
      bar = Rect(
        x: rect.center.x - long / 2, y: rect.maxY - depth - wide / 2, width: long, height: wide)
    case .left:
      bar = Rect(
        x: rect.maxX - depth - wide / 2, y: rect.center.y - long / 2, width: wide, height: long)
    case .right:
      bar = Rect(
        x: rect.x + depth - wide / 2, y: rect.center.y - long / 2, width: wide, height: long)
    }
    return [Layer(.rectangle(bar, radius: wide / 2), .color(look.color))]
  }
}
