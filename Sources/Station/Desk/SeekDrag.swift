import Raster
import TimerCore
import Views

/// A finger that moves the end of a stroke: where the run would stand if it let go.
struct SeekDrag {
  let grip: DisplayLayout.Grip
  let source: String
  /// The finger's place in pixels.
  var place: Point
  /// What would be left, in whole seconds.
  var remaining: Duration
  /// The share that was under the finger, before it was rounded.
  var share: Double
}
