import Raster
import TestSupport
import Testing

@testable import Demo

@Suite("Pictures of the demonstration")
struct GoldenTests {
  private static let pictures = KeptPicture(in: "Tests/DemoTests/Pictures")

  /// Three moments of each scene, in milliseconds.
  static let moments: [DemoScene: [Int]] = [
    .threeBars: [500, 4200, 9500], .liveLooks: [500, 2500, 7000],
    .ringButton: [100, 2500, 15_000], .fillingRing: [2100, 6500, 13_000],
    .progress: [150, 2300, 6000], .popups: [2000, 11_200, 15_300],
    .stars: [0, 3000, 9000], .drawer: [900, 3600, 14_500],
  ]

  @Test("Each scene shows at three moments what it is known to show", arguments: DemoScene.allCases)
  func scenes(scene: DemoScene) throws {
    let moments = try #require(Self.moments[scene])
    #expect(moments.count == 3)
    let stage = DemoStage(scene, size: PixelSize(320, 180), scale: 1, resources: .shipped)
    for moment in moments {
      let picture = stage.frame(at: .milliseconds(moment)).bitmap()
      let difference = try Self.pictures.difference(of: picture, "\(scene.rawValue)-\(moment)")
      #expect(difference == nil)
    }
  }
}
