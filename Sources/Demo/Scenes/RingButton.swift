import Raster
import TimerCore
import Views

/// A ring of 10 seconds with a title, above a button that starts, pauses and starts again.
struct RingButton: Act {
  private static let title = "完成倒计时"
  private static let format = LabelFormat(.hoursMinutesSeconds)

  private let script = TimerScript(
    .seconds(10),
    presses: [
      Press(time: .zero, command: .start), Press(time: .seconds(12), command: .start),
      Press(time: .milliseconds(14_500), command: .pause),
      Press(time: .milliseconds(16_500), command: .restart),
    ])
  private let ring: RingView
  private let text: RingTextView
  private let button: ButtonView
  private let scale: Double

  init(in space: Space) {
    let scale = space.scale(fitting: 280, 350)
    self.scale = scale
    let stroke = StrokeLook(
      thickness: .points(9), trackThickness: .points(11), cap: .butt, capFit: .inset,
      track: .color(Palette.darkGray), progress: .color(.white))
    let column = Column(
      heights: [211 * scale, 40 * scale], gap: 32 * scale, in: space.window)
    ring = RingView(
      RingLook(stroke: stroke), rect: column.places[0], scale: scale, resources: space.resources)
    text = RingTextView(
      title: Self.title, titleStyle: TextStyle(color: Palette.lightGray, size: .points(12)),
      timeStyle: TextStyle(color: Palette.darkGray, size: .points(18), weight: .bold),
      widest: Self.format.widest(total: script.setting).description, in: ring, scale: scale,
      resources: space.resources)
    button = ButtonView(rect: column.places[1], scale: scale, resources: space.resources)
  }

  func ground(in space: Space) -> [Layer] { space.ground(.black) }

  func layers(at time: Duration) -> [Layer] {
    let reading = script.reading(at: time)
    let press = script.lastPress(at: time)?.time ?? .zero
    var layers = ring.layers(fraction: reading.fraction)
    layers += text.layers(Self.format.label(for: reading).description)
    layers += button.layers(
      ButtonState(for: reading.state), isPressed: Touch.isDown(time, pressed: press))
    return layers
      + Touch.layers(at: time, pressing: button.rect, from: press, scale: scale)
  }

  private static let notes = [
    Note(from: .zero, text: "start"), Note(from: .seconds(10), text: "finished: back to start"),
    Note(from: .seconds(12), text: "start"), Note(from: .milliseconds(14_500), text: "pause"),
    Note(from: .milliseconds(16_500), text: "start again"),
  ]

  func note(at time: Duration) -> String? { Self.notes.text(at: time) }
}
