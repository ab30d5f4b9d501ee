import Raster
import TimerCore
import Views

/// A display of the program's own views: from a reading of the time to a frame.
final class RingDisplay {
  private let countdowns: [Countdown]
  private let layout: DisplayLayout
  private var shown: [DisplayLayout.Shown] = []
  private let start = BootInstant(sinceBoot: .seconds(1000))

  /// Creates rings of radius 35 % and thickness 8 % of their places' heights, each a minute longer than the last.
  init(
    size: PixelSize, length: Duration = .seconds(600), timers: Int = 1, showsLabel: Bool = false
  ) throws {
    var look = Theme.dark.look
    look.face = .ring
    look.ring.radius = .share(0.35)
    look.ring.stroke.thickness = .share(0.08)
    look.label.shown = showsLabel
    let start = start
    countdowns = try (0..<timers).map { index in
      var countdown = try Countdown(setting: length + .seconds(60 * index))
      _ = try countdown.begin(at: start, now: start)
      return countdown
    }
    let labels = countdowns.map { LabelFormat.auto.widest(total: $0.setting).digits }
    layout = DisplayLayout(
      look: look, timers: labels.map { DisplayLayout.Timer(title: nil, widestLabel: $0) },
      size: size, scale: 1, resources: Resources(typesetter: StrokeTypesetter()))
  }

  /// How many pixels the first ring's end goes in its whole time.
  var travel: Double { layout.travel(of: 0) }

  /// Makes a frame what it is after so many seconds, in the memory that it has.
  func fill(_ frame: inout Frame, at seconds: Double) {
    let now = start + .seconds(seconds)
    shown.removeAll(keepingCapacity: true)
    for countdown in countdowns {
      let reading = countdown.reading(at: now)
      shown.append(
        DisplayLayout.Shown(
          fraction: reading.fraction, label: LabelFormat.auto.label(for: reading).digits))
    }
    layout.fill(&frame, shown)
  }
}
