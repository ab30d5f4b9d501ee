import Testing
import TimerCore

@Suite("T14: progress")
struct ProgressTests {
  @Test("the way takes time in proportion, eased in, and the label counts evenly")
  func way() {
    var progress = ProgressRun()
    #expect(progress.set(0.5, at: at(0)).map(\.kind) == [.progress(0.5)])
    let early = progress.reading(at: at(0.1))
    #expect(early.isMoving)
    #expect(early.value == 0.5)
    #expect(early.stroke > 0 && early.stroke < 0.1)
    #expect(early.percent == 10)
    #expect(progress.reading(at: at(0.199)).percent == 10)
    #expect(progress.reading(at: at(0.499_999_999)).isMoving)
    let end = progress.reading(at: at(0.5))
    #expect(!end.isMoving && end.stroke == 0.5 && end.percent == 50)
    #expect(progress.advance(to: at(9)).isEmpty)
  }

  @Test("the stroke never goes back, and is behind the even way until the end")
  func easedIn() {
    var progress = ProgressRun()
    _ = progress.set(1, at: at(0))
    var last = 0.0
    for step in 1..<1000 {
      let stroke = progress.reading(at: at(Double(step) / 1000)).stroke
      #expect(stroke > last && stroke < Double(step) / 1000)
      last = stroke
    }
  }

  @Test(
    "lower, equal and impossible values are ignored",
    arguments: [0.5, 0.3, 0, -1, -.infinity, .nan])
  func ignored(value: Double) {
    var progress = ProgressRun()
    _ = progress.set(0.5, at: at(0))
    for now in [at(0.1), at(5)] {
      let events = progress.set(value, at: now)
      guard events.count == 1, case .ignored(let told) = events[0].kind else {
        Issue.record("\(events)")
        return
      }
      #expect(told == value || told.isNaN && value.isNaN)
      #expect(progress.reading(at: now).value == 0.5)
    }
  }

  @Test("above 1 is 1", arguments: [1, 1.5, .infinity])
  func clamped(value: Double) {
    var progress = ProgressRun()
    #expect(progress.set(value, at: at(0)).map(\.kind) == [.progress(1)])
    #expect(progress.reading(at: at(2)).percent == 100)
  }

  @Test("a value that comes on the way waits, and begins where the way ended")
  func waiting() {
    var progress = ProgressRun()
    _ = progress.set(0.3, at: at(0))
    #expect(progress.set(0.75, at: at(0.1)).isEmpty)
    #expect(progress.reading(at: at(0.2)).value == 0.3)
    let events = progress.advance(to: at(5))
    #expect(events == [ProgressEvent(.progress(0.75), due: at(0.3))])
    #expect(progress.reading(at: at(5)).percent == 75)
  }

  @Test("one place waits: the larger stands, the other is ignored")
  func slot() {
    var progress = ProgressRun()
    _ = progress.set(0.3, at: at(0))
    _ = progress.set(0.5, at: at(0.1))
    #expect(progress.set(0.4, at: at(0.1)).map(\.kind) == [.ignored(0.4)])
    #expect(progress.set(0.5, at: at(0.1)).map(\.kind) == [.ignored(0.5)])
    #expect(progress.set(0.9, at: at(0.2)).map(\.kind) == [.ignored(0.5)])
    #expect(progress.advance(to: at(0.3)).map(\.kind) == [.progress(0.9)])
    #expect(progress.reading(at: at(0.9)).value == 0.9)
    #expect(!progress.reading(at: at(0.9)).isMoving)
  }

  @Test("finished is told once, at 1, after the way there")
  func finished() {
    var progress = ProgressRun()
    _ = progress.set(0.5, at: at(0))
    _ = progress.set(1, at: at(0.2))
    #expect(progress.advance(to: at(0.999_999_999)).map(\.kind) == [.progress(1)])
    #expect(!progress.reading(at: at(0.999_999_999)).isFinished)
    #expect(progress.reading(at: at(1)).isFinished)
    #expect(progress.advance(to: at(3)) == [ProgressEvent(.finished, due: at(1))])
    #expect(progress.advance(to: at(4)).isEmpty)
    #expect(progress.set(1, at: at(5)).map(\.kind) == [.ignored(1)])
  }

  @Test("a stall plays everything that waited, each due in its turn")
  func stall() {
    var progress = ProgressRun()
    _ = progress.set(0.5, at: at(0))
    _ = progress.set(1, at: at(0.1))
    let events = progress.advance(to: at(60))
    #expect(events.map(\.kind) == [.progress(1), .finished])
    #expect(events.map(\.due) == [at(0.5), at(1)])
  }

  @Test("the demo of 0.3, 0.75 and 1.0 reads 30, 75 and 100 %")
  func demo() {
    var progress = ProgressRun()
    var events: [ProgressEvent] = []
    for (value, time) in [(0.3, 0.0), (0.75, 2), (1.0, 4)] {
      events += progress.set(value, at: at(time))
      #expect(progress.reading(at: at(time + 1.9)).percent == Int(value * 100))
    }
    events += progress.advance(to: at(6))
    #expect(events.map(\.kind) == [.progress(0.3), .progress(0.75), .progress(1), .finished])
    #expect(events.last?.due == at(4.25))
  }

  @Test("the label's steps are a tenth of a second at most, and each is announced", arguments: [51])
  func steps(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    for _ in 0..<200 {
      var progress = ProgressRun()
      _ = progress.set(Double(random.below(1000) + 1) / 1000, at: zero)
      var now = zero
      var last = 0
      while let next = progress.nextChange(after: now) {
        #expect(next > now && next - now <= .milliseconds(101))
        #expect(progress.reading(at: next - .nanoseconds(2)).percent == last)
        last = progress.reading(at: next).percent
        now = next
      }
      #expect(!progress.reading(at: now).isMoving)
    }
  }

  @Test("with no time every change is a jump")
  func jumps() {
    var progress = ProgressRun(wholeRange: .zero)
    #expect(progress.set(0.4, at: at(0)).map(\.kind) == [.progress(0.4)])
    #expect(progress.reading(at: at(0)).stroke == 0.4)
    #expect(progress.set(1, at: at(0)).map(\.kind) == [.progress(1), .finished])
    #expect(progress.nextChange(after: at(0)) == nil)
  }

  @Test(
    "random values end on the largest, and each is told once as shown or ignored", arguments: [61])
  func random(seed: Int) {
    var random = Seeded(UInt64(seed))
    for _ in 0..<2000 {
      var progress = ProgressRun()
      var now = zero
      var events: [ProgressEvent] = []
      var values: [Double] = []
      var last = -1.0
      for _ in 0..<8 {
        now = now + .milliseconds(random.below(400))
        let stroke = progress.reading(at: now).stroke
        #expect(stroke >= last)
        last = stroke
        values.append(Double(random.below(101)) / 100)
        events += progress.set(values[values.count - 1], at: now)
      }
      events += progress.advance(to: now + .seconds(5))
      #expect(progress.reading(at: now + .seconds(5)).value == values.max())
      let told = events.compactMap { event in
        switch event.kind {
        case .progress(let value), .ignored(let value): value
        case .finished: nil
        }
      }
      #expect(told.sorted() == values.sorted())
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.due <= $1.due })
    }
  }
}
