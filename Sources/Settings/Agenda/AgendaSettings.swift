public import TimerCore

/// An agenda as the display is to go through it: its steps, how each looks and sounds, and when it begins.
public struct AgendaSettings: Hashable, Sendable {
  public var agenda: Agenda
  /// When it begins by itself; nil is when the display begins.
  public var start: UntilTarget?
  /// The looks of steps that have their own, by the steps' tags.
  public var looks: [Int: LookSettings] = [:]
  /// What is heard at the ends of steps that have their own sound, by the steps' tags.
  public var sounds: [Int: SoundChoice] = [:]

  /// Creates the settings of an agenda.
  public init(_ agenda: Agenda, start: UntilTarget? = nil) {
    (self.agenda, self.start) = (agenda, start)
  }

  /// The file that describes it beside the settings; nil is none.
  public var file: String?

  /// The thresholds of all its steps.
  var thresholds: [Threshold] {
    var tags: Set<Int> = []
    return agenda.rows.filter { tags.insert($0.step.tag).inserted }.flatMap(\.step.thresholds)
  }

  /// Returns the looks of a step that has its own; nil is the display's.
  public func looks(of tag: Int) -> LookSettings? { looks[tag] }
}
