import Raster

/// Frames to be counted: what is measured is nothing but them.
enum Workload: String, CaseIterable {
  /// The end of a ring moves as sixty frames a second of ten minutes do.
  case steady
  /// A whole frame, layers kept.
  case full
  /// A whole frame, everything rebuilt.
  case rebuilt

  /// How many frames are drawn.
  var frames: Int {
    switch self {
    case .steady: 1000
    case .full: 100
    case .rebuilt: 20
    }
  }

  /// The size of its frames.
  var size: PixelSize {
    self == .steady ? PixelSize(3840, 2160) : PixelSize(1920, 1080)
  }

  /// Draws frames, after what comes before the first one.
  func run(_ options: BenchOptions) throws {
    let frames = options.frames ?? frames
    let size = options.givenSizes?.first ?? size
    switch self {
    case .steady:
      let steps = FrameSteps(try RingDisplay(size: size), size: size, from: 217.8)
      steps.advance()
      measuredFrames(frames) { steps.advance() }
    case .full:
      let (scene, painter) = (standardScene(size), Painter())
      var bitmap = Bitmap(size: size)
      bitmap.withSurface { surface in
        painter.paint(scene, onto: surface)
        measuredFrames(frames) { painter.paint(scene, onto: surface) }
      }
    case .rebuilt:
      let scene = standardScene(size)
      var bitmap = Bitmap(size: size)
      bitmap.withSurface { surface in
        measuredFrames(frames) { Painter().paint(scene, onto: surface) }
      }
    }
  }
}

/// Draws frames; instructions are counted between this function's begin and end, by its name.
@inline(never)
private func measuredFrames(_ count: Int, _ draw: () -> Void) {
  for _ in 0..<count { draw() }
}
