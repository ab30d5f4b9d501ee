import Raster
import Testing

@testable import Views

@Suite("V12: styled text")
struct StyledTextTests {
  static let style = TextStyle(color: .white, size: .points(20))
  static var typesetter: BlockTypesetter { BlockTypesetter() }

  static func words(_ runs: [TextRun]) -> StyledWords {
    StyledWords(runs, style: style, height: 100, scale: 1)
  }

  static func block(_ runs: [TextRun], width: Int, height: Int? = nil) -> StyledBlock {
    StyledBlock(words(runs), width: width, height: height, typesetter: typesetter)
  }

  @Test("runs part a text into words; a word may have several styles")
  func words() {
    let words = Self.words(["12 3", TextRun("4", weight: .bold), " 5\n6"]).paragraphs
    #expect(words.map { $0.map { $0.map(\.text) } } == [[["12"], ["3", "4"], ["5"]], [["6"]]])
    #expect(words[0][1].map(\.font.weight) == [.regular, .bold])
    #expect(Self.words([" \n "]).isEmpty && Self.words([]).isEmpty)
  }

  @Test("lines are no wider than the box, and hold every word", arguments: [20, 60, 119, 400])
  func wrap(width: Int) {
    let block = Self.block(["12 34 56 789 ", TextRun("10 11", size: .points(31))], width: width)
    #expect(block.lines.allSatisfy { $0.width <= width } && !block.lines.isEmpty)
    #expect(block.height == block.lines.reduce(0) { $0 + $1.height })
    #expect(block.breaksWords == (width == 20))
  }

  @Test("styles of one line share a baseline, and a larger one raises it")
  func baseline() {
    let line = StyledLine(
      [
        [WordPart(text: "1", font: Font(size: 20), color: .white)],
        [WordPart(text: "1", font: Font(size: 50), color: .black)],
      ], typesetter: Self.typesetter)
    let bottoms = line.layers(x: 0, top: 7).map { layer -> Int in
      guard case .mask(let mask, _, let y) = layer.shape else { return -1 }
      return y + mask.size.height
    }
    #expect(bottoms.count == 2 && bottoms[0] == bottoms[1] && bottoms[0] == 7 + line.ascent)
    #expect(line.layers(x: 0, top: 7).map(\.paint) == [.color(.white), .color(.black)])
  }

  @Test("what goes below the box is left out, never beyond it", arguments: 0...120)
  func height(height: Int) {
    let block = Self.block(["12 34 56 78 90 12 34 56 78 90"], width: 60, height: height)
    #expect(block.height <= height && block.width <= 60)
  }

  @Test("a new line is begun where the text says so, and empty ones vanish")
  func lineFeed() {
    #expect(Self.block(["1\n2\n3"], width: 400).lines.count == 3)
    #expect(Self.block(["1 2 3"], width: 400).lines.count == 1)
  }
}
