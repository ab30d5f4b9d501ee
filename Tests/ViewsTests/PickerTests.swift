import Raster
import Testing
import TimerCore

@testable import Views

@Suite("V15: the duration picker")
struct PickerTests {
  static let start = BootInstant(sinceBoot: .seconds(50))

  @Test(
    "it stands on whole seconds of a day",
    arguments: [
      (0.0, [0, 0, 0]), (59.9, [0, 0, 59]), (3723, [1, 2, 3]), (86_399, [23, 59, 59]),
      (90_000, [23, 59, 59]), (-5, [0, 0, 0]),
    ] as [(Double, [Int])])
  func standing(seconds: Double, values: [Int]) {
    let state = PickerState(.seconds(seconds))
    #expect([state.hours, state.minutes, state.seconds] == values)
    #expect(state.duration == .seconds(values[0] * 3600 + values[1] * 60 + values[2]))
  }

  @Test("a wheel turns around its end and moves no other", arguments: PickerState.Column.allCases)
  func wrap(column: PickerState.Column) {
    var state = PickerState(.seconds(3723))
    let before = state[column]
    for steps in [1, -1, 7, -95, 1000, -1000, column.count, .max, .min] {
      state.scroll(column, by: steps)
      #expect((0..<column.count).contains(state[column]))
      for other in PickerState.Column.allCases where other != column {
        #expect(state[other] == PickerState(.seconds(3723))[other])
      }
    }
    state = PickerState(.seconds(3723))
    state.scroll(column, by: -before - 1)
    #expect(state[column] == column.count - 1)
    state.scroll(column, by: 1)
    #expect(state[column] == 0)
  }

  @Test("keys choose a wheel and stop at the outer ones")
  func columns() {
    var state = PickerState()
    #expect(state.column == .minutes)
    state.move(by: 1)
    state.move(by: 1)
    #expect(state.column == .seconds)
    state.move(by: -9)
    #expect(state.column == .hours)
    state.move(by: .max)
    #expect(state.column == .seconds)
  }

  @Test("typed digits join while they fit")
  func digits() {
    var state = PickerState(column: .minutes)
    for (digit, value) in [(4, 4), (5, 45), (3, 53), (9, 39), (7, 7), (9, 9), (12, 9), (-1, 9)] {
      state.type(digit)
      #expect(state.minutes == value)
    }
    state.column = .hours
    for (digit, value) in [(2, 2), (3, 23), (4, 4)] {
      state.type(digit)
      #expect(state.hours == value)
    }
  }

  @Test("zero can't be confirmed")
  func zero() throws {
    #expect(throws: PickerRefusal.zero) { try PickerState().confirm() }
    #expect(PickerRefusal.zero.description.hasSuffix("Choose at least one second."))
    #expect(try PickerState(.seconds(1)).confirm() == .seconds(1))
  }

  @Test("a wheel rolls to its value on the shorter way and rests there")
  func rolling() {
    var motion = PickerMotion(PickerState(.seconds(3723)))
    motion.change(at: Self.start) { $0.scroll(.minutes, by: -4) }
    #expect(motion.state.minutes == 58 && motion.isMoving(at: Self.start))
    #expect(motion.positions(at: Self.start) == [1, 2, 3])
    let later = Self.start + .seconds(1)
    #expect(motion.positions(at: later) == [1, -2, 3] && !motion.isMoving(at: later))
    var before = 2.0
    for step in 1...35 {
      let place = motion.positions(at: Self.start + .milliseconds(10 * step))[1]
      #expect(place <= before && place >= -2)
      before = place
    }
  }

  @Test(
    "a finger holds a wheel; let go, it snaps to where its speed leads",
    arguments: [(0.0, 4), (0.4, 4), (20.0, 8), (-20.0, 0), (.nan, 4), (1e9, 44)])
  func finger(velocity: Double, value: Int) {
    var wheel = WheelMotion(count: 60, value: 2)
    wheel.drag(by: 5)
    #expect(wheel.value == 2, "without a finger nothing moves")
    wheel.grab(at: Self.start)
    wheel.drag(by: 1.7)
    #expect(wheel.position(at: Self.start + .seconds(9)) == 3.7 && wheel.value == 4)
    wheel.release(velocity: velocity, at: Self.start)
    #expect(wheel.value == value)
    #expect(wheel.position(at: Self.start) == 3.7)
    let rest = wheel.position(at: Self.start + .seconds(1))
    #expect(rest == rest.rounded() && (Int(rest) % 60 + 60) % 60 == value)
  }

  @Test("the value in the middle is the brightest, its neighbours fade to both sides")
  func fades() {
    let rect = Rect(x: 0, y: 0, width: 240, height: 200)
    let look = PickerLook(chosen: .white, band: nil)
    let view = PickerView(look, rect: rect, scale: 1, resources: strokes)
    let bitmap = painted(
      view.layers(PickerState(.seconds(8 * 3600 + 8 * 60 + 8))), PixelSize(240, 200))
    func brightest(_ rows: Range<Int>) -> UInt32 {
      rows.flatMap { y in (0..<240).map { bitmap[$0, y] & 0xFF } }.max() ?? 0
    }
    let row = Int(view.rowHeight)
    let middle = brightest(100 - row / 4..<100 + row / 4)
    let next = brightest(100 + row * 3 / 4..<100 + row * 5 / 4)
    let last = brightest(100 + row * 7 / 4..<100 + row * 9 / 4)
    #expect(middle == 255 && next < middle && last < next && last > 0)
    #expect(bitmap.inkBounds.y0 >= 0)
  }

  @Test("a point tells its wheel")
  func columnAt() {
    let view = PickerView(
      rect: Rect(x: 10, y: 10, width: 240, height: 200), scale: 1, resources: strokes)
    #expect(view.column(at: Point(60, 110)) == .hours)
    #expect(view.column(at: Point(130, 110)) == .minutes)
    #expect(view.column(at: Point(220, 20)) == .seconds)
    #expect(view.column(at: Point(5, 110)) == nil)
  }

  @Test("it is drawn in any place", arguments: [(64.0, 48.0), (1, 1), (0, 0), (20, 400)])
  func anyPlace(width: Double, height: Double) {
    let rect = Rect(x: 3, y: 3, width: width, height: height)
    let view = PickerView(rect: rect, scale: 1, resources: strokes)
    _ = painted(view.layers(PickerState(.seconds(8))), PixelSize(70, 54))
    #expect(view.rowHeight >= 1)
  }
}
