import Raster
import TimerCore
import Views

/// Wheels that are turned to 8 seconds and confirmed, and the ring that fills for as long.
struct FillingRing: Act {
  /// When the duration is confirmed.
  static let confirmed = Duration.seconds(4)
  /// How long the picker takes to vanish, and the ring, after that, to appear.
  private static let vanishing = Duration.milliseconds(150)
  private static let appearing = Duration.milliseconds(250)
  private static let picked = Duration.seconds(8)

  private let picker: PickerView
  private let button: ButtonView
  private let ring: DisplayLayout
  private let scale: Double
  private let script = TimerScript(
    picked, presses: [Press(time: confirmed, command: .start)])

  init(in space: Space) {
    let scale = space.scale(fitting: 320, 330)
    self.scale = scale
    let column = Column(heights: [190 * scale, 40 * scale], gap: 24 * scale, in: space.window)
    let wheels = column.places[0]
    let width = min(wheels.width, 300 * scale).rounded()
    picker = PickerView(
      rect: Rect(
        x: ((wheels.width - width) / 2).rounded(), y: wheels.y, width: width,
        height: wheels.height),
      scale: scale, resources: space.resources)
    button = ButtonView(rect: column.places[1], scale: scale, resources: space.resources)
    var look = Look(face: .ring, background: .color(.clear))
    look.label.weight = .light
    ring = DisplayLayout(
      look: look, title: nil,
      widestLabel: LabelFormat.auto.widest(total: Self.picked).description,
      size: PixelSize(Int(space.window.width), Int(space.window.height)), scale: scale,
      resources: space.resources)
  }

  func ground(in space: Space) -> [Layer] {
    space.ground(from: Color(0x10151C), to: Color(0x1D2733))
  }

  /// Returns the wheels as they stand at a time since the scene began.
  func wheels(at time: Duration) -> PickerMotion {
    var motion = PickerMotion()
    func at(_ milliseconds: Int, _ change: (inout PickerMotion, BootInstant) -> Void) {
      let instant = Duration.milliseconds(milliseconds)
      if instant <= time { change(&motion, BootInstant(sinceBoot: instant)) }
    }
    // Too far, a little back, and the last by keys.
    at(500) { $0.scroll(.minutes, by: 2, at: $1) }
    at(1200) { $0.scroll(.minutes, by: -2, at: $1) }
    at(1900) { $0.scroll(.seconds, by: 5, at: $1) }
    for step in 0..<3 {
      at(2500 + 300 * step) { motion, now in motion.change(at: now) { $0.scroll(by: 1) } }
    }
    return motion
  }

  func layers(at time: Duration) -> [Layer] {
    let since = time - Self.confirmed
    let left = 1 - Easing.easeInOut.share(after: since / Self.vanishing)
    let there = Easing.easeInOut.share(after: (since - Self.vanishing) / Self.appearing)
    var layers: [Layer] = []
    if left > 0 {
      let now = BootInstant(sinceBoot: time)
      let wheels = wheels(at: time)
      layers += picker.layers(positions: wheels.positions(at: now), column: wheels.column)
      layers += button.layers(.start, isPressed: Touch.isDown(time, pressed: Self.confirmed))
      for index in layers.indices { layers[index].opacity *= left }
    }
    if there > 0 {
      let reading = script.reading(at: time)
      let frame = ring.frame(
        fraction: reading.fraction, label: LabelFormat.auto.label(for: reading).description)
      for var layer in frame.layers.dropFirst() {
        layer.opacity *= there
        layers.append(layer)
      }
    }
    return layers
      + Touch.layers(at: time, pressing: button.rect, from: Self.confirmed, scale: scale)
  }

  private static let notes = [
    Note(from: .zero, text: "pick a duration"),
    Note(from: confirmed, text: "confirmed: the ring fills"),
    Note(from: confirmed + picked, text: "full"),
  ]

  func note(at time: Duration) -> String? { Self.notes.text(at: time) }
}
