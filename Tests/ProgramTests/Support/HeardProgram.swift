import Foundation
import TestSupport

/// The program with a sound device that writes what it plays to a file, as pairs of numbers.
final class HeardProgram {
  let program: Child
  private let file: String

  struct Silence: Error {}

  /// Starts it.
  ///
  /// - Parameter delay: the milliseconds that the device waits after each buffer of 10.7; nil is about as long.
  convenience init(_ line: String, file: String, delay: Int? = nil) throws {
    try self.init(
      line.words, file: file, environment: delay.map { ["SDL_DISKAUDIODELAY": "\($0)"] } ?? [:])
  }

  init(_ words: [String], file: String, environment: [String: String]) throws {
    self.file = file
    let device = [
      "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": file,
    ]
    program = try Child(Tminus.path, words, environment: device.merging(environment) { $1 })
  }

  /// How many bytes were played.
  var size: Int {
    var status = stat()
    return stat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  /// What was played on the left.
  func samples() -> [Float] {
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data()
    return bytes.withUnsafeBytes { bytes in
      (0..<(bytes.count / 8)).map { bytes.loadUnaligned(fromByteOffset: 8 * $0, as: Float.self) }
    }
  }

  var threadCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.id)/task").count) ?? 0
  }

  /// Waits until the device plays, be it silence, and returns when that began.
  func waitForDevice(within seconds: Double = 10) -> Double? {
    waits(within: seconds, every: 300) { size > 0 } ? Self.now() : nil
  }

  func waitForSound() throws {
    guard waits(until: { samples().contains { abs($0) > 0.01 } }) else { throw Silence() }
  }

  /// Whether it is soon silent for three tenths of a second.
  func fallsSilent() -> Bool {
    waits(within: 1.5) { samples().suffix(14_400).allSatisfy { $0 == 0 } }
  }

  /// Returns when the run began: what is told of it says so, the less late the better.
  func start(ticks: Int) throws -> Double? {
    var starts: [Double] = []
    while starts.count <= ticks, let line = program.line() {
      let (now, event) = (Self.now(), try EventLine(line))
      if let at = event.at { starts.append(now - at - event.late) }
    }
    return starts.min()
  }

  func waits(
    within seconds: Double = 5, every microseconds: UInt32 = 10_000, until holds: () -> Bool
  ) -> Bool {
    let deadline = Deadline(in: seconds)
    while !holds() {
      if deadline.hasPassed { return false }
      usleep(microseconds)
    }
    return true
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
