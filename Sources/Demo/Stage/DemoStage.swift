public import Raster
public import Views

/// A scene made ready for one size; its pictures are values, worked out from the time alone.
public struct DemoStage {
  public let scene: DemoScene
  public let size: PixelSize
  private let act: any Act
  private let ground: [Layer]
  private let name: NamePlate

  /// Creates a stage.
  ///
  /// - Parameter scale: pixels a point; in a window that a scene's views don't fit, they are smaller.
  public init(_ scene: DemoScene, size: PixelSize, scale: Double, resources: Resources) {
    (self.scene, self.size) = (scene, size)
    let space = Space(size: size, scale: scale, resources: resources)
    act = scene.act(in: space)
    ground = act.ground(in: space)
    name = NamePlate(scene, in: space)
  }

  /// Returns the picture at a time since the scene began.
  public func frame(at time: Duration) -> Frame {
    // Instants so late are the same picture, and nothing overflows.
    let time = min(max(time, .zero), .seconds(86_400))
    return Frame(
      size: size,
      layers: ground + act.layers(at: time) + name.layers(note: act.note(at: time)))
  }
}

extension DemoScene {
  fileprivate func act(in space: Space) -> any Act {
    switch self {
    case .threeBars: ThreeBars(in: space)
    case .liveLooks: LiveLooks(in: space)
    case .ringButton: RingButton(in: space)
    case .fillingRing: FillingRing(in: space)
    case .progress: ProgressScene(in: space)
    case .popups: Popups(in: space)
    case .stars: Stars(in: space)
    case .drawer: Drawers(in: space)
    }
  }
}
