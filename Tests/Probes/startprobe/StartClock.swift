import Foundation
import Raster
import TestSupport

/// Measures the time from a program's start to its first picture on the screen of an X server.
struct StartClock {
  private let program: String
  private let server: XServer
  /// The place of the ring's colour that is painted last: the lowest.
  private let place: (x: Int, y: Int)

  /// The colour of the ring in the default theme.
  private static let ring: UInt32 = 0x3DDC97

  /// Runs the program once, which also warms the caches.
  init(program: String) throws {
    self.program = program
    server = try XServer(screens: ["1280x720x24"])
    let child = try StartClock.start(program, on: server)
    defer { StartClock.stop(child) }
    let deadline = Deadline(in: 20)
    while try server.find(StartClock.ring).count == 0 {
      if deadline.hasPassed { throw NothingShown(complaint: child.complaint(within: 0)) }
      usleep(1000)
    }
    // The rest of the picture may still be on its way.
    usleep(200_000)
    let screen = try server.screen().bitmap
    let last = screen.pixels.lastIndex(of: StartClock.ring | 0xFF00_0000) ?? 0
    place = (last % screen.size.width, last / screen.size.width)
  }

  /// Returns the milliseconds from a start to the picture.
  func measure() throws -> Double {
    while try server.pixel(place.x, place.y) == StartClock.ring { usleep(1000) }
    let start = DispatchTime.now().uptimeNanoseconds
    let child = try StartClock.start(program, on: server)
    defer { StartClock.stop(child) }
    let deadline = Deadline(in: 20)
    while try server.pixel(place.x, place.y) != StartClock.ring {
      if deadline.hasPassed { throw NothingShown(complaint: child.complaint(within: 0)) }
      // Short beside what is measured, and the processor is the program's meanwhile.
      usleep(200)
    }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }

  private static func start(_ program: String, on server: XServer) throws -> Child {
    try Child(program, ["25m"], environment: ["DISPLAY": server.display])
  }

  private static func stop(_ child: Child) {
    child.send(signal: SIGTERM)
    _ = child.end()
  }
}

/// What the program says that shows no picture.
struct NothingShown: Error {
  let complaint: String
}
