import Raster
import TimerCore
import Views

/// What the options said so far; ``Invocation`` is made from it when all are read.
struct InvocationDraft: Sendable {
  var look = Theme.dark.look
  /// The theme that the look began with.
  var theme = ThemeChoice(.dark)
  var frame: ViewFrame?
  var backgroundFit: ImageFit?
  var title: String?
  var isPaused = false
  var countsUp = false
  var restores = false
  var elapsed: Duration?
  var started: Moment?
  var from: Moment?
  var zone: String?
  var atZero = AtZero.stop
  var scale: Double?
  var placement = ScreenPlacement.window(Invocation.windowSize)
  var display: DisplayChoice?
  var mode: ScreenMode?
  var snapshotPath: String?
  var snapshotSize = Invocation.snapshotSize
  var isDryRun = false
  var tellsEvents = false
  var leavesAtEnd = false
  var output = ScreenOutput.any
  var turn = QuarterTurn.none
  var margins = Margins.none
  var shift = 0
  var dims: [LightRule] = []
  var blanks: [LightRule] = []
  var readsCommands = false
  var tellsStatistics = false
  var keysPath: String?
  var padsPath: String?
  var lockedCommands: Set<String>?
  var lockEscape = "ctrl+alt+l"
  var sound = SoundOptions()
  var hooks = HookOptions()
  var completion: Shell?
  var progressValue: Double?
  var progressVeil: Fill?
  var progressBarLength: Length?
  var demo = DemoDraft()
  var reactions: [Reaction] = []
  var thresholds: [Threshold] = []
  /// Where those are written that settings files have, by their names: `thresholds[0]`.
  var thresholdPaths: [String: String] = [:]
  var isSteady = false
  /// What a settings file has counted; the command line's words take its place.
  var entries: [Entry] = []
  /// The steps that a settings file has gone through, or the command line.
  var agenda: AgendaPlan?
  /// Whether the command line has named the agenda.
  var namesAgenda = false
  var overtimeColor: Color?
  var language: String?

  /// The look as all options together make it.
  var finishedLook: Look {
    var look = look
    if let frame {
      look.bar.frame = look.face == .bar ? frame : nil
      look.ring.frame = look.face == .bar ? nil : frame
    }
    if let overtimeColor { look.label.overtimeColor = overtimeColor }
    look.popup.title.font = look.popup.title.font ?? look.label.font
    look.popup.body.font = look.popup.body.font ?? look.label.font
    look.picker.font = look.picker.font ?? look.label.font
    if let backgroundFit, case .image(let path, _) = look.background {
      look.background = .image(path: path, fit: backgroundFit)
    }
    if look.reducesMotion {
      (look.drawer.spring.duration, look.popup.spinner.turn) = (.zero, .zero)
    }
    return look
  }

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
