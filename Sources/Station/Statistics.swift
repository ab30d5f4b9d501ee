import Settings
import TimerCore

/// What a display did, second by second and in all, as lines of JSON on standard error.
struct Statistics {
  /// What was counted in a stretch of time.
  private struct Tally {
    var frames = 0
    var pixels = 0
    var rectangles = 0
    /// In microseconds.
    var paint: [Double] = []
    /// In microseconds.
    var present: [Double] = []
    /// In milliseconds.
    var lateness: [Double] = []

    mutating func removeAll() {
      (frames, pixels, rectangles) = (0, 0, 0)
      paint.removeAll(keepingCapacity: true)
      present.removeAll(keepingCapacity: true)
      lateness.removeAll(keepingCapacity: true)
    }
  }

  private var second = Tally()
  private var all = Tally()
  private let begun: BootInstant
  private var (lastWakeUps, report): (Int, BootInstant)

  /// As many values are kept for the medians of the whole time; of a longer one the first count.
  private static let most = 100_000

  init(at now: BootInstant) {
    (begun, lastWakeUps, report) = (now, 0, now + .seconds(1))
  }

  /// When the next line is due.
  var nextReport: BootInstant { report }

  /// Counts a frame.
  ///
  /// - Parameters:
  ///   - label: by how much a label that changed was late on the screen; nil where none did.
  mutating func note(
    pixels: Int, rectangles: Int, paint: Duration, present: Duration, label: Duration?
  ) {
    func add(to tally: inout Tally) {
      tally.frames += 1
      tally.pixels += pixels
      tally.rectangles += rectangles
      guard tally.paint.count < Self.most else { return }
      tally.paint.append(paint.inSeconds * 1e6)
      tally.present.append(present.inSeconds * 1e6)
      if let label { tally.lateness.append(label.inSeconds * 1e3) }
    }
    add(to: &second)
    add(to: &all)
  }

  /// Writes the line of a second that has passed.
  ///
  /// - Parameter wakeUps: how often the loop has woken since it began.
  mutating func turn(at now: BootInstant, wakeUps: Int) {
    guard now >= report else { return }
    var line = JSONLine()
    Self.append(second, wakeUps: wakeUps - lastWakeUps, to: &line)
    Output.write("\(line)\n", to: 2)
    lastWakeUps = wakeUps
    second.removeAll()
    // After a stall the seconds are counted from now.
    report = now - report < .seconds(1) ? report + .seconds(1) : now + .seconds(1)
  }

  /// Writes the line of the whole time.
  func end(at now: BootInstant, wakeUps: Int) {
    var line = JSONLine()
    line.append("summary", .bool(true))
    line.append("seconds", .number((now - begun).inSeconds))
    Self.append(all, wakeUps: wakeUps, to: &line)
    Output.write("\(line)\n", to: 2)
  }

  private static func append(_ tally: Tally, wakeUps: Int, to line: inout JSONLine) {
    line.append("frames", .number(Double(tally.frames)))
    line.append("wakeups", .number(Double(wakeUps)))
    line.append("pixels", .number(Double(tally.pixels)))
    line.append("rectangles", .number(Double(tally.rectangles)))
    line.append("paint_us", .spread(tally.paint))
    line.append("present_us", .spread(tally.present))
    line.append("label_late_ms", .spread(tally.lateness))
  }
}
