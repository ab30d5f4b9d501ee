public import Raster

/// Where everything stands for one size, look and set of timers; it turns remaining time into frames.
///
/// It is made anew when one of these changes, so that a frame costs only what moves.
public struct DisplayLayout {
  /// What of a timer its place is fitted for.
  public struct Timer: Hashable, Sendable {
    /// A line above the label; nil or empty is none.
    public var title: String?
    /// The widest text that the label will show.
    ///
    /// In words it is several, a line each, of which any may be the widest.
    public var widestLabel: String
    /// The widest text of the line below the label; nil is none.
    public var hasNote = false
    /// What it looks like; nil is like the display.
    public var look: Look?
    /// Whether it goes through an agenda, of which there is more to be shown above.
    public var hasAgenda = false

    public init(
      title: String?, widestLabel: String, hasNote: Bool = false, look: Look? = nil,
      hasAgenda: Bool = false
    ) {
      self.title = title
      self.hasAgenda = hasAgenda
      self.widestLabel = widestLabel
      self.hasNote = hasNote
      self.look = look
    }
  }

  /// What a timer shows at one instant.
  public struct Shown: Hashable, Sendable {
    /// The share of the time that is left, 0…1.
    public var fraction: Double
    public var label: String
    /// The line below the label; empty is none.
    public var note = ""
    /// Whether time is past zero by a second or more.
    public var isOvertime = false
    /// Whether its views are there at all; after the end with `autohide` they aren't.
    public var isVisible: Bool
    /// Whether it is marked as the one that keys are for.
    public var isChosen: Bool

    public init(
      fraction: Double, label: String, note: String = "", isOvertime: Bool = false,
      isVisible: Bool = true, isChosen: Bool = false
    ) {
      self.fraction = fraction
      self.label = label
      self.note = note
      self.isOvertime = isOvertime
      self.isVisible = isVisible
      self.isChosen = isChosen
    }
  }

  public let look: Look
  public let size: PixelSize
  private let background: ResolvedFill
  let places: [Rect]
  let timers: [TimerLayout]
  private let markRadius: Double
  /// Where an agenda stands, at the top of it; nil where no timer has one.
  public let agendaPlace: Rect?

  /// Creates the layout: timers side by side in rows, each as large as that lets it be.
  ///
  /// - Parameters:
  ///   - safe: the part of the picture that the views stand in, at whole pixels; nil is all of it. The background
  ///     fills the whole picture.
  ///   - scale: pixels a point.
  public init(
    look: Look, timers: [Timer], size: PixelSize, safe: Rect? = nil, scale: Double,
    resources: Resources
  ) {
    (self.look, self.size) = (look, size)
    let window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    background = ResolvedFill(look.background, rect: window, scale: scale, resources: resources)
    var room = safe ?? window
    agendaPlace = timers.contains(where: \.hasAgenda) ? room : nil
    if agendaPlace != nil {
      let band = AgendaView.height(in: room, scale: scale)
      room = Rect(x: room.x, y: room.y + band, width: room.width, height: room.height - band)
    }
    let places = Grid(count: timers.count, in: room, look.face).places
    self.places = places
    self.timers = zip(timers, places).map {
      TimerLayout($0.look ?? look, $0, rect: $1, scale: scale, resources: resources)
    }
    markRadius = 16 * scale
  }

  /// Creates the layout of a single timer.
  public init(
    look: Look, title: String?, widestLabel: String, size: PixelSize, scale: Double,
    resources: Resources
  ) {
    self.init(
      look: look, timers: [Timer(title: title, widestLabel: widestLabel)], size: size, scale: scale,
      resources: resources)
  }

  /// Returns the frame for what each timer shows, in their order.
  ///
  /// A ramp in the background follows the first one.
  public func frame(_ shown: [Shown]) -> Frame {
    var frame = Frame(size: size)
    // A track, a digit for each of eight cells: most often no more.
    frame.layers.reserveCapacity(1 + 9 * timers.count)
    fill(&frame, shown)
    return frame
  }

  /// Makes a frame that of what each timer shows, in the memory that it has.
  public func fill(_ frame: inout Frame, _ shown: [Shown]) {
    frame.size = size
    frame.layers.removeAll(keepingCapacity: true)
    let window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let ground = background.paint(fraction: shown.isEmpty ? 1 : shown[0].fraction)
    frame.layers.append(Layer(.rectangle(window, radius: 0), ground))
    for index in 0..<min(timers.count, shown.count) where shown[index].isVisible {
      if shown[index].isChosen {
        let mark = places[index].inset(by: markRadius / 2)
        frame.layers.append(
          Layer(.rectangle(mark, radius: markRadius), .color(look.label.color), opacity: 0.07))
      }
      timers[index].addLayers(shown[index], to: &frame.layers)
    }
  }

  /// Returns the frame of a single timer.
  public func frame(fraction: Double, label: String, showsViews: Bool = true) -> Frame {
    frame([Shown(fraction: fraction, label: label, isVisible: showsViews)])
  }

  /// How many pixels the moving end of a timer goes while its whole time passes.
  public func travel(of timer: Int) -> Double { timers[timer].travel }
}
