import Raster
import Testing

@Suite("K1: a picture turned by quarters")
struct QuarterTurnTests {
  private let picture = Bitmap(size: PixelSize(3, 2), pixels: [1, 2, 3, 4, 5, 6])

  private func turned(_ turn: QuarterTurn, _ parts: [PixelRect]) -> Bitmap {
    var result = Bitmap(size: turn.turned(picture.size))
    result.withSurface { surface in
      for part in parts { surface.copy(part, of: picture, turned: turn) }
    }
    return result
  }

  private static let expected: [(QuarterTurn, [UInt32])] = [
    (.none, [1, 2, 3, 4, 5, 6]), (.quarter, [4, 1, 5, 2, 6, 3]), (.half, [6, 5, 4, 3, 2, 1]),
    (.threeQuarters, [3, 6, 2, 5, 1, 4]),
  ]

  @Test("The whole picture is turned clockwise", arguments: expected)
  func whole(turn: QuarterTurn, pixels: [UInt32]) {
    #expect(turned(turn, [PixelRect(picture.size)]).pixels == pixels)
  }

  @Test(
    "Part by part it is the same, each part in the rectangle that is told",
    arguments: QuarterTurn.allCases)
  func parts(turn: QuarterTurn) {
    let whole = turned(turn, [PixelRect(picture.size)])
    var pieces: [PixelRect] = []
    for y in 0..<2 {
      for x in 0..<3 { pieces.append(PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)) }
    }
    #expect(turned(turn, pieces) == whole)
    for piece in pieces {
      let place = turn.turned(piece, in: picture.size)
      #expect(place.area == 1)
      #expect(whole[place.x0, place.y0] == picture[piece.x0, piece.y0])
    }
  }

  @Test("A point comes back to where it was", arguments: QuarterTurn.allCases)
  func points(turn: QuarterTurn) {
    let size = PixelSize(400, 200)
    let place = turn.turned(PixelRect(x0: 100, y0: 30, x1: 101, y1: 31), in: size)
    let whole = turn.turned(size)
    let back = turn.unturned(
      x: (Double(place.x0) + 0.5) / Double(whole.width),
      y: (Double(place.y0) + 0.5) / Double(whole.height))
    #expect(abs(back.x * 400 - 100.5) < 1e-9 && abs(back.y * 200 - 30.5) < 1e-9)
  }
}
