public import Raster

/// A button that starts, pauses and starts again, in the middle of its place.
public struct ButtonView {
  public let look: ButtonLook
  /// The button in pixels; it takes presses.
  public let rect: Rect
  private let radius: Double
  private let captions: [ButtonState: TextBlock]
  private let fill: ResolvedFill
  private let running: ResolvedFill
  private let pressed: ResolvedFill

  /// Creates a button for one place.
  ///
  /// - Parameter scale: pixels a point.
  public init(
    _ look: ButtonLook = ButtonLook(), rect place: Rect, scale: Double, resources: Resources
  ) {
    self.look = look
    func pixels(_ length: Length) -> Double {
      max(0, length.pixels(height: place.height, scale: scale))
    }
    let (width, height) = (
      min(pixels(look.width), place.width), min(pixels(look.height), place.height)
    )
    let rect = Rect(
      x: (place.center.x - width / 2).rounded(), y: (place.center.y - height / 2).rounded(),
      width: width, height: height)
    self.rect = rect
    radius = pixels(look.radius)
    let font = Font(
      family: look.caption.font, weight: look.caption.weight,
      size: Int(min(pixels(look.caption.size), height * 0.7).rounded()))
    var captions: [ButtonState: TextBlock] = [:]
    for state in ButtonState.allCases {
      captions[state] = TextBlock(
        look.caption(state, in: resources.language), font: font, width: Int(width * 0.9),
        height: Int(height),
        typesetter: resources.typesetter)
    }
    self.captions = captions
    func resolve(_ fill: Fill) -> ResolvedFill {
      ResolvedFill(fill, rect: rect, scale: scale, resources: resources)
    }
    (fill, running, pressed) = (resolve(look.fill), resolve(look.running), resolve(look.pressed))
  }

  /// Returns the layers of a state.
  ///
  /// - Parameter isPressed: whether it is held down.
  public func layers(_ state: ButtonState, isPressed: Bool = false) -> [Layer] {
    guard !rect.isEmpty else { return [] }
    let isRunning = state == .pause
    let ground = isPressed ? pressed : isRunning ? running : fill
    let ink = isRunning && !isPressed ? look.runningCaption : look.caption.color
    var layers = [Layer(.rectangle(rect, radius: radius), ground.paint(fraction: 1))]
    if let caption = captions[state] {
      layers += caption.layers(
        centerX: rect.center.x, top: rect.center.y - Double(caption.height) / 2,
        paint: .color(ink))
    }
    return layers
  }

  /// Returns whether a press at a point is on the button.
  public func contains(_ point: Point) -> Bool {
    point.x >= rect.x && point.x < rect.maxX && point.y >= rect.y && point.y < rect.maxY
  }
}
