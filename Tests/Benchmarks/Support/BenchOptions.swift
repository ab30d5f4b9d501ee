import Raster

/// What the command line asks for.
struct BenchOptions {
  /// What to do; nil is all parts.
  var part: String?
  /// Whether one JSON object is printed instead of tables.
  var printsJSON = false
  /// The frames' sizes; nil is what suits the part.
  var givenSizes: [PixelSize]?
  var sizes: [PixelSize] { givenSizes ?? [PixelSize(1920, 1080), PixelSize(3840, 2160)] }
  /// How many times each contender has its turn.
  var rounds = 15
  /// How long each program is watched.
  var seconds = 30.0
  /// The folder into which `Kiosk/bench` has put programs to compare with.
  var peers: String?
  /// The program to measure.
  var program = Beside.path("tminus")
  /// How many cases of each kind are looked at.
  var cases = Int.max
  /// How many frames instructions are counted of; nil is what suits the workload.
  var frames: Int?
  /// The contenders that take part; nil is all.
  var only: Set<String>?
  /// The file of recorded instruction counts, the compiler that it is compared for, and whether it is written.
  var counts: String?
  var compiler = "unknown"
  var records = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Complaint("\(word) needs a value") }
        return value
      }
      switch word {
      case "--json": printsJSON = true
      case "--record": records = true
      case "--size": givenSizes = try value().split(separator: ",").map(BenchOptions.size)
      case "--rounds": rounds = max(1, Int(try value()) ?? 1)
      case "--frames": frames = max(1, Int(try value()) ?? 1)
      case "--cases": cases = max(1, Int(try value()) ?? 1)
      case "--seconds": seconds = max(0, Double(try value()) ?? 0)
      case "--peers": peers = try value()
      case "--program": program = try value()
      case "--only": only = Set(try value().split(separator: ",").map { String($0) })
      case "--counts": counts = try value()
      case "--compiler": compiler = try value()
      case _ where !word.hasPrefix("-") && part == nil: part = word
      default: throw Complaint("\(word) is not an option of the benchmarks")
      }
    }
  }

  func includes(_ name: String) -> Bool { only?.contains(name) ?? true }

  private static func size(_ text: some StringProtocol) throws -> PixelSize {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Complaint("\(text) is no size like 1920x1080") }
    return PixelSize(numbers[0], numbers[1])
  }
}

/// What went wrong, as a sentence.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
