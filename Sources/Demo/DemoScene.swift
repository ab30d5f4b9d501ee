public import Raster
public import Views

/// A scene of the demonstration; it plays itself, presses included, from its start.
///
/// Its pictures are a pure function of the time, the size, the scale, and what glyphs and pictures look like.
public enum DemoScene: String, Hashable, Sendable, CaseIterable {
  /// Three bars over three pictures, each with its own reactions.
  case threeBars = "three-bars"
  /// A bar whose looks change while it runs.
  case liveLooks = "live-looks"
  /// A ring with a title and a button that starts, pauses and starts again.
  case ringButton = "ring-button"
  /// A duration picker, and the ring that fills for as long as was picked.
  case fillingRing = "filling-ring"
  /// A progress over everything else, set to 30, 75 and 100 percent.
  case progress
  /// Pop-ups with and without spinners, for a time and until hidden.
  case popups
  /// A star in six variations.
  case stars
  /// Drawers at two edges, moved by keys and by a finger.
  case drawer

  /// How long it plays; its last picture stays beyond that.
  public var length: Duration {
    switch self {
    case .threeBars: .seconds(12)
    case .liveLooks: .seconds(9)
    case .ringButton: .seconds(20)
    case .fillingRing: .seconds(14)
    case .progress: .seconds(7)
    case .popups: .seconds(18)
    case .stars: .seconds(12)
    case .drawer: .seconds(17)
    }
  }

  /// Returns the picture at a time since the scene began.
  ///
  /// Whoever shows many of one size keeps a ``DemoStage``: this makes one each time.
  ///
  /// - Parameter scale: pixels a point.
  public func frame(
    at time: Duration, size: PixelSize, scale: Double, resources: Resources
  ) -> Frame {
    DemoStage(self, size: size, scale: scale, resources: resources).frame(at: time)
  }
}
