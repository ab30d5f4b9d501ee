import Raster

/// A display that is kept up to date, frame by frame, as the program's loop does it.
final class FrameSteps {
  private let display: RingDisplay
  private let painter = Painter()
  private var bitmap: Bitmap
  private var shown: Frame
  /// The frame before it, whose memory the next one takes.
  private var spare: Frame
  private var seconds: Double
  private let step: Double
  private(set) var update = Painter.Update()

  /// Begins with a whole frame.
  ///
  /// - Parameter step: the seconds from one frame to the next.
  init(_ display: RingDisplay, size: PixelSize, from seconds: Double, step: Double = 1.0 / 60) {
    (self.display, self.seconds, self.step) = (display, seconds, step)
    bitmap = Bitmap(size: size)
    spare = Frame(size: size)
    shown = spare
    display.fill(&shown, at: seconds)
    let (painter, shown) = (painter, shown)
    bitmap.withSurface { painter.paint(shown, onto: $0) }
  }

  /// Returns the frame that is shown.
  var frame: Frame { shown }

  /// Goes one frame on: from a reading of the time to pixels.
  func advance() {
    seconds += step
    display.fill(&spare, at: seconds)
    bitmap.withSurface { painter.update($0, from: shown, to: spare, &update) }
    swap(&shown, &spare)
  }

  /// Goes one frame on, and returns how many pixels are not what they were.
  func advanceCountingChanges() -> Int {
    let before = bitmap.pixels
    advance()
    return before.withUnsafeBufferPointer { old in
      bitmap.pixels.withUnsafeBufferPointer { new in
        old.indices.reduce(0) { old[$1] == new[$1] ? $0 : $0 + 1 }
      }
    }
  }
}
