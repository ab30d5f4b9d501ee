import Raster

/// What is played in one scene, for one size.
protocol Act {
  /// Returns what lies below all else and never changes.
  func ground(in space: Space) -> [Layer]
  /// Returns what is seen at a time since the scene began.
  func layers(at time: Duration) -> [Layer]
  /// Returns a few words about what happens, to stand beside the scene's name; nil is none.
  func note(at time: Duration) -> String?
}

/// Words that stand beside the scene's name from a time on.
struct Note {
  let from: Duration
  let text: String?
}

extension [Note] {
  /// Returns the words of a time; notes are in the order of their times.
  func text(at time: Duration) -> String? { last { $0.from <= time }?.text }
}
