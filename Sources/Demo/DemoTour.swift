/// The scenes one after the other, again and again.
public struct DemoTour: Hashable, Sendable {
  /// At least one.
  public let scenes: [DemoScene]
  /// The place of the scene that plays.
  public private(set) var index = 0
  /// When the scene began, on the clock that `now` is of.
  private var began: Duration

  /// Creates a tour that begins at `now`; without scenes it has all of them, in their order.
  public init(_ scenes: [DemoScene] = DemoScene.allCases, at now: Duration = .zero) {
    self.scenes = scenes.isEmpty ? DemoScene.allCases : scenes
    began = now
  }

  public var scene: DemoScene { scenes[index] }

  /// Returns how long the scene has played at `now`.
  public func time(at now: Duration) -> Duration { max(.zero, now - began) }

  /// Goes on to what plays at `now`: a scene begins where the one before ended.
  ///
  /// Whole rounds that nobody saw are left out.
  public mutating func advance(to now: Duration) {
    var round = Duration.zero
    for scene in scenes { round += scene.length }
    let away = now - began
    if away >= round { began += round * Int(away / round) }
    while now - began >= scene.length { go(to: index + 1, at: began + scene.length) }
  }

  /// Begins the next scene, or the first after the last.
  public mutating func next(at now: Duration) { go(to: index + 1, at: now) }

  /// Begins the scene before, or the last before the first.
  public mutating func back(at now: Duration) { go(to: index + scenes.count - 1, at: now) }

  /// Begins the scene anew.
  public mutating func restart(at now: Duration) { began = now }

  private mutating func go(to place: Int, at now: Duration) {
    index = place % scenes.count
    began = now
  }
}
