import Raster
import TimerCore
import Views

/// A bar of 8 seconds whose looks change after one second, while it runs.
struct LiveLooks: Act {
  /// When the looks change, and when the bar is stopped and its label hidden.
  static let (changed, stopped, hidden) = (
    Duration.seconds(1), Duration.seconds(5), Duration.milliseconds(6500)
  )

  private let bar: BarTimer
  private let script = TimerScript(
    .seconds(8),
    presses: [
      Press(time: .zero, command: .start), Press(time: stopped, command: .stop),
    ])

  init(in space: Space) {
    let scale = space.scale(fitting: 340, 260)
    bar = BarTimer(
      in: space.window, total: script.setting, scale: scale, resources: space.resources)
    // 80 % of the window wide and 200 points high, in the window's middle.
    frame = ViewFrame(
      x: .share(0.1), y: .points((space.window.height / scale - 200) / 2), width: .share(0.8),
      height: .points(200))
  }

  private let frame: ViewFrame

  func ground(in space: Space) -> [Layer] {
    space.ground(Color(0x12303F), picture: "ridges")
  }

  /// Returns the look at a time since the scene began.
  func look(at time: Duration) -> Look {
    var look = Look(
      face: .bar, background: .color(.clear), bar: BarLook(mode: .reflection, frame: frame),
      label: LabelLook(size: .points(14)))
    guard time >= Self.changed else { return look }
    look.bar.panel = PanelLook(fill: .color(Palette.darkGray), radius: .points(20))
    look.bar.stroke.progress = .color(Palette.orange)
    look.bar.stroke.cap = .square
    look.bar.stroke.thickness = .points(100)
    look.bar.padding = .points(60)
    look.label.color = Palette.orange
    look.label.shown = time < Self.hidden
    return look
  }

  func layers(at time: Duration) -> [Layer] {
    bar.layers(script.reading(at: time), look: look(at: time))
  }

  private static let notes = [
    Note(from: .zero, text: "a bar with the looks it comes with"),
    Note(from: changed, text: "all its looks change while it runs"),
    Note(from: stopped, text: "stopped"),
    Note(from: hidden, text: "without its label"),
  ]

  func note(at time: Duration) -> String? { Self.notes.text(at: time) }
}
