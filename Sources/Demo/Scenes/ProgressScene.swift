import Raster
import TimerCore
import Views

/// A progress over everything else: a button sets it to 30 %, then it becomes 75 % and 100 %.
struct ProgressScene: Act {
  /// When the overlay goes.
  static let gone = Duration.milliseconds(5500)
  private static let values: [(time: Duration, value: Double)] = [
    (.zero, 0.3), (.seconds(2), 0.75), (.seconds(4), 1),
  ]

  private let overlay: ProgressOverlayView
  private let button: ButtonView
  private let scale: Double

  init(in space: Space) {
    scale = space.scale(fitting: 280, 340)
    overlay = ProgressOverlayView(rect: space.window, scale: scale, resources: space.resources)
    let captions = ButtonLook.Captions(start: "Begin", pause: "Begin", again: "Begin")
    let place = Rect(
      x: 0, y: space.window.height * 0.82 - 30 * scale, width: space.window.width,
      height: 60 * scale)
    button = ButtonView(
      ButtonLook(captions: captions), rect: place, scale: scale, resources: space.resources)
  }

  func ground(in space: Space) -> [Layer] {
    space.ground(Color(0x7D4448), picture: "dunes")
  }

  /// Returns the progress at a time since the scene began.
  func reading(at time: Duration) -> ProgressReading {
    var run = ProgressRun()
    for (instant, value) in Self.values where instant <= time {
      _ = run.set(value, at: BootInstant(sinceBoot: instant))
    }
    return run.reading(at: BootInstant(sinceBoot: time))
  }

  func layers(at time: Duration) -> [Layer] {
    var layers = button.layers(.start, isPressed: Touch.isDown(time, pressed: .zero))
    layers += Touch.layers(at: time, pressing: button.rect, from: .zero, scale: scale)
    guard time < Self.gone else { return layers }
    let reading = reading(at: time)
    return layers + overlay.layers(stroke: reading.stroke, percent: reading.percent)
  }

  private static let notes = [
    Note(from: .zero, text: "30 %"), Note(from: .seconds(2), text: "75 %"),
    Note(from: .seconds(4), text: "100 %"), Note(from: gone, text: "finished"),
  ]

  func note(at time: Duration) -> String? { Self.notes.text(at: time) }
}
