import Raster
import TestSupport

/// The program, run as its users do.
enum Tminus {
  static let path = Built.path("tminus")

  /// Whether it was built below its checkout, where it finds what is shipped without being installed.
  static let isInCheckout = path.contains("/.build/")

  /// Runs it to its end, without any screen unless the environment gives one.
  static func run(
    _ arguments: [String], environment: [String: String] = ["SDL_VIDEODRIVER": "x11"]
  ) throws -> Finished {
    try Child.run(path, arguments, environment: environment)
  }

  /// Runs a command line whose words have no spaces.
  static func run(
    _ line: String, environment: [String: String] = ["SDL_VIDEODRIVER": "x11"]
  ) throws -> Finished {
    try run(line.words, environment: environment)
  }

  /// Starts it on a screen that nobody sees.
  static func unseen(_ line: String, sink: Child.Sink = .lines) throws -> Child {
    try Child(path, line.words, environment: ["SDL_VIDEODRIVER": "dummy"], sink: sink)
  }

  /// Returns the picture that a command line writes as a snapshot.
  static func snapshot(_ line: String, size: String) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let file = folder.path("picture.png")
    let finished = try run(line.words + ["--size", size, "--snapshot", file])
    guard finished.ending == .left(code: 0), finished.errors.isEmpty else {
      throw Complaint(text: finished.errors)
    }
    return try PictureFile.read(file)
  }
}

/// What the program says where a test expects nothing.
struct Complaint: Error {
  let text: String
}

extension String {
  var words: [String] { split(separator: " ").map { String($0) } }
}
