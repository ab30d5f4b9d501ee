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
  /// - Parameter place: what it stands at the top of, in pixels.
  mutating func addLayers(
    to frame: inout Frame, _ run: TimerRun, at place: Rect, scale: Double,
    resources: Resources, _ now: BootInstant
  ) {
    guard let agenda = run.agenda, run.shown(at: now).isVisible else { return }
    let reading = agenda.agendaReading(at: now)
    if shares?.agenda.total != agenda.agenda.total || shares?.agenda.rows != agenda.agenda.rows {
      let total = agenda.agenda.total.inSeconds
      shares = (agenda.agenda, agenda.agenda.rows.map { $0.step.length.inSeconds / total })
    }
    let content = AgendaContent(
      next: AgendaWords.next(reading, in: resources.language),
      delay: AgendaWords.delay(reading, in: resources.language),
      shares: shares?.shares ?? [])
    let key = Key(content: content, look: run.look, place: place, scale: scale)
    if made?.key != key {
      let view = AgendaView(
        content, look: run.look.value, window: place, scale: scale, resources: resources)
      made = (key, view)
    }
    made?.view.addLayers(
      progress: reading.progress, opacity: run.look.value.opacity, to: &frame.layers)
  }
}
