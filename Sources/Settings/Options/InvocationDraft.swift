import Raster
import TimerCore
import Views

/// What the options said so far; ``Invocation`` is made from it when all are read.
struct InvocationDraft: Sendable {
  var look = Theme.dark.look
  var frame: ViewFrame?
  var backgroundFit: ImageFit?
  var title: String?
  var isPaused = false
  var elapsed: Duration?
  var started: Moment?
  var from: Moment?
  var zone: String?
  var atZero = AtZero.stop
  var scale: Double?
  var placement = ScreenPlacement.window(Invocation.windowSize)
  var display: Int?
  var snapshotPath: String?
  var snapshotSize = Invocation.snapshotSize
  var isDryRun = false
  var tellsEvents = false
  var leavesAtEnd = false
  var completion: Shell?
  var progressValue: Double?
  var progressVeil: Fill?
  var progressBarLength: Length?
  var demo = DemoDraft()

  /// Changes the strokes of every face.
  mutating func setStrokes(_ change: (inout StrokeLook) -> Void) {
    change(&look.bar.stroke)
    change(&look.ring.stroke)
  }

  /// Changes the panels of every face.
  mutating func setPanels(_ change: (inout PanelLook) -> Void) {
    change(&look.bar.panel)
    change(&look.ring.panel)
  }
}
