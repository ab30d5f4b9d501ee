import Raster

/// One size of what grows: a number of timers, a window, or the length of a run.
struct GrowthCase {
  let name: String
  var timers = 1
  var size = PixelSize(1920, 1080)
  /// The first timer's length in seconds; each further one is a minute longer.
  var seconds = 600

  static let timers = [1, 4, 16, 64, 256].map {
    GrowthCase(name: $0 == 1 ? "1 timer" : "\($0) timers", timers: $0)
  }

  static let sizes = [
    PixelSize(640, 480), PixelSize(1280, 720), PixelSize(1920, 1080), PixelSize(3840, 2160),
    PixelSize(7680, 4320),
  ].map { GrowthCase(name: "\($0.width)×\($0.height)", size: $0) }

  static let lengths = [
    ("10 seconds", 10), ("1 minute", 60), ("10 minutes", 600), ("1 hour", 3600),
    ("8 hours", 28_800), ("1 day", 86_400), ("100 days", 8_640_000),
  ].map { GrowthCase(name: $0.0, seconds: $0.1) }

  /// The program's command line for it.
  var words: [String] {
    let groups = (0..<timers).map { ["\(seconds + 60 * $0)s", "t\($0 + 1)"] }
    return ["--face", "ring", "--window", "\(size.width)x\(size.height)"]
      + groups.joined(separator: ["+"])
  }
}
