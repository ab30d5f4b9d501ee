import Raster
import TimerCore
import Views

/// The drawer at the bottom with a duration picker and a button in it.
struct DrawerContents {
  let drawer: DrawerView
  private let picker: PickerView
  private let button: ButtonView
  private let scale: Double

  /// - Parameter rows: how many values of a wheel are in sight, which makes it higher.
  init(rows: Int, in space: Space, scale: Double) {
    self.scale = scale
    let (row, gap, high) = (38 * scale, 12 * scale, 40 * scale)
    drawer = DrawerView(
      DemoLooks.drawer, contents: Double(rows) * row + gap + high, window: space.window,
      scale: scale, resources: space.resources)
    let place = drawer.contents
    var look = DemoLooks.picker
    look.rows = rows
    let width = min(place.width, 340 * scale).rounded()
    picker = PickerView(
      look,
      rect: Rect(
        x: (place.center.x - width / 2).rounded(), y: place.y, width: width,
        height: place.height - gap - high),
      scale: scale, resources: space.resources)
    button = ButtonView(
      rect: Rect(
        x: place.x, y: place.maxY - high, width: place.width, height: min(high, place.height)),
      scale: scale, resources: space.resources)
  }

  /// Returns the layers at a share of the drawer that is seen.
  func layers(at time: Duration, shown: Double) -> [Layer] {
    let now = BootInstant(sinceBoot: time)
    let wheels = wheels(at: time)
    let contents =
      picker.layers(positions: wheels.positions(at: now), column: wheels.column)
      + button.layers(.start)
    return drawer.layers(shown: shown, contents: contents)
  }

  /// Returns where a finger holds the drawer.
  func handle(shown: Double) -> Point {
    Point(drawer.rect.center.x, drawer.rect.y + 8 * scale + (1 - shown) * drawer.travel)
  }

  /// Returns the wheels, which are turned while the drawer is open.
  private func wheels(at time: Duration) -> PickerMotion {
    var motion = PickerMotion(PickerState(.seconds(300)))
    let turned = Duration.milliseconds(2200)
    if time >= turned {
      motion.scroll(.minutes, by: 3, at: BootInstant(sinceBoot: turned))
    }
    return motion
  }
}
