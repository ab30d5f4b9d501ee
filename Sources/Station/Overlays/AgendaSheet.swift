import Raster
import TimerCore
import Views

/// An agenda's line and words above its step, laid out anew only where they say something else.
struct AgendaSheet {
  private struct Key: Equatable {
    let content: AgendaContent
    let look: Shared<Look>
    let place: Rect
    let scale: Double

    static func == (a: Key, b: Key) -> Bool {
      a.look === b.look && a.place == b.place && a.scale == b.scale && a.content == b.content
    }
  }

  private var made: (key: Key, view: AgendaView)?
  /// The steps' shares of the whole, and the agenda they are of.
  private var shares: (agenda: Agenda, shares: [Double])?

  /// Adds what is shown of a timer's agenda at an instant, if it has one and is to be seen.
  ///
  /// - Parameters:
  ///   - place: what it stands at the top of, in pixels.
  ///   - isCalm: whether only the line may have moved since the last frame.
  mutating func addLayers(
    to frame: inout Frame, _ run: TimerRun, at place: Rect, scale: Double,
    resources: Resources, _ now: BootInstant, isCalm: Bool = false
  ) {
    guard let agenda = run.agenda, run.isVisible(at: now) else { return }
    if !isCalm { layOut(agenda, run.look, at: place, scale: scale, resources: resources, now) }
    made?.view.addLayers(
      progress: agenda.progress(at: now), opacity: run.look.value.opacity, to: &frame.layers)
  }

  private mutating func layOut(
    _ agenda: AgendaRun, _ look: Shared<Look>, at place: Rect, scale: Double,
    resources: Resources, _ now: BootInstant
  ) {
    let reading = agenda.agendaReading(at: now)
    if shares?.agenda.total != agenda.agenda.total || shares?.agenda.rows != agenda.agenda.rows {
      let total = agenda.agenda.total.inSeconds
      shares = (agenda.agenda, agenda.agenda.rows.map { $0.step.length.inSeconds / total })
    }
    let content = AgendaContent(
      next: AgendaWords.next(reading, in: resources.language),
      delay: AgendaWords.delay(reading, in: resources.language),
      shares: shares?.shares ?? [])
    let key = Key(content: content, look: look, place: place, scale: scale)
    guard made?.key != key else { return }
    let view = AgendaView(
      content, look: look.value, window: place, scale: scale, resources: resources)
    made = (key, view)
  }
}
