import Demo
import Raster
import SDL
import Settings
import TimerCore
import Views

extension Program {
  /// Does what `tminus demo` is asked for.
  static func demo(_ options: DemoOptions, scale: Double?) throws {
    switch options {
    case .list:
      Output.write(DemoScene.allCases.map { "\($0.rawValue)\n" }.joined(), to: 1)
    case .snapshot(let scene, let time, let path, let size):
      let frame = scene.frame(
        at: time, size: size, scale: scale ?? 1, resources: try demoResources())
      try Pictures.save(frame.bitmap(), to: path)
    case .show(let scene, let screen):
      let show = try DemoShow(
        scene, screen, scale: scale, resources: try demoResources(),
        library: try Library(name: "tminus"))
      try show.run()
    }
  }

  private static func demoResources() throws -> Resources {
    Resources(
      typesetter: try Supplies.typesetter(of: []) { throw $0.error }, pictures: PictureShelf())
  }
}

/// A window in which scenes play one after the other.
final class DemoShow {
  private let scale: Double?
  private let resources: Resources
  private var hands = Hands()
  private let nap: Nap
  private var service = ServiceManager()
  private var tour: DemoTour
  private var stage: DemoStage?
  private var stageScale = 0.0
  private var isLeaving = false
  // In this order they go: the window before the library.
  private var queue: EventQueue
  private let screen: Screen
  private let library: Library

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - scene: plays again and again; nil plays all.
  ///   - scale: pixels a point; nil is what suits screen and window.
  init(
    _ scene: DemoScene?, _ options: ScreenOptions, scale: Double?, resources: Resources,
    library: consuming Library
  ) throws {
    (self.scale, self.resources) = (scale, resources)
    nap = try Nap()
    let window = WindowOptions(
      options, display: try library.display(options.display), title: "tminus demo")
    screen = Screen(try Window(library, window), turned: options.turn)
    queue = EventQueue(screen.window)
    self.library = library
    tour = DemoTour(scene.map { [$0] } ?? [], at: Clock.now().boot.sinceBoot)
  }

  /// Plays until it is asked to leave.
  func run() throws {
    defer { service.noteEnd() }
    while true {
      let now = Clock.now().boot
      while !isLeaving, let event = queue.poll() { try respond(to: event, at: now.sinceBoot) }
      if isLeaving || nap.isAskedToLeave { return }
      tour.advance(to: now.sinceBoot)
      if screen.window.isVisible { try show(at: now.sinceBoot) }
      if screen.isProven { service.noteTurn(at: now) }
      let rate = Double(screen.window.display.refreshRate ?? 60)
      nap.sleep(
        until: now + .seconds(1 / max(1, rate)), connection: queue.connectionDescriptor,
        atMost: nil)
    }
  }

  private func show(at now: Duration) throws(ScreenError) {
    let (size, scale) = (screen.size, self.scale ?? suitedScale)
    let fitting = stage.flatMap { stage in
      stage.scene == tour.scene && stage.size == size && stageScale == scale ? stage : nil
    }
    let stage = fitting ?? DemoStage(tour.scene, size: size, scale: scale, resources: resources)
    var now = now
    if self.stage?.scene != tour.scene {
      // What a scene needs may take a moment to be read; its beginning is not to be missed.
      now = Clock.now().boot.sinceBoot
      tour.restart(at: now)
    }
    (self.stage, stageScale) = (stage, scale)
    try screen.show(stage.frame(at: tour.time(at: now)))
  }

  /// The screen's own scale, and more where the window is larger than 960 × 540 points.
  private var suitedScale: Double {
    let points = screen.window.pointSize
    let room = min(Double(points.width) / 960, Double(points.height) / 540)
    return screen.window.scale * max(1, (room * 4).rounded(.down) / 4)
  }

  private func respond(to event: InputEvent, at now: Duration) throws {
    if case .key(let key) = event, let wish = DemoWish(key) {
      switch wish {
      case .next: tour.next(at: now)
      case .back: tour.back(at: now)
      case .restart: tour.restart(at: now)
      case .fullscreen: try switchFullscreen()
      case .leave: isLeaving = true
      }
      return
    }
    for request in hands.requests(event, at: BootInstant(sinceBoot: now)) {
      switch request {
      case .redraw: screen.invalidate()
      case .rebuild: screen.rebuild()
      case .command(.quit, source: "desktop"): isLeaving = true
      default: break
      }
    }
  }

  private func switchFullscreen() throws {
    let fullscreen = !screen.window.isFullscreen
    try screen.window.setFullscreen(fullscreen)
    library.setPointer(visible: !fullscreen)
    screen.invalidate()
  }
}
