import Raster
import TimerCore
import Views

/// The pop-up over the views: what just happened, for a while.
struct Notices {
  private var run: PopupRun?
  /// What is true while time stands still, below what is shown for a while.
  private var standing: PopupRun?
  /// What stays until another takes its place, below what is shown for a while.
  private var message: PopupRun?
  /// Whether what is shown tells the end of a run.
  private var tellsEnd = false
  /// The titles of the runs whose end it tells.
  private var ended: [String] = []
  private var sheet = PopupSheet()
  /// Whether it is there and gone at once, and nothing in it turns.
  var isStill = false

  /// How long the end is told.
  private static let endTime = Duration.seconds(5)

  /// How long a threshold's message is shown.
  private static let messageTime = Duration.seconds(10)

  /// Shows what an event tells, or takes it away again.
  ///
  /// Of several timers one that is paused says nothing while others go on beside it.
  mutating func follow(
    _ event: Event, of timers: TimerGroup, _ timer: Int?, in language: Language,
    at now: BootInstant
  ) {
    switch event.kind {
    case .fired:
      tellEnd(of: timers.runs[(timer ?? 1) - 1].title, in: language, at: now)
    case .paused where !timers.runs.contains { $0.reading(at: now).state == .running }:
      stand(PopupContent(title: language[.paused]), at: now)
    case .started, .resumed, .stopped:
      standing?.hide(at: now)
      // A loop's next round begins with the end of the last one, which stays told.
      if let shown = run?.shown, shown < now { run?.hide(at: now) }
    case .threshold(let name):
      let thresholds = timers.runs[(timer ?? 1) - 1].countdown.thresholds
      if let message = thresholds.first(where: { $0.name == name })?.message {
        show(PopupContent(title: message), for: Self.messageTime, at: now)
      }
    case .paused, .tick, .overtime, .advanced:
      break
    }
  }

  /// Tells the end of a run, together with others whose end is told already.
  private mutating func tellEnd(
    of title: String?, in language: Language, at now: BootInstant
  ) {
    let isAnother = tellsEnd && !(run?.isGone(at: now) ?? true) && run?.hidden == nil
    var titles = isAnother ? ended : []
    if let title, !titles.contains(title) { titles.append(title) }
    let body = titles.isEmpty ? nil : titles.joined(separator: "\n")
    show(PopupContent(title: language[.timesUp], body: body), for: Self.endTime, at: now)
    (tellsEnd, ended) = (true, titles)
  }

  /// Whether there is nothing to show, now or later.
  var isEmpty: Bool { run == nil && standing == nil && message == nil }

  /// Shows a content until time passes again, whenever nothing else is shown for a while.
  mutating func stand(_ content: PopupContent, at now: BootInstant) {
    standing = PopupRun(content, timing: timing(nil), at: now)
    run = nil
  }

  /// Takes away what tells the end, once it is no longer true.
  mutating func hideEnd(at now: BootInstant) {
    if tellsEnd { run?.hide(at: now) }
  }

  /// Shows a content for a time, or until it is hidden.
  mutating func show(_ content: PopupContent, for time: Duration?, at now: BootInstant) {
    tellsEnd = false
    run = PopupRun(content, timing: timing(time), at: now)
  }

  /// Shows a content whenever nothing else is shown, until another takes its place; an empty one takes it away.
  mutating func setMessage(_ content: PopupContent, at now: BootInstant) {
    message =
      content.isEmpty ? nil : PopupRun(content, timing: timing(nil), at: now)
    (run, standing) = (nil, nil)
  }

  private func timing(_ time: Duration?) -> PopupTiming {
    isStill ? PopupTiming(fadeIn: .zero, fadeOut: .zero, time: time) : PopupTiming(time: time)
  }

  /// Takes away what is shown for a while.
  mutating func hide(at now: BootInstant) {
    run?.hide(at: now)
    standing?.hide(at: now)
  }

  /// What is shown at an instant; nil is nothing.
  func content(at now: BootInstant) -> PopupContent? { shown(at: now)?.content }

  private func shown(at now: BootInstant) -> PopupRun? {
    if let run, !run.isGone(at: now), !run.content.isEmpty { return run }
    if let standing, !standing.isGone(at: now) { return standing }
    return message
  }

  /// Returns the layers at an instant.
  ///
  /// - Parameter place: where the pop-up is centred, in pixels.
  mutating func layers(at now: BootInstant, place: Rect, on paper: PopupPaper) -> [Layer] {
    if run?.isGone(at: now) ?? false { run = nil }
    if standing?.isGone(at: now) ?? false { standing = nil }
    guard let shown = shown(at: now) else { return [] }
    let view = sheet.view(shown.content, at: place, on: paper)
    return view.layers(at: now - shown.shown, opacity: shown.opacity(at: now))
  }

  /// Returns when the picture changes next: with every frame while it moves.
  func nextChange(after now: BootInstant, frame: Duration) -> BootInstant? {
    guard let run = shown(at: now) else { return nil }
    return run.isMoving(at: now) && !isStill ? now + frame : run.nextChange(after: now)
  }
}
