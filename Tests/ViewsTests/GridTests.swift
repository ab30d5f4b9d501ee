import Raster
import Testing

@testable import Views

@Suite("T13, V17: several timers in one window")
struct GridTests {
  static let sizes = [
    PixelSize(1920, 1080), PixelSize(320, 240), PixelSize(1080, 1920), PixelSize(97, 61),
  ]

  @Test("places are equal, inside the window, and don't touch", arguments: sizes, Face.allCases)
  func places(size: PixelSize, face: Face) {
    let window = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    for count in 1...40 {
      let places = Grid(count: count, in: window, face).places
      #expect(places.count == count)
      for (index, place) in places.enumerated() {
        #expect(place.width == places[0].width && place.height == places[0].height)
        #expect(place.x >= 0 && place.y >= 0)
        #expect(place.maxX <= window.maxX && place.maxY <= window.maxY)
        for other in places[(index + 1)...] {
          #expect(place.maxX <= other.x || other.maxX <= place.x || place.maxY <= other.y)
        }
      }
    }
  }

  @Test("bars stand above each other, rings side by side")
  func shapes() {
    let window = Rect(x: 0, y: 0, width: 1920, height: 1080)
    #expect(Set(Grid(count: 3, in: window, .bar).places.map(\.x)).count == 1)
    #expect(Set(Grid(count: 3, in: window, .ring).places.map(\.y)).count < 3)
    let tall = Rect(x: 0, y: 0, width: 1080, height: 1920)
    #expect(Set(Grid(count: 2, in: tall, .ring).places.map(\.x)).count == 1)
  }

  @Test("one of several is marked, and a hidden one leaves its place free")
  func marks() {
    let timers = [
      DisplayLayout.Timer(title: nil, widestLabel: "00:00"),
      .init(title: "b", widestLabel: "00:00"),
    ]
    let layout = DisplayLayout(
      look: Theme.dark.look, timers: timers, size: PixelSize(200, 100), scale: 1, resources: strokes
    )
    let plain = DisplayLayout.Shown(fraction: 0.5, label: "00:10")
    var marked = plain
    marked.isChosen = true
    var hidden = plain
    hidden.isVisible = false
    let count = layout.frame([plain, plain]).layers.count
    #expect(layout.frame([marked, plain]).layers.count == count + 1)
    let without = layout.frame([plain, hidden]).bitmap()
    #expect(without[150, 50] == without[199, 0])
  }
}
