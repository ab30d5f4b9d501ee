/// Something that happened in progress mode, with the instant at which it was due.
public struct ProgressEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The way to a value began.
    case progress(Double)
    /// A value was not above the current one, or was displaced while it waited.
    case ignored(Double)
    /// The way to 1 has ended.
    case finished
  }

  /// What happened, with its value.
  public let kind: Kind
  /// The instant at which it was due.
  public let due: BootInstant

  /// Creates an event.
  public init(_ kind: Kind, due: BootInstant) {
    self.kind = kind
    self.due = due
  }
}
