import Glibc
import Raster
import SDL
public import Settings
import Sound
import TimerCore
import Views

/// The program: a command line in, an exit code out.
public enum Program {
  /// Does what a command line, without the program's name, asks for.
  ///
  /// What goes wrong is one sentence on standard error.
  public static func run(_ arguments: [String]) -> ExitCode {
    Output.reserveDescriptors()
    do {
      let source = SettingsSource.standard
      let settings = try EffectiveSettings(arguments, source: source, isStarting: true)
      try carryOut(settings.invocation, settings) {
        SettingsReload(arguments, source, settings)
      }
      return .success
    } catch {
      let (sentence, code) = explain(error)
      Output.complain(sentence)
      return code
    }
  }

  private static func carryOut(
    _ invocation: Invocation, _ settings: EffectiveSettings, reload: () -> SettingsReload
  ) throws {
    switch invocation.action {
    case .help, .version, .manual, .completion:
      Output.write(invocation.text ?? "", to: 1)
    case .listSettings:
      Output.write(settings.listing, to: 1)
    case .check(let files):
      try check(files)
    case .dryRun:
      if invocation.agenda != nil, let plan = try plans(invocation).first {
        return Output.write("\(JSONLine.steps(of: plan))\n", to: 1)
      }
      for (timer, plan) in zip(invocation.timers, try plans(invocation)) {
        Output.write("\(JSONLine(plan, for: timer, in: language(of: timer)))\n", to: 1)
      }
    case .snapshot(let path, let size):
      try snapshot(invocation, path: path, size: size)
    case .progress(let options):
      try progress(invocation, options)
    case .demo(let options):
      try demo(options, scale: invocation.scale)
    case .show(let options):
      try show(invocation, options, reload: reload())
    }
  }

  private static func show(
    _ invocation: Invocation, _ options: ScreenOptions, reload: SettingsReload
  ) throws {
    SignalWatch.hold()
    let keeper = StateKeeper()
    var options = options
    var opening = try opening(invocation, &options, keeper)
    // What ran goes on whatever is missing; else a display that isn't as it was asked for doesn't begin.
    let restores = options.restores
    let supplies = try Supplies(invocation, options) { fault in
      guard restores else { throw fault.error }
      reload.tell(UsageError(explain(fault.error).0))
    }
    let (resources, bell) = (supplies.resources, supplies.bell)
    func runStation(on panel: Panel? = nil, mustHaveOne: Bool) throws {
      let station = try Station(
        invocation, options, opening, keeper, keys: supplies.keys, resources: resources,
        bell: bell, reload: reload, panel: panel, mustHaveOne: mustHaveOne)
      // Another way to the screen tells nothing of it again.
      opening.forgetEvents()
      try station.run()
    }
    if options.output != .terminal {
      let fileSize = PixelSize(options.placement)
      let isService = ServiceManager().isThere
      var panel: Panel?
      do {
        if case .framebuffer(let path) = options.output {
          panel = try Panel(path: path, fileSize: fileSize)
        } else {
          return try runStation(mustHaveOne: options.output == .any || !isService)
        }
      } catch let error as ScreenError where options.output == .any {
        panel = Panel.instead(of: error, fileSize: fileSize)
        if let panel {
          Output.complain("\(error); drawing on \(panel.path)")
        } else {
          // Over a line to another machine there is a terminal still; a service waits for a screen.
          guard error.isNoScreen, isService || TerminalLine.isThere else { throw error }
        }
      }
      if panel != nil || isService {
        return try runStation(on: panel, mustHaveOne: panel != nil)
      }
    }
    if options.tellsEvents, isatty(STDOUT_FILENO) == 1 {
      throw UsageError(
        "--events would be written over the picture; send it elsewhere, like --events > FILE")
    }
    if options.readsCommands || options.picksFirst {
      let name = options.readsCommands ? "--commands" : "pick"
      throw UsageError(
        "\(name) has no meaning on a terminal, which shows a timer and takes keys; leave it out")
    }
    let station = try TerminalStation(
      invocation, options, opening, keeper, keys: supplies.keys, resources: resources,
      bell: bell, reload: reload)
    try station.run()
  }

  /// Returns what was running, where that is asked for, or what the command line says.
  private static func opening(
    _ invocation: Invocation, _ options: inout ScreenOptions, _ keeper: StateKeeper
  ) throws -> Opening {
    let now = Clock.now()
    guard options.restores else { return Opening(invocation, try plans(invocation)) }
    if let standing = keeper.restore(at: now) {
      let opening = Opening(invocation, standing, at: now, damage: keeper.damage)
      options.picksFirst = options.picksFirst && opening.isReady
      return opening
    }
    let opening = Opening(invocation, try plans(invocation), damage: keeper.damage)
    // Time passes from now on, even if there is no screen yet and the next try finds one.
    keeper.keep(opening.runs)
    return opening
  }

  /// Returns what each timer is now, all at the same instant.
  private static func plans(_ invocation: Invocation) throws(UsageError) -> [Plan] {
    let now = Clock.now()
    var plans: [Plan] = []
    for timer in invocation.timers {
      plans.append(try timer.plan(utc: now.utc, now: now.boot))
    }
    return plans
  }

  private static func snapshot(_ invocation: Invocation, path: String, size: PixelSize) throws {
    let plans = try plans(invocation)
    let now = plans.first?.now ?? Clock.now().boot
    var timers = TimerGroup(zip(invocation.timers, plans).map(TimerRun.init))
    timers.react(at: now)
    let runs = timers.runs
    let scale = invocation.scale ?? 1
    let resources = try Supplies.resources(for: invocation) { throw $0.error }
    let language = resources.language
    var note: EndNote?
    if invocation.look.label.showsEnd {
      let clock = Clock(boot: now, utc: plans.first?.utc ?? Clock.now().utc)
      note = EndNote(clock: clock, rule: try invocation.rule(), language: language)
    }
    let layout = DisplayLayout(
      runs.map { $0.fitted(at: now, in: language, ends: note) }, size: size,
      safe: invocation.margins.rect(in: size, scale: scale), scale: scale, resources: resources)
    let shown = runs.map { $0.shown(at: now, in: language, ends: note) }
    var frame = layout.frame(shown)
    if let place = layout.agendaPlace {
      var sheet = AgendaSheet()
      sheet.addLayers(
        to: &frame, runs[0], at: place, scale: scale, resources: resources, now)
    }
    var picture = frame.bitmap()
    if invocation.look.isBlackAndWhite {
      picture.withSurface { $0.makeBlackAndWhite(PixelRect(size)) }
    }
    try Pictures.save(picture, to: path)
  }

  /// Returns the display's language; English, and a sentence, where its table can't be used.
  static func language(of invocation: Invocation) -> Language {
    LanguageFinder.standard.language(invocation.language, complain: Output.complain)
  }

  static func explain(_ error: any Error) -> (String, ExitCode) {
    switch error {
    case let error as UsageError:
      return (error.description, error.exitCode)
    case let error as ScreenError:
      return ("\(error); --snapshot FILE.png needs no screen", .unavailable)
    case let error as FramebufferError:
      return (error.description, .unavailable)
    case let error as FontError:
      return (error.description, .noInput)
    case let error as KeyMapError:
      return (error.description, .noInput)
    case let error as SoundError:
      return (error.description, .noInput)
    case let error as PictureError:
      if case .cannotWrite = error { return (error.description, .cannotCreate) }
      return (error.description, .noInput)
    default:
      return ("\(error)", .software)
    }
  }
}
