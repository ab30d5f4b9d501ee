public import TimerCore

/// An agenda as a settings file gives it: its steps, how each looks, and when it begins.
public struct AgendaSettings: Hashable, Sendable {
  public var agenda: Agenda
  /// When it begins by itself; nil is when the display begins.
  public var start: UntilTarget?
  /// The looks of steps that have their own, by the steps' tags.
  public var looks: [Int: LookSettings]

  /// Creates the settings of an agenda.
  public init(_ agenda: Agenda, start: UntilTarget? = nil, looks: [Int: LookSettings] = [:]) {
    (self.agenda, self.start, self.looks) = (agenda, start, looks)
  }

  /// Returns the looks of a step that has its own; nil is the display's.
  public func looks(of tag: Int) -> LookSettings? { looks[tag] }
}
