import TimerCore

/// A countdown that is obvious and slow: it goes by quarters of a second, one after the other.
struct SlowModel {
  let atZero: AtZero
  var setting: Int
  var state = CountdownState.Name.ready
  /// What is left, in quarters of a second.
  var left: Int
  var total: Int
  var fired = 0
  var overtimes = 0

  init(setting: Int, atZero: AtZero) {
    self.atZero = atZero
    self.setting = setting
    left = setting
    total = setting
  }

  /// The whole seconds shown.
  var shown: Int {
    if left > 0 { return (left + 3) / 4 }
    return -(-left / 4)
  }

  mutating func wait(_ quarters: Int) {
    for _ in 0..<quarters where state == .running {
      if left == 1 { reachZero(0) } else { change(left - 1) }
    }
  }

  /// Carries out a command and returns whether it has a meaning.
  mutating func carryOut(_ command: Command, quarters: Int) -> Bool {
    switch command {
    case .start where state != .running, .toggle where state != .running:
      if state != .paused { renew() }
      state = .running
    case .resume where state == .paused: state = .running
    case .pause where state == .running, .toggle: state = .paused
    case .restart:
      renew()
      state = .running
    case .stop where state != .ready:
      renew()
      state = .ready
    case .finish where isUnderWay && left > 0: reachZero(0)
    case .seek where isUnderWay: jump(quarters)
    case .add: return add(quarters)
    case .set: return set(quarters)
    default: return false
    }
    return true
  }

  private var isUnderWay: Bool { state == .running || state == .paused }

  private mutating func add(_ quarters: Int) -> Bool {
    switch state {
    case _ where quarters == 0: return false
    case .ready:
      if setting + quarters <= 0 { return false }
      setting += quarters
      renew()
    case .finished:
      if quarters <= 0 { return false }
      state = .running
      left = quarters
      total = max(total, quarters)
    case .running, .paused: jump(left + quarters)
    }
    return true
  }

  private mutating func set(_ quarters: Int) -> Bool {
    if isUnderWay {
      jump(quarters)
      // A loop that was set to nothing begins again with the setting it had.
      if quarters > 0 { setting = quarters }
      return true
    }
    if quarters == 0 { return false }
    setting = quarters
    state = .ready
    renew()
    return true
  }

  private mutating func renew() {
    left = setting
    total = setting
  }

  private mutating func jump(_ new: Int) {
    total = max(total, new)
    if left > 0, new <= 0 { reachZero(new) } else { change(new) }
  }

  private mutating func change(_ new: Int) {
    let before = shown
    left = new
    if before >= 0, shown < 0 { overtimes += 1 }
  }

  private mutating func reachZero(_ new: Int) {
    fired += 1
    switch atZero {
    case .stop:
      left = 0
      state = .finished
    case .loop: renew()
    case .overtime: change(new)
    }
  }
}
