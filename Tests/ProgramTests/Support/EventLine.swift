import Foundation
import TestSupport

/// A line of `--events`.
struct EventLine: Decodable {
  let event: String
  let at: Double?
  let late: Double
  let seconds: Double?
  let remaining: Double?
  let from: Int?
  let to: Int?
  let value: Double?
  let name: String?
  let source: String?
  let reason: String?

  init(_ line: String) throws {
    self = try JSONDecoder().decode(EventLine.self, from: Data(line.utf8))
  }
}

extension Child {
  /// Returns the next event of this name; what comes before it is left out.
  func event(_ name: String, within seconds: Double = 10) throws -> EventLine? {
    let deadline = Deadline(in: seconds)
    while !deadline.hasPassed, let line = line(within: seconds) {
      let event = try EventLine(line)
      if event.event == name { return event }
    }
    return nil
  }

  /// Returns the events that come within a time.
  func events(for seconds: Double) throws -> [EventLine] {
    let deadline = Deadline(in: seconds)
    var events: [EventLine] = []
    while let line = line(within: deadline.secondsLeft) { events.append(try EventLine(line)) }
    return events
  }
}
