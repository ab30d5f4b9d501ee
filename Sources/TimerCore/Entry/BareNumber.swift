/// What a number without a unit counts.
public enum BareNumber: Hashable, Sendable {
  /// On the command line and in files `90` is 90 seconds.
  case seconds
  /// Typed on the display `90` is 90 minutes.
  case minutes

  var unit: DurationUnit { self == .seconds ? .second : .minute }
}
