import Raster
import TimerCore
import Views

/// Three bars of 5, 7 and 9 seconds over three pictures, each with its own reactions.
struct ThreeBars: Act {
  /// A third of the window: what lies below its bar, and what ends it.
  private struct Container {
    let ground: [Layer]
    let line: [Layer]
  }

  private let containers: [Container]
  let bars: [ReactingBar]

  /// The scale at which the bars and their labels have room in a third of the window.
  static func scale(in space: Space) -> Double { space.scale(fitting: 320, 375) }

  init(in space: Space) {
    let edges = (0...3).map { (space.window.height * Double($0) / 3).rounded() }
    let places = (0..<3).map {
      Rect(x: 0, y: edges[$0], width: space.window.width, height: edges[$0 + 1] - edges[$0])
    }
    let scale = Self.scale(in: space)
    let pictures = [("dunes", Color(0x7D4448)), ("ridges", Color(0x3C6C7C)), ("night", .black)]
    containers = zip(places, pictures).enumerated().map { number, container in
      let (place, (picture, color)) = container
      return Container(
        ground: space.ground(color, picture: picture, in: place),
        line: number < 2 ? [Self.line(below: place, width: max(1, scale.rounded()))] : [])
    }
    let height = places[2].height / scale
    bars = [
      ReactingBar(
        .seconds(5), look: Self.first, reactions: Self.firstReactions, in: places[0], space),
      ReactingBar(
        .seconds(7), look: Self.second, reactions: Self.secondReactions, in: places[1], space),
      ReactingBar(
        .seconds(9), look: Self.third(height: height), reactions: Self.thirdReactions,
        in: places[2], space),
    ]
  }

  private static func line(below place: Rect, width: Double) -> Layer {
    let line = Rect(x: place.x, y: place.maxY - width, width: place.width, height: width)
    return Layer(.rectangle(line, radius: 0), .color(.white))
  }

  func ground(in space: Space) -> [Layer] { [] }

  /// A container lies over what of the bar above it hangs into it.
  func layers(at time: Duration) -> [Layer] {
    zip(containers, bars).flatMap { $0.ground + $1.layers(at: time) + $0.line }
  }

  func note(at time: Duration) -> String? { nil }
}
