/// What a duration picker stands on.
public struct PickerState: Hashable, Sendable {
  /// A wheel, from the left.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    case hours, minutes, seconds

    /// How many values the wheel has, from 0: 24, 60 or 60.
    public var count: Int { self == .hours ? 24 : 60 }
  }

  public private(set) var hours = 0
  public private(set) var minutes = 0
  public private(set) var seconds = 0
  /// The wheel that keys move.
  public var column: Column {
    didSet { if column != oldValue { isTyping = false } }
  }
  /// Whether the last thing that was done to that wheel was to type a digit, which the next one joins.
  var isTyping = false

  /// Creates a state that stands on a length, cut to whole seconds and to 0…23:59:59.
  public init(_ duration: Duration = .zero, column: Column = .minutes) {
    let whole = min(max(duration.components.seconds, 0), 86_399)
    hours = Int(whole / 3600)
    minutes = Int(whole / 60 % 60)
    seconds = Int(whole % 60)
    self.column = column
  }

  /// The value of a wheel, 0..<count.
  public subscript(column: Column) -> Int {
    switch column {
    case .hours: hours
    case .minutes: minutes
    case .seconds: seconds
    }
  }

  /// The length that the wheels stand on.
  public var duration: Duration { .seconds(hours * 3600 + minutes * 60 + seconds) }

  /// Turns a wheel by so many values, around its end; others stay.
  public mutating func scroll(_ column: Column, by steps: Int) {
    let count = column.count
    isTyping = false
    set(column, to: ((self[column] + steps % count) % count + count) % count)
  }

  /// Turns the chosen wheel.
  public mutating func scroll(by steps: Int) { scroll(column, by: steps) }

  /// Chooses another wheel, to the right if positive; the outer ones are the ends.
  public mutating func move(by steps: Int) {
    let last = Column.allCases.count - 1
    let place = min(last, max(0, column.rawValue + min(last, max(-last, steps))))
    column = Column(rawValue: place) ?? column
  }

  /// Adds a typed digit to those typed before on the chosen wheel; the first one, and one that would be too large,
  /// begins a new value.
  ///
  /// | stands on | typed | then |
  /// |---|---|---|
  /// | 00 | 4 | 04 |
  /// | 04 | 5 | 45 |
  /// | 45 | 3 | 53 |
  /// | 53 | 9 | 39 |
  /// | 07 | 9 | 09 of 60: 79 is too large |
  public mutating func type(_ digit: Int) {
    guard (0...9).contains(digit) else { return }
    let joined = isTyping ? self[column] % 10 * 10 + digit : digit
    isTyping = true
    set(column, to: joined < column.count ? joined : digit)
  }

  /// Returns the length to start with.
  public func confirm() throws(PickerRefusal) -> Duration {
    guard duration > .zero else { throw .zero }
    return duration
  }

  private mutating func set(_ column: Column, to value: Int) {
    switch column {
    case .hours: hours = value
    case .minutes: minutes = value
    case .seconds: seconds = value
    }
  }
}

/// Why a duration was not taken.
public enum PickerRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// All wheels stand on 0.
  case zero

  /// A sentence that says what was refused and what is accepted.
  public var description: String {
    "A timer of zero seconds can't be started. Choose at least one second."
  }
}
