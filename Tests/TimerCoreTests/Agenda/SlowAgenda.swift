import TimerCore

/// An agenda that is obvious and slow: it goes by quarters of a second, one after the other.
struct SlowAgenda {
  /// What it tells: a word, the step, and the quarter of a second at which that was due.
  struct Told: Equatable {
    let word: String
    let place: Int
    let clock: Int
  }

  let lengths: [Int]
  let ends: [AgendaStep.End]
  var clock = 0
  var state = CountdownState.Name.ready
  var place = 0
  /// What is left of the step, in quarters of a second.
  var left = 0
  var plannedEnd: Int?
  var told: [Told] = []

  init(lengths: [Int], ends: [AgendaStep.End]) {
    (self.lengths, self.ends) = (lengths, ends)
    stand(at: lengths.indices.first { lengths[$0] > 0 }!)
  }

  var following: Int? { lengths.indices.first { $0 > place && lengths[$0] > 0 } }

  var before: Int? { lengths.indices.last { $0 < place && lengths[$0] > 0 } }

  /// How much later than planned all will end.
  var delay: Int {
    guard let plannedEnd, state != .ready else { return 0 }
    let rest = lengths[(place + 1)...].reduce(0, +)
    let isOver = state == .finished && following == nil
    return (isOver ? ended : clock + max(left, 0)) + rest - plannedEnd
  }

  private var ended = 0

  mutating func wait(_ quarters: Int) {
    for _ in 0..<quarters {
      clock += 1
      if state == .running { take(1) }
    }
  }

  /// Carries out a command and returns whether it has a meaning.
  mutating func carryOut(_ command: Command, quarters: Int) -> Bool {
    switch command {
    case .next: return go(to: following)
    case .back: return go(to: before)
    case .go(let step):
      return go(to: lengths.indices.first { $0 >= step && lengths[$0] > 0 })
    case .restart: begin()
    case .stop where state != .ready: stand(at: lengths.indices.first { lengths[$0] > 0 }!)
    case .start where state == .ready, .toggle where state == .ready: start()
    case .start where state == .finished, .toggle where state == .finished:
      if following != nil { return go(to: following) }
      begin()
    case .start where state == .paused, .toggle where state == .paused,
      .resume where state == .paused:
      state = .running
    case .pause where state == .running, .toggle where state == .running: state = .paused
    case .finish where (state == .running || state == .paused) && left > 0: take(left)
    case .add: return add(quarters)
    default: return false
    }
    return true
  }

  private mutating func add(_ quarters: Int) -> Bool {
    if quarters == 0 { return false }
    switch state {
    case .ready:
      if left + quarters <= 0 { return false }
      left += quarters
    case .finished:
      if quarters < 0 { return false }
      left = quarters
      state = .running
    case .running, .paused: take(0 - quarters)
    }
    return true
  }

  /// Takes time away from the step, and goes on where nothing of it is left.
  private mutating func take(_ quarters: Int) {
    let firesNow = left > 0 && left <= quarters
    left -= quarters
    guard firesNow else { return }
    tell("fired")
    if ends[place] == .overtime { return }
    left = 0
    if ends[place] == .next, let row = following {
      enter(row)
      tell("advanced")
    } else {
      (state, ended) = (.finished, clock)
    }
  }

  private mutating func stand(at row: Int) {
    (state, plannedEnd) = (.ready, nil)
    enter(row)
  }

  private mutating func begin() {
    stand(at: lengths.indices.first { lengths[$0] > 0 }!)
    start()
  }

  private mutating func start() {
    state = .running
    plannedEnd = clock + lengths[place...].reduce(0, +)
    tell("started")
  }

  private mutating func go(to row: Int?) -> Bool {
    guard let row else { return false }
    if state == .finished { state = .running }
    enter(row)
    tell("advanced")
    return true
  }

  private mutating func enter(_ row: Int) {
    (place, left) = (row, lengths[row])
  }

  private mutating func tell(_ word: String) {
    told.append(Told(word: word, place: place, clock: clock))
  }
}
