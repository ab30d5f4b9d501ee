extension AgendaRun {
  /// Takes another plan for what hasn't begun; the step under way goes on as long as it was.
  ///
  /// It is found in the new plan as the nearest step that is the same, else the nearest with its
  /// title, else by its number, and takes that one's message and thresholds. How late the whole is does not change by this. What fell due before
  /// `now` is returned. A run that is over stays so until somebody goes on.
  public mutating func replan(with agenda: Agenda, at now: BootInstant) -> [Event] {
    let events = advance(to: now)
    guard agenda != self.agenda else { return events }
    let wasOver = isOver
    let rest = self.agenda.rest(behind: place)
    self.agenda = agenda
    guard countdown.state.name != .ready, !awaitsStart else {
      let row = awaitsStart ? nil : nearest { $0.title == step.title }
      stand(at: agenda.row(from: row ?? 0) ?? 0)
      return events
    }
    place =
      nearest { $0.isSame(as: step) } ?? nearest { $0.title == step.title }
      ?? agenda.row(from: place) ?? agenda.row(before: place) ?? 0
    if let plannedEnd { self.plannedEnd = plannedEnd + (agenda.rest(behind: place) - rest) }
    let planned = agenda.rows[place].step
    (step.tag, step.thresholds, step.message) = (planned.tag, planned.thresholds, planned.message)
    if !awaitsStart { countdown.thresholds = planned.thresholds }
    if wasOver { step.end = .wait }
    return events
  }

  /// Makes a row that the run begins with another one, without an event.
  private mutating func stand(at row: Int) {
    guard awaitsStart else { return ready(at: row) }
    (place, step) = (row, agenda.rows[row].step)
  }

  /// Returns the row nearest to the place that holds a step like this; nil is none.
  private func nearest(_ isMeant: (AgendaStep) -> Bool) -> Int? {
    agenda.rows.indices.filter {
      agenda.rows[$0].step.length > .zero && isMeant(agenda.rows[$0].step)
    }
    .min { abs($0 - place) < abs($1 - place) }
  }
}

extension AgendaStep {
  /// Whether it is called the same, and as long.
  fileprivate func isSame(as other: AgendaStep) -> Bool {
    title == other.title && length == other.length
  }
}
