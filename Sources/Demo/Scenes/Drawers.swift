import Raster
import TimerCore
import Views

/// A drawer at the bottom that keys and a finger move and whose contents grow, then one at the right.
struct Drawers: Act {
  private let display: DisplayLayout
  private let script = TimerScript(.seconds(60))
  /// The bottom drawer before and after its contents grow.
  private let low: DrawerContents
  private let high: DrawerContents
  private let side: DrawerView
  private let star: StarFaceView
  private let scale: Double

  /// When the contents grow.
  static let grown = Duration.milliseconds(8500)
  private static let pulled = Pull(
    from: .milliseconds(3000), to: .milliseconds(3800), share: -0.4, velocity: -0.8)
  private static let thrown = Pull(
    from: .milliseconds(6000), to: .milliseconds(6160), share: 0.2, velocity: 1.8)

  init(in space: Space) {
    let scale = space.scale(fitting: 320, 380)
    self.scale = scale
    var look = Theme.dark.look
    look.face = .ring
    look.ring.frame = NamePlate.square(below: space)
    display = DisplayLayout(
      look: look, title: nil,
      widestLabel: LabelFormat.auto.widest(total: script.setting).description,
      size: PixelSize(Int(space.window.width), Int(space.window.height)), scale: scale,
      resources: space.resources)
    low = DrawerContents(rows: 3, in: space, scale: scale)
    high = DrawerContents(rows: 5, in: space, scale: scale)
    var sideLook = DemoLooks.drawer
    sideLook.edge = .right
    sideLook.relativeWidth = 0.6
    side = DrawerView(
      sideLook, contents: 180 * scale, window: space.window, scale: scale,
      resources: space.resources)
    star = StarFaceView(
      StarLook(join: .round),
      stroke: StrokeLook(
        thickness: .points(8), cap: .round, capFit: .extend, track: .color(Color(0x323C48)),
        progress: .color(Color(0xFFD166))),
      rect: side.contents, scale: scale, resources: space.resources)
  }

  func ground(in space: Space) -> [Layer] { [] }

  /// Returns the bottom drawer's motion as it is at a time since the scene began.
  func motion(at time: Duration) -> DrawerMotion {
    var motion = DrawerMotion(DemoLooks.drawer)
    func at(_ milliseconds: Int, _ change: (inout DrawerMotion, BootInstant) -> Void) {
      let instant = Duration.milliseconds(milliseconds)
      if instant <= time { change(&motion, BootInstant(sinceBoot: instant)) }
    }
    at(500) { $0.go(to: .open, at: $1) }
    Self.pulled.apply(to: &motion, at: time)
    Self.thrown.apply(to: &motion, at: time)
    let growth = low.drawer.travel / max(1, high.drawer.travel)
    at(8500) { $0.resize(by: growth, at: $1) }
    at(10_500) { $0.go(to: .hidden, at: $1) }
    return motion
  }

  /// Returns the right drawer's motion.
  func sideMotion(at time: Duration) -> DrawerMotion {
    var motion = DrawerMotion(side.look, rest: .hidden)
    let moves: [(time: Duration, rest: DrawerMotion.Rest)] = [
      (.seconds(11), .shut), (.milliseconds(12_500), .open), (.milliseconds(15_000), .hidden),
    ]
    for move in moves where move.time <= time {
      motion.go(to: move.rest, at: BootInstant(sinceBoot: move.time))
    }
    return motion
  }

  func layers(at time: Duration) -> [Layer] {
    let now = BootInstant(sinceBoot: time)
    let reading = script.reading(at: time)
    var layers = display.frame(
      fraction: reading.fraction, label: LabelFormat.auto.label(for: reading).description
    ).layers
    let contents = time < Self.grown ? low : high
    let shown = motion(at: time).shown(at: now)
    layers += contents.layers(at: time, shown: shown)
    layers += side.layers(
      shown: sideMotion(at: time).shown(at: now), contents: star.layers(fraction: reading.fraction))
    for pull in [Self.pulled, Self.thrown] {
      let finger = motion(at: min(time, pull.to - .nanoseconds(1))).shown(
        at: min(now, BootInstant(sinceBoot: pull.to - .nanoseconds(1))))
      layers += Touch.layers(
        at: time, from: pull.from, to: pull.to, center: contents.handle(shown: finger),
        scale: scale)
    }
    return layers
  }

  private static let notes = [
    Note(from: .zero, text: "peeks in from the edge"),
    Note(from: .milliseconds(500), text: "opened by a key"),
    Note(from: .milliseconds(3000), text: "pulled by a finger"),
    Note(from: .milliseconds(6000), text: "thrown open"),
    Note(from: grown, text: "its contents grow"),
    Note(from: .milliseconds(10_500), text: "put away"),
    Note(from: .seconds(11), text: "another at another edge"),
  ]

  func note(at time: Duration) -> String? { Self.notes.text(at: time) }
}
