import Raster
import Testing
import TimerCore
import Views

@testable import Station

@Suite("A picture that moves so that nothing burns in")
struct BurnInShiftTests {
  private func offsets(_ reach: Int, minutes: Range<Int>) -> [(x: Int, y: Int)] {
    let shift = BurnInShift(reach: reach)
    return minutes.map { shift.offset(at: BootInstant(sinceBoot: .seconds(60 * $0 + 59))) }
  }

  @Test("It goes by a pixel to a side and up or down in each minute", arguments: [2, 3, 8, 24, 25])
  func slow(reach: Int) {
    let path = offsets(reach, minutes: 0..<5000)
    let jumps = zip(path, path.dropFirst()).filter {
      abs($0.x - $1.x) != 1 || abs($0.y - $1.y) != 1
    }
    #expect(jumps.isEmpty)
  }

  @Test("It stays within its reach, and is equally often everywhere", arguments: [4, 7, 24, 64])
  func even(reach: Int) {
    // After so long it is where it began.
    let round = 2 * reach * (reach - 1)
    let path = offsets(reach, minutes: 0..<round)
    let margin = BurnInShift(reach: reach).margin
    let outside = path.filter { abs($0.x) > margin || abs($0.y) > margin }
    #expect(outside.isEmpty)
    let xs = Dictionary(grouping: path, by: \.x).mapValues(\.count)
    let ys = Dictionary(grouping: path, by: \.y).mapValues(\.count)
    #expect(xs.count == reach + 1)
    #expect(ys.count == reach)
    // The ends are passed once where all else is passed twice.
    #expect(Set(xs.values) == [round / reach, round / reach / 2])
    #expect(Set(ys.values) == [round / (reach - 1), round / (reach - 1) / 2])
  }

  @Test("It changes at whole minutes only, and says when")
  func minutes() throws {
    let shift = BurnInShift(reach: 24)
    for seconds in [0.0, 0.1, 59.9, 60, 61, 3599.999, 86_400] {
      let now = BootInstant(sinceBoot: .seconds(seconds))
      let next = try #require(shift.nextChange(after: now))
      #expect(next > now)
      #expect(next.sinceBoot.inSeconds.truncatingRemainder(dividingBy: 60) == 0)
      let before = shift.offset(at: BootInstant(sinceBoot: next.sinceBoot - .nanoseconds(1)))
      #expect(before == shift.offset(at: now))
      #expect(before != shift.offset(at: next))
    }
  }

  @Test("Without a reach it stands still and wakes nobody")
  func none() {
    let shift = BurnInShift(reach: 0)
    #expect(shift.offset(at: BootInstant(sinceBoot: .seconds(1e6))) == (0, 0))
    #expect(shift.nextChange(after: BootInstant(sinceBoot: .zero)) == nil)
    #expect(shift.margin == 0)
  }

  @Test(
    "Everything moves together, nothing is cut, and the background stays",
    arguments: [0, 7, 24, 31])
  func together(minute: Int) throws {
    let (size, shift) = (PixelSize(320, 240), BurnInShift(reach: 24))
    var look = Theme.dark.look
    (look.face, look.background) = (.both, .color(.black))
    func frame(_ minute: Int) -> Frame {
      let room = Room(
        size: size, margins: Margins(.share(0.03)), shift: shift,
        at: BootInstant(sinceBoot: .seconds(60 * minute)), scale: 1, desktopScale: 1,
        isFullscreen: true)
      let layout = DisplayLayout(
        look: look,
        timers: [.init(title: "Tea", widestLabel: "0:00")], size: size, safe: room.safe, scale: 1,
        resources: Resources(typesetter: StrokeTypesetter()))
      return layout.frame([.init(fraction: 0.63, label: "3:14")])
    }
    let (first, other) = (frame(0).bitmap(), frame(minute).bitmap())
    let offset = shift.offset(at: BootInstant(sinceBoot: .seconds(60 * minute)))
    let start = shift.offset(at: BootInstant(sinceBoot: .zero))
    let (dx, dy) = (offset.x - start.x, offset.y - start.y)
    var differing = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (fromX, fromY) = (x - dx, y - dy)
        let isInside = (0..<size.width).contains(fromX) && (0..<size.height).contains(fromY)
        let expected = isInside ? first[fromX, fromY] : 0xFF00_0000
        if other[x, y] != expected { differing += 1 }
      }
    }
    #expect(differing == 0)
  }
}
