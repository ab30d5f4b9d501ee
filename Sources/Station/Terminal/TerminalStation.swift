import Glibc
import Raster
import SDL
import Settings
import TimerCore
import Views

/// A running display on a terminal: the same picture in half blocks, with what it says as lines of text.
final class TerminalStation {
  private let options: ScreenOptions
  private let invocation: Invocation
  private let keeper: StateKeeper
  private var bell: Bell?
  private let reload: SettingsReload?
  private let hooks: HookRunner?
  private let desk: Desk
  private let line: TerminalLine
  private let resize: ResizeWatch
  private let nap: Nap
  private let painter = Painter()
  private var service = ServiceManager()
  private var canvas: TerminalCanvas
  private var picture = Bitmap(size: PixelSize(0, 0))
  private var shown: Frame?
  private var layout: (key: [FittedTimer], size: PixelSize, layout: DisplayLayout)?
  private var isLeaving = false
  private var lastTurn: BootInstant
  private var lastFrame: BootInstant

  /// As many pictures a second as a terminal is given: more would only fill its line.
  private static let rate = 10.0

  init(
    _ invocation: Invocation, _ options: ScreenOptions, _ opening: Opening, _ keeper: StateKeeper,
    keys: KeyMap, resources: Resources, bell: Bell?, reload: SettingsReload?
  ) throws {
    (self.bell, self.reload) = (bell, reload)
    hooks = HookRunner(options.hooks)
    (self.invocation, self.options, self.keeper) = (invocation, options, keeper)
    (lastTurn, lastFrame) = (opening.now, opening.now)
    nap = try Nap()
    resize = try ResizeWatch()
    line = try TerminalLine()
    canvas = TerminalCanvas(hasTrueColor: Self.hasTrueColor)
    desk = Desk(
      invocation, options, opening, keys: keys, resources: resources,
      tellLine: EventLog.write, hooks: hooks, keep: keeper.keep)
    desk.hasScreen = false
  }

  private static var hasTrueColor: Bool {
    let colors = getenv("COLORTERM").map { String(cString: $0) } ?? ""
    return colors == "truecolor" || colors == "24bit"
  }

  /// Runs until it is asked to leave.
  func run() throws {
    while !isLeaving {
      try turn(Clock.now())
      if !isLeaving { sleep() }
    }
    bell?.end()
    hooks?.end()
    service.noteEnd()
    if !nap.isAskedToLeave { keeper.drop() }
  }

  private func turn(_ now: Clock) throws {
    lastTurn = now.boot
    if let standing = keeper.correction(at: now, clockWasSet: nap.wallClockWasSet) {
      desk.begin(Opening(invocation, standing, at: now, damage: nil))
    }
    desk.light.advance(to: now, clockWasSet: nap.wallClockWasSet) {
      !keeper.isWaiting
    }
    desk.advance(to: now)
    if nap.wallClockWasSet { desk.aimAgain(now) }
    if nap.isAskedToLeave { isLeaving = true }
    if let reload { desk.follow(reload, nap, &bell, now) }
    if resize.drain() { (shown, layout) = (nil, nil) }
    for key in TerminalKeys.events(line.read()) { desk.take(.key(key), now, room) }
    for wish in desk.takeWishes() {
      switch wish {
      case .ring(let end): bell?.ring(desk, due: end, at: now.boot)
      case .silence: bell?.silence()
      case .leave: isLeaving = true
      // A terminal has no window to change, and no pads.
      case .redraw, .rebuild, .switchFullscreen, .pad, .teach, .rumble: break
      }
    }
    isLeaving = isLeaving || desk.isLeaving
    if isLeaving { return }
    show(at: now.boot)
    service.noteTurn(at: now.boot)
  }

  /// Half a row of the terminal is a pixel; a window of 540 points' height is the measure of a point.
  private var room: Room {
    let size = line.size
    return Room(
      size: PixelSize(size.columns, size.rows * 2), scale: Double(size.rows * 2) / 540,
      desktopScale: 1, isFullscreen: false)
  }

  private func show(at now: BootInstant) {
    let room = room
    if picture.size != room.size {
      picture = Bitmap(size: room.size)
      shown = nil
      canvas.invalidate()
      line.write("\u{1B}[0m\u{1B}[2J")
    }
    let fitted = desk.fitted(at: now).map { timer in
      // A title in pixels would be too small to read; it is a line of text.
      FittedTimer(
        title: nil, widestLabel: timer.widestLabel, look: timer.look, hasNote: timer.hasNote)
    }
    if layout?.key != fitted || layout?.size != room.size {
      let made = DisplayLayout(
        fitted, size: room.size, scale: room.scale, resources: desk.resources)
      layout = (fitted, room.size, made)
    }
    guard let layout = layout?.layout else { return }
    var frame = Frame(size: room.size, layers: [])
    desk.fill(&frame, layout, room, at: now, withOverlays: false)
    paint(frame)
    line.write(canvas.update(to: picture, lines(room, at: now)))
    lastFrame = now
  }

  private func paint(_ frame: Frame) {
    let (painter, old) = (painter, shown)
    var update = Painter.Update()
    picture.withSurface { surface in
      if let old {
        painter.update(surface, from: old, to: frame, &update)
      } else {
        painter.paint(frame, onto: surface)
      }
    }
    shown = frame
  }

  /// Returns the title above, and below what is said.
  private func lines(_ room: Room, at now: BootInstant) -> [TerminalCanvas.Line] {
    let rows = room.size.height / 2
    let look = desk.look.value
    let titles = desk.timers.runs.compactMap(\.title).joined(separator: " + ")
    var lines = [TerminalCanvas.Line(row: 0, text: titles, color: look.title.color.rgb)]
    if let agenda = desk.timers.front.agenda?.agendaReading(at: now) {
      let language = desk.resources.language
      let words = [
        AgendaWords.next(agenda, in: language), AgendaWords.delay(agenda, in: language),
      ].filter { !$0.isEmpty }
      lines.append(
        TerminalCanvas.Line(
          row: 1, text: words.joined(separator: " · "), color: look.label.color.rgb))
    }
    let words = desk.words(at: now)
    for (index, text) in words.enumerated() {
      let row = max(0, rows - 2 - words.count + index)
      lines.append(
        TerminalCanvas.Line(row: row, text: " \(text) ", color: look.popup.title.color.rgb))
    }
    return lines
  }

  private func sleep() {
    bell?.follow(desk, at: lastTurn)
    let frame = Duration.seconds(1 / Self.rate)
    let motion = desk.timers.runs.indices.compactMap { index -> BootInstant? in
      if desk.timers.runs[index].look.value.reducesMotion { return nil }
      return Pace(refreshRate: Self.rate, travel: layout?.layout.travel(of: index) ?? 0)
        .nextFrame(after: lastFrame, desk.timers.runs[index].reading(at: lastTurn))
    }.min()
    let changes = [
      desk.nextChange(after: lastTurn), keeper.nextLook(after: lastTurn), motion,
      desk.notices.nextChange(after: lastTurn, frame: frame),
      bell?.nextChange(desk, after: lastTurn), reload?.due,
    ]
    nap.sleep(
      until: changes.compactMap { $0 }.min(), connection: resize.descriptor, atMost: nil,
      input: line.descriptor, settings: reload?.descriptor, children: hooks?.descriptor,
      besides: service.nextNotice)
  }
}

extension Color {
  /// The colour as 0xRRGGBB.
  fileprivate var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
