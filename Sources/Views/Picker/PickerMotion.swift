public import TimerCore

/// A duration picker under way: its state and its three wheels, handed the time.
public struct PickerMotion: Hashable, Sendable {
  private var wheels: [WheelMotion]
  /// The wheel that keys move.
  public private(set) var column: PickerState.Column {
    didSet { if column != oldValue { isTyping = false } }
  }
  private var isTyping = false
  /// Whether its wheels are at once where they would roll to.
  public var isStill = false {
    didSet { for index in wheels.indices { wheels[index].isStill = isStill } }
  }

  public init(_ state: PickerState = PickerState()) {
    wheels = PickerState.Column.allCases.map { WheelMotion(count: $0.count, value: state[$0]) }
    column = state.column
  }

  /// What the wheels stand on, or come to rest on.
  public var state: PickerState {
    let values = wheels.map(\.value)
    var state = PickerState(
      .seconds(values[0] * 3600 + values[1] * 60 + values[2]), column: column)
    state.isTyping = isTyping
    return state
  }

  /// Returns the wheels' places in values, from the left.
  public func positions(at now: BootInstant) -> [Double] { wheels.map { $0.position(at: now) } }

  /// Returns whether any wheel turns at `now`.
  public func isMoving(at now: BootInstant) -> Bool { wheels.contains { $0.isMoving(at: now) } }

  /// Changes the state by its own rules, as a key or a digit does; the wheels that it moves roll there.
  public mutating func change(at now: BootInstant, _ change: (inout PickerState) -> Void) {
    var next = state
    change(&next)
    column = next.column
    isTyping = next.isTyping
    for column in PickerState.Column.allCases {
      wheels[column.rawValue].turn(to: next[column], at: now)
    }
  }

  /// Turns a wheel by so many values, as a mouse wheel does, and chooses it.
  public mutating func scroll(_ column: PickerState.Column, by steps: Int, at now: BootInstant) {
    self.column = column
    wheels[column.rawValue].scroll(by: steps, at: now)
  }

  /// Chooses the wheel that keys move.
  public mutating func choose(_ column: PickerState.Column) { self.column = column }

  /// Stops a wheel below a finger, and chooses it.
  public mutating func grab(_ column: PickerState.Column, at now: BootInstant) {
    self.column = column
    wheels[column.rawValue].grab(at: now)
  }

  /// Moves the chosen wheel with the finger that holds it, by a number of values.
  public mutating func drag(by values: Double) { wheels[column.rawValue].drag(by: values) }

  /// Lets the chosen wheel go with a speed in values a second; it snaps to a value.
  public mutating func release(velocity: Double = 0, at now: BootInstant) {
    wheels[column.rawValue].release(velocity: velocity, at: now)
  }
}
