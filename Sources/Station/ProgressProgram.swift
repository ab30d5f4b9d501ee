import Raster
import SDL
import Settings
import TimerCore
import Views

extension Program {
  /// Shows a progress until it is asked to leave, or writes one frame of it.
  static func progress(_ invocation: Invocation, _ options: ProgressOptions) throws {
    let shelf = PictureShelf()
    for fill in [invocation.look.background] + options.look.fills {
      if case .image(let path, _) = fill { try shelf.require(path) }
    }
    let fonts = try Supplies.typesetter(of: invocation.look.fonts) { throw $0.error }
    let resources = Resources(
      typesetter: fonts, pictures: shelf, language: language(of: invocation))
    switch options.output {
    case .snapshot(let path, let size, let value):
      let layout = ProgressLayout(
        options.look, background: invocation.look.background, title: invocation.title, size: size,
        safe: invocation.margins.rect(in: size, scale: invocation.scale ?? 1),
        scale: invocation.scale ?? 1, resources: resources)
      try Pictures.save(layout.frame(.atRest(on: value)).bitmap(), to: path)
    case .screen(let screen):
      let station = try ProgressStation(
        invocation, look: options.look, screen, resources: resources,
        library: try Library(name: "tminus"))
      try station.run()
    }
  }
}

extension ProgressLook {
  fileprivate var fills: [Fill] { [progress, track, veil].compactMap { $0 } }
}

extension ProgressReading {
  /// What is true of a progress that stands on a value 0…1.
  fileprivate static func atRest(on value: Double) -> ProgressReading {
    let now = BootInstant(sinceBoot: .zero)
    var run = ProgressRun(wholeRange: .zero)
    _ = run.set(value, at: now)
    return run.reading(at: now)
  }
}
