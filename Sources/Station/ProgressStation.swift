import Raster
import SDL
import Settings
import TimerCore
import Views

/// A running progress: it takes values from standard input, and shows what is true.
final class ProgressStation {
  private let invocation: Invocation
  private let look: ProgressLook
  private let options: ScreenOptions
  private let resources: Resources
  private var hands = Hands()
  private var progress = ProgressRun()
  private var input = LineInput(advice: "give values like 0.4 or 40%")
  private var layout: (room: Room, layout: ProgressLayout)?
  private let shift: BurnInShift
  /// When the first animation began.
  private var start: BootInstant?
  private var hasFinished = false
  private var isLeaving = false
  /// Whether a picture is due, however little time has passed since the last one.
  private var mustShow = true
  private var lastTurn: BootInstant
  private var lastFrame: BootInstant
  // In this order they go: the window before the library.
  private var waiting: InputEvent?
  private var queue: EventQueue
  private let screen: Screen
  private let library: Library
  private let nap: Nap
  private var service = ServiceManager()

  /// From one picture to the next while the stroke is on its way.
  private static let frameTime = Duration.nanoseconds(16_666_667)

  /// Opens the window.
  init(
    _ invocation: Invocation, look: ProgressLook, _ options: ScreenOptions, resources: Resources,
    library: consuming Library
  ) throws {
    self.invocation = invocation
    self.look = look
    self.options = options
    shift = BurnInShift(reach: options.shift)
    self.resources = resources
    lastTurn = Clock.now().boot
    lastFrame = lastTurn
    nap = try Nap()
    let window = WindowOptions(
      options, display: try library.display(options.display), title: invocation.title ?? "tminus")
    screen = Screen(try Window(library, window), turned: options.turn)
    queue = EventQueue(screen.window)
    self.library = library
  }

  /// Runs until it is asked to leave, or has reached its end.
  func run() throws {
    try turn(Clock.now().boot)
    while !isLeaving {
      // Showing a picture may have fetched events, of which no descriptor tells any more.
      waiting = queue.poll()
      if waiting == nil { sleep() }
      try turn(Clock.now().boot)
    }
    service.noteEnd()
  }

  /// Tells what fell due, takes values and keys, and shows what is true at one instant.
  private func turn(_ now: BootInstant) throws {
    lastTurn = now
    tell(progress.advance(to: now), at: now)
    if nap.hasInput { try readInput(at: now) }
    if nap.isAskedToLeave { isLeaving = true }
    while !isLeaving, let event = nextEvent() {
      for request in hands.requests(event, at: now) { try carryOut(request, at: now) }
    }
    let reading = progress.reading(at: now)
    let isOver = hasFinished || (input.isAtEnd && !reading.isMoving)
    if isOver && options.leavesAtEnd { isLeaving = true }
    if !isLeaving { try show(reading, at: now) }
    if screen.isProven { service.noteTurn(at: now) }
  }

  private func nextEvent() -> InputEvent? {
    defer { waiting = nil }
    return waiting ?? queue.poll()
  }

  /// Takes the lines that have come: values, and commands by their names.
  private func readInput(at now: BootInstant) throws {
    for line in input.read() where !isLeaving {
      switch Self.command(of: line) {
      case .success(let command):
        try carryOut(.command(command, source: Desk.input), at: now)
      case .failure(let error):
        Output.complain(error.description)
        refuse("progress", by: "input", error.description, at: now)
      }
    }
  }

  private static func command(of line: String) -> Result<Command, ValueError> {
    let first = line.split(separator: " ").first.map(String.init)
    let isCommand = CommandTable.names.contains { $0 == first }
    return Result { () throws(ValueError) in
      isCommand
        ? try CommandTable.command(of: line) : .progress(try ProgressText.value(of: line))
    }
  }

  private func carryOut(_ request: Request, at now: BootInstant) throws {
    switch request {
    case .redraw:
      screen.invalidate()
      mustShow = true
    case .rebuild:
      screen.rebuild()
      mustShow = true
    case .command(.progress(let value), _):
      tell(progress.set(value, at: now), at: now)
    case .command(.leave, _), .command(.quit, _):
      isLeaving = true
    case .command(.fullscreen, _):
      let fullscreen = !screen.window.isFullscreen
      try screen.window.setFullscreen(fullscreen)
      library.setPointer(visible: !fullscreen)
      screen.invalidate()
      mustShow = true
    case .command(let command, let source):
      let reason = "“\(command.name)” means nothing here: a progress follows standard input"
      if source == Desk.input { Output.complain(reason) }
      refuse(command.name, by: source, reason, at: now)
    }
  }

  private func tell(_ events: [ProgressEvent], at now: BootInstant) {
    for event in events {
      switch event.kind {
      case .progress: start = start ?? event.due
      case .finished: hasFinished = true
      case .ignored: break
      }
      if options.tellsEvents { EventLog.write(JSONLine(event, since: start, at: now)) }
    }
  }

  private func refuse(
    _ name: String, by source: String, _ reason: String, at now: BootInstant
  ) {
    guard options.tellsEvents else { return }
    EventLog.write(JSONLine(refused: name, by: source, reason, at: start.map { now - $0 }))
  }

  private func show(_ reading: ProgressReading, at now: BootInstant) throws {
    guard screen.window.isVisible else { return }
    guard mustShow || !reading.isMoving || now - lastFrame >= Self.frameTime else { return }
    let room = Room(
      size: screen.size, margins: invocation.margins, shift: shift, at: now,
      scale: invocation.scale ?? screen.window.scale, desktopScale: 1, isFullscreen: false)
    if layout?.room != room {
      let made = ProgressLayout(
        look, background: invocation.look.background, title: invocation.title, size: room.size,
        safe: room.safe, scale: room.scale, resources: resources)
      layout = (room, made)
    }
    if let frame = layout?.layout.frame(reading) { try screen.show(frame) }
    // Pictures keep to their rhythm however long the sleep was, unless one was left out.
    let isInTime = now - lastFrame < Self.frameTime * 2 && now - lastFrame >= Self.frameTime
    lastFrame = isInTime ? lastFrame + Self.frameTime : now
    mustShow = false
  }

  /// Sleeps until the next picture or event is due, a value or an event comes.
  ///
  /// What changes is asked as of the last turn, so that what has fallen due since then wakes it at once.
  private func sleep() {
    var wake = progress.nextChange(after: lastTurn)
    if screen.window.isVisible, progress.reading(at: lastTurn).isMoving {
      wake = [wake, lastFrame + Self.frameTime].compactMap { $0 }.min()
    }
    wake = [wake, shift.nextChange(after: lastTurn)].compactMap { $0 }.min()
    nap.sleep(
      until: wake, connection: queue.connectionDescriptor,
      atMost: queue.connectionDescriptor == nil ? Self.frameTime : nil, input: input.descriptor,
      besides: service.nextNotice)
  }
}
