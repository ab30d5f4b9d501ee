public import Raster

/// A thick straight stroke between two paddings.
public struct BarView {
  public let look: BarLook
  /// The view's place in pixels.
  public let rect: Rect
  let width: Double
  let trackWidth: Double
  /// From each side of the view to the stroke's ends.
  let padding: Double
  private let panelRadius: Double
  private let track: ResolvedFill
  private let progress: ResolvedFill
  private let panel: ResolvedFill?
  /// How far below the view's middle the stroke lies, in pixels.
  private let drop: Double

  /// Creates a bar for one place.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - makesRoom: whether a label stands above the stroke, which then lies 10 points lower.
  public init(_ look: BarLook, rect: Rect, scale: Double, makesRoom: Bool, resources: Resources) {
    (self.look, self.rect) = (look, rect)
    drop = makesRoom ? 10 * scale : 0
    func pixels(_ length: Length, suited: Double = 0) -> Double {
      length.pixels(height: rect.height, scale: scale, suited: suited)
    }
    let side = min(rect.width, rect.height)
    // A tenth of a large view, a fifth of a strip of 60 points; even, so that its edges fall between pixels.
    let suitedWidth = (max(side / 10, min(side, 60 * scale) / 5) / 2).rounded() * 2
    width = pixels(look.stroke.thickness ?? .suited, suited: suitedWidth)
    trackWidth = pixels(look.stroke.trackThickness ?? .suited, suited: width)
    // In a view that a stroke of suited width fills, its caps keep off the sides.
    let isStrip = look.stroke.thickness.map { !$0.isSuited } ?? false || rect.height <= 60 * scale
    let suitedPadding = isStrip ? 0 : suitedWidth / 2 + (rect.width * 0.04).rounded()
    padding = pixels(look.padding ?? .suited, suited: max(10 * scale, suitedPadding))
    panelRadius = pixels(look.panel.radius)
    let middle = rect.center.y + drop
    let way = Gradient.Way.linear(
      from: Point(rect.x + padding, middle), to: Point(rect.maxX - padding, middle))
    func resolve(_ fill: Fill, _ way: Gradient.Way?) -> ResolvedFill {
      ResolvedFill(fill, rect: rect, way: way, scale: scale, resources: resources)
    }
    track = resolve(look.stroke.track, way)
    progress = resolve(look.stroke.progress, way)
    panel = look.panel.fill.map { resolve($0, nil) }
  }

  /// Returns the layers that show a share of the time that is left, 0…1.
  public func layers(fraction: Double) -> [Layer] {
    var layers: [Layer] = []
    addLayers(fraction: fraction, to: &layers)
    return layers
  }

  func addLayers(fraction: Double, to layers: inout [Layer]) {
    if let panel {
      layers.append(
        Layer(.rectangle(rect, radius: panelRadius), panel.paint(fraction: fraction)))
    }
    layers.append(
      Layer(
        .line(stroke(from: 0, to: 1, width: trackWidth)), track.paint(fraction: fraction),
        inlay: .init(
          shape: .line(stroke(from: ends(fraction).0, to: ends(fraction).1, width: width)),
          paint: progress.paint(fraction: fraction))))
  }

  /// The stroke's upper edge in pixels, which a label above keeps clear of.
  public var strokeTop: Double { centerY - max(trackWidth, width) / 2 }

  /// The stroke's lower edge in pixels.
  var strokeBottom: Double { centerY + max(trackWidth, width) / 2 }

  /// The track's length in pixels, caps included.
  var strokeLength: Double {
    let hasCaps = look.stroke.cap != .butt && look.stroke.capFit == .extend
    return max(0, rect.width - 2 * padding) + (hasCaps ? trackWidth : 0)
  }

  /// The view's smaller side in pixels.
  var side: Double { min(rect.width, rect.height) }

  /// How many pixels the moving end goes while the whole time passes.
  public var travel: Double {
    let length = max(0, rect.width - 2 * padding)
    return look.mode == .reflection ? length / 2 : length
  }

  var centerY: Double { rect.center.y + drop }

  /// Where the progress begins and ends, as shares of the bar's length.
  private func ends(_ fraction: Double) -> (Double, Double) {
    switch look.mode {
    case .straight: (0, fraction)
    case .backwards: (1 - fraction, 1)
    case .reflection: ((1 - fraction) / 2, (1 + fraction) / 2)
    }
  }

  private func stroke(from: Double, to: Double, width: Double) -> LineStroke {
    let length = max(0, rect.width - 2 * padding)
    func place(_ share: Double) -> Point {
      Point(rect.x + padding + length * share, centerY)
    }
    return LineStroke(
      from: place(from), to: place(to), width: width, cap: look.stroke.cap,
      fit: look.stroke.capFit)
  }
}
