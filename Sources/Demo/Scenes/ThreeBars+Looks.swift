import Raster
import TimerCore
import Views

extension ThreeBars {
  static let first = look(
    BarLook(
      mode: .straight,
      stroke: StrokeLook(
        thickness: .points(10), cap: .square, capFit: .extend, track: .color(Palette.darkGray),
        progress: .color(Palette.orange)),
      padding: .points(20), panel: PanelLook(fill: .color(Color.black.opacity(0.4))),
      frame: frame(width: 1, height: 0.24, x: 0.5, y: 0.88)),
    showsLabel: true)

  /// In its last seconds it pulses red, 2 thicker; half a second after zero track and thickness change for good.
  static let firstReactions = [
    Reaction(pulse, for: pulseTime, look: "progress", change: .absolute("#ff0000")),
    Reaction(pulse, for: pulseTime, look: "label-color", change: .absolute("#ff0000")),
    Reaction(pulse, for: pulseTime, look: "thickness", change: .relative(2)),
    Reaction(.at(.milliseconds(-500)), look: "track", change: .absolute("#ff0000")),
    Reaction(.at(.milliseconds(-500)), look: "thickness", change: .relative(10)),
  ]

  private static let pulse = Reaction.Moment.everySecond(within: .seconds(3))
  private static let pulseTime = Duration.milliseconds(500)

  static let second = look(
    BarLook(
      mode: .reflection,
      stroke: StrokeLook(
        thickness: .points(30), cap: .round, capFit: .extend,
        track: .color(Color.white.opacity(0.4)),
        progress: .color(Color(red: 0, green: 0, blue: 230).opacity(0.2))),
      padding: .points(10), panel: PanelLook(),
      frame: frame(width: 0.8, height: 0.4, x: 0.5, y: 0.5)),
    showsLabel: false)

  /// Each second it takes a random hue; at zero nothing but the label is left.
  static let secondReactions = [
    Reaction(.everySecond(within: nil), look: "progress", change: .random(seed: 7)),
    Reaction(.zero, look: "thickness", change: .absolute("0")),
    Reaction(.zero, look: "padding", change: .relative(60)),
    Reaction(.zero, look: "label", change: .absolute("on")),
  ]

  /// - Parameter height: of the container, in points.
  static func third(height: Double) -> Look {
    look(
      BarLook(
        mode: .backwards,
        stroke: StrokeLook(
          thickness: .points(0.225 * height), cap: .square, capFit: .extend,
          track: pattern(2), progress: pattern(3)),
        padding: .points(40),
        panel: PanelLook(
          fill: .color(Color(red: 0, green: 0, blue: 128)), radius: .points(15)),
        frame: frame(width: 0.5, height: 0.3, x: 0.3, y: 0.25)),
      showsLabel: false)
  }

  static let thirdReactions = [
    Reaction(.zero, look: "track", change: .absolute("image:pattern_1")),
    Reaction(.zero, look: "thickness", change: .relative(10)),
    Reaction(.zero, look: "cap", change: .absolute("round")),
    Reaction(.zero, look: "panel", change: .absolute("clear")),
    Reaction(.zero, look: "padding", change: .relative(-1)),
  ]

  private static func pattern(_ number: Int) -> Fill {
    .image(path: "pattern_\(number)", fit: .tile)
  }

  /// Returns a frame of shares of the container around a middle.
  private static func frame(width: Double, height: Double, x: Double, y: Double) -> ViewFrame {
    ViewFrame(
      x: .share(x - width / 2), y: .share(y - height / 2), width: .share(width),
      height: .share(height))
  }

  private static func look(_ bar: BarLook, showsLabel: Bool) -> Look {
    Look(
      face: .bar, background: .color(.clear), bar: bar,
      label: LabelLook(shown: showsLabel, color: .white, size: .points(14)))
  }
}
