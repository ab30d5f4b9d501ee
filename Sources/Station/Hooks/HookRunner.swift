import CLinux
import Glibc
import Settings
import TimerCore

/// What runs the commands that the operator wants at events: beside the display, a few at a time, none for long.
final class HookRunner {
  /// A command that runs.
  private final class Running {
    let call: HookCall
    var process: HookProcess
    let deadline: BootInstant
    /// What becomes readable when it ends; negative where the system has no such thing.
    let descriptor: Int32
    var isOverdue = false

    init(_ call: HookCall, _ process: consuming HookProcess, deadline: BootInstant, set: Int32) {
      self.call = call
      descriptor = tm_watch_process(set, process.id)
      self.process = process
      self.deadline = deadline
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }
  }

  /// What goes wrong, each told once of each hook.
  private struct Trouble: Hashable {
    enum Kind: Hashable { case start, code, signal, time, dropped }
    let hook: Int
    let kind: Kind
  }

  /// As many commands run at once, and as many wait.
  static let (mostRunning, mostWaiting) = (8, 64)

  private let options: HookOptions
  private var running: [Running] = []
  private var waiting: [HookCall] = []
  private var told: Set<Trouble> = []
  private var sentences: [String] = []
  /// Becomes readable when a command ends.
  let descriptor: Int32

  /// Creates what runs the hooks of a display; nil where there are none.
  ///
  /// Wraps `epoll_create1`.
  init?(_ options: HookOptions) {
    guard !options.hooks.isEmpty else { return nil }
    self.options = options
    descriptor = tm_process_set()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Runs what is to be run at an event, or as soon as others have ended; of what waits too long the oldest is dropped.
  func tell(_ news: @autoclosure () -> HookNews?, of kind: Event.Kind, at now: BootInstant) {
    guard options.hooks.contains(where: { $0.occasion.rawValue == kind.name }), let news = news()
    else { return }
    for (index, hook) in options.hooks.enumerated() where hook.occasion == news.occasion {
      let call = HookCall(
        hook: index, command: hook.command, variables: news.variables,
        line: news.line.description)
      waiting.append(call)
    }
    start(at: now)
    while waiting.count > Self.mostWaiting {
      note(
        .dropped, of: waiting.removeFirst(), "is left out at times: the ones before it still run")
    }
  }

  /// Takes notice of what has ended, ends what takes too long, runs what waits, and returns what there is to say.
  func turn(at now: BootInstant) -> [String] {
    for index in running.indices.reversed() {
      if let ending = running[index].process.ending() {
        note(ending, of: running[index])
        running.remove(at: index)
      } else if running[index].deadline <= now, !running[index].isOverdue {
        running[index].isOverdue = true
        note(
          .time, of: running[index].call,
          "took longer than \(options.limit.entryText), and was ended")
        running[index].process.signal(SIGKILL)
      }
    }
    start(at: now)
    defer { sentences = [] }
    return sentences
  }

  /// When it has to be asked again, should no command end before.
  func nextChange(after now: BootInstant) -> BootInstant? {
    running.compactMap { process in
      // One that was ended is gone in a moment; where nothing tells of that, it has to be asked.
      if process.isOverdue || process.descriptor < 0 { return now + .milliseconds(50) }
      return process.deadline
    }.min()
  }

  /// Lets what runs come to its end within a quarter of a second; what doesn't may clean up within a tenth, then it is
  /// gone. What waits is not run any more.
  func end() {
    waiting = []
    reap(within: .milliseconds(250))
    for running in running { running.process.signal(SIGTERM) }
    reap(within: .milliseconds(100))
    running = []
  }

  private func reap(within time: Duration) {
    let deadline = Clock.now().boot + time
    while true {
      running.removeAll { $0.process.ending() != nil }
      if running.isEmpty || Clock.now().boot >= deadline { return }
      usleep(2000)
    }
  }

  private func start(at now: BootInstant) {
    while running.count < Self.mostRunning, !waiting.isEmpty {
      let call = waiting.removeFirst()
      do {
        let process = try HookProcess(call)
        running.append(Running(call, process, deadline: now + options.limit, set: descriptor))
      } catch {
        note(.start, of: call, "can't be run: \(String(cString: strerror(error.number)))")
      }
    }
  }

  private func note(_ ending: HookProcess.Ending, of process: Running) {
    switch ending {
    case .left(code: 0): break
    case .killed where process.isOverdue: break
    case .left(let code): note(.code, of: process.call, "failed with code \(code)")
    case .killed(let signal): note(.signal, of: process.call, "was ended by signal \(signal)")
    }
  }

  private func note(_ kind: Trouble.Kind, of call: HookCall, _ what: String) {
    guard told.insert(Trouble(hook: call.hook, kind: kind)).inserted else { return }
    sentences.append("the command for \(options.hooks[call.hook].occasion.rawValue) \(what)")
  }
}
