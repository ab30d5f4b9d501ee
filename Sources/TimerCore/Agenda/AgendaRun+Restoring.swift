extension AgendaRun {
  /// Where a run stands, as it is written into a file beside its plan.
  public struct Standing: Hashable, Sendable {
    public var place: Int
    /// What the step under way does at its end.
    public var end: AgendaStep.End
    public var countdown: Countdown
    public var awaitsStart: Bool
    public var plannedEnd: BootInstant?

    /// Creates a standing.
    public init(
      place: Int, end: AgendaStep.End, countdown: Countdown, awaitsStart: Bool = false,
      plannedEnd: BootInstant? = nil
    ) {
      self.place = place
      self.end = end
      self.countdown = countdown
      self.awaitsStart = awaitsStart
      self.plannedEnd = plannedEnd
    }
  }

  /// Where it stands.
  public var standing: Standing {
    Standing(
      place: place, end: step.end, countdown: countdown, awaitsStart: awaitsStart,
      plannedEnd: plannedEnd)
  }

  /// Creates a run that stands where another one stood, as read back from a file.
  ///
  /// Throws `Refusal.damagedState` where plan and standing contradict each other.
  public init(_ agenda: Agenda, _ standing: Standing) throws(Refusal) {
    guard agenda.rows.indices.contains(standing.place) else {
      throw .damagedState("its step is not in its agenda")
    }
    guard agenda.rows[standing.place].step.length > .zero else {
      throw .damagedState("its step takes no time")
    }
    if standing.awaitsStart, standing.countdown.state.name != .running {
      throw .damagedState("what waits for its start does not run")
    }
    let far = Duration.longest * 3
    guard let end = standing.plannedEnd.map(\.sinceBoot) ?? Duration?.some(.zero),
      .zero - far <= end, end <= far
    else { throw .damagedState("its planned end lies more than 30 000 days away") }
    self.agenda = agenda
    place = standing.place
    step = agenda.rows[standing.place].step
    step.end = standing.end
    countdown = standing.countdown
    if !standing.awaitsStart { countdown.thresholds = step.thresholds }
    awaitsStart = standing.awaitsStart
    plannedEnd = standing.plannedEnd
  }

  /// Returns the run paused where it stood at an instant; one that waits for its start is ready.
  public func held(at instant: BootInstant) -> AgendaRun {
    var copy = self
    if awaitsStart {
      copy.ready(at: place)
    } else {
      copy.countdown = countdown.held(at: instant)
    }
    return copy
  }

  /// Makes a run that waits for its start begin at an instant, which may have passed.
  ///
  /// It is for one that was read back from a file: what fell due before `now` is told by the next
  /// `advance(to:)`.
  public mutating func start(at start: BootInstant, now: BootInstant) {
    // What comes before the start is not told.
    if awaitsStart { _ = countdown.end(at: start, now: now) }
  }

  /// Returns the run with every instant moved by `shift`, as when the boot clock began anew.
  public func shifted(by shift: Duration) -> AgendaRun {
    var copy = self
    copy.countdown = countdown.shifted(by: shift)
    copy.plannedEnd = plannedEnd.map { $0 + shift }
    return copy
  }
}
