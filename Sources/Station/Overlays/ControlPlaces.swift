import Raster
import TimerCore
import Views

/// Where the drawer and its contents stand in one window.
struct ControlPlaces {
  /// What they were laid out for.
  struct Key: Hashable {
    var look: DrawerLook
    var picker: PickerLook
    var size: PixelSize
    /// The part of the window that contents stand in.
    var safe: Rect
    var scale: Double
    /// nil where the screen doesn't say how large it is.
    var pixelsPerMillimetre: Double?
    /// The buttons that are always there.
    var controls: [Control]
  }

  let key: Key
  let drawer: DrawerView
  let picker: PickerView
  /// The buttons, row by row.
  let rows: [[(control: Control, view: ButtonView)]]
  private let edge: Rect

  init(_ key: Key, resources: Resources) {
    self.key = key
    let scale = key.scale
    let window = Rect(
      x: 0, y: 0, width: Double(key.size.width), height: Double(key.size.height))
    let rows = ControlRows(key)
    drawer = DrawerView(
      key.look, contents: key.look.edge.isLevel ? rows.wanted : min(460 * scale, key.safe.width),
      window: window, safe: key.safe, scale: scale, resources: resources)
    let contents = drawer.contents
    let fitted = rows.fitted(width: contents.width, height: contents.height)
    picker = PickerView(
      key.picker,
      rect: Rect(
        x: contents.x, y: contents.y, width: contents.width, height: max(0, fitted.wheels)),
      scale: scale, resources: resources)
    self.rows = Self.buttons(fitted, in: contents, key, resources: resources)
    let (strip, safe) = (24 * scale, key.safe)
    edge =
      switch key.look.edge {
      case .bottom:
        Rect(
          x: 0, y: safe.maxY - strip, width: window.width,
          height: window.height - safe.maxY + strip)
      case .top: Rect(x: 0, y: 0, width: window.width, height: safe.y + strip)
      case .left: Rect(x: 0, y: 0, width: safe.x + strip, height: window.height)
      case .right:
        Rect(
          x: safe.maxX - strip, y: 0, width: window.width - safe.maxX + strip,
          height: window.height)
      }
  }

  private static func buttons(
    _ fitted: ControlRows.Fitted, in contents: Rect, _ key: Key, resources: Resources
  ) -> [[(control: Control, view: ButtonView)]] {
    var top = contents.y + fitted.wheels + fitted.gap
    return fitted.rows.map { controls in
      let count = Double(controls.count)
      let width = ((contents.width - fitted.gap * (count - 1)) / count).rounded(.down)
      defer { top += fitted.height + fitted.gap }
      return controls.enumerated().map { index, control in
        let place = Rect(
          x: (contents.x + Double(index) * (width + fitted.gap)).rounded(), y: top.rounded(),
          width: width, height: fitted.height)
        let look = ButtonLook(control, height: fitted.height, key, in: resources.language)
        return (
          control, ButtonView(look, rect: place, scale: key.scale, resources: resources)
        )
      }
    }
  }

  /// Returns whether a finger at a point pulls the drawer out of its edge.
  func isAtEdge(_ point: Point) -> Bool {
    point.x >= edge.x && point.x < edge.maxX && point.y >= edge.y && point.y < edge.maxY
  }

  /// Returns the button at a point, which is one of the drawer while it is whole.
  func control(at point: Point) -> Control? {
    for row in rows {
      if let found = row.first(where: { $0.view.contains(point) }) { return found.control }
    }
    return nil
  }
}

extension ButtonLook {
  /// Creates the look of a button that goes with the wheels beside it.
  fileprivate init(
    _ control: Control, height: Double, _ key: ControlPlaces.Key, in language: Language
  ) {
    let (scale, wheels) = (key.scale, key.picker)
    let size = Length.points(min(17, height * 0.4 / scale))
    let ground = wheels.band ?? .color(Palette.darkGray)
    self.init(
      width: .share(1000), height: .share(1),
      captions: Captions(
        start: control.caption(.start, in: language), pause: control.caption(.pause, in: language),
        again: control.caption(.again, in: language)),
      caption: TextStyle(color: wheels.color, size: size, weight: .medium, font: wheels.font),
      runningCaption: wheels.color, fill: ground, running: ground, pressed: .color(wheels.chosen))
  }
}

/// How the drawer's buttons are shared out in rows, large enough for a finger where there is room.
struct ControlRows {
  /// The rows for one place.
  struct Fitted {
    let rows: [[Control]]
    /// The height of a row, in pixels.
    let height: Double
    let gap: Double
    /// What is left for the wheels.
    let wheels: Double
  }

  private let target: Double
  private let gap: Double
  private let scale: Double
  private let room: Rect
  private let controls: [Control]

  init(_ key: ControlPlaces.Key) {
    // A fingertip needs nine millimetres; where nobody knows how large the screen is, 48 points stand for them.
    target = max(1, 24 * key.scale, key.pixelsPerMillimetre.map { $0 * 9 } ?? 48 * key.scale)
      .rounded(.up)
    gap = (8 * key.scale).rounded()
    (scale, room, controls) = (key.scale, key.safe, key.controls)
  }

  /// The contents' height in pixels that a window of this size has room for.
  var wanted: Double {
    let wheels = min(220 * scale, room.height * 0.36)
    let width = room.width * 0.7
    let rows = Double(Self.rows(controls, width: width, target: target, gap: gap).count) + 1
    return wheels + rows * (target + gap)
  }

  /// Shares the buttons out in a place: the presets and then size give way where it is small.
  func fitted(width: Double, height: Double) -> Fitted {
    let main = Self.rows(controls, width: width, target: target, gap: gap)
    let fits = max(1, Int((width + gap) / (target * 1.4 + gap)))
    let presets = [Array(Control.presets.prefix(fits))]
    let least = 56 * scale
    for rows in [presets + main, main] {
      let wheels = height - Double(rows.count) * (target + gap)
      if wheels >= least { return Fitted(rows: rows, height: target, gap: gap, wheels: wheels) }
    }
    let share = max(0, height - least) / Double(main.count)
    let row = max(0, min(target, share - gap)).rounded(.down)
    let wheels = height - Double(main.count) * (row + gap)
    return Fitted(rows: main, height: row, gap: gap, wheels: wheels)
  }

  /// Shares buttons out in rows that are about equally full.
  private static func rows(
    _ controls: [Control], width: Double, target: Double, gap: Double
  ) -> [[Control]] {
    let fits = max(1, min(controls.count, Int((width + gap) / (target * 1.25 + gap))))
    let count = (controls.count + fits - 1) / fits
    let inRow = (controls.count + count - 1) / count
    return stride(from: 0, to: controls.count, by: inRow).map {
      Array(controls[$0..<min(controls.count, $0 + inRow)])
    }
  }
}
