import Foundation

/// Everyone who takes part, in the order of their turns.
struct Contenders {
  /// Those that are there.
  let present: [any Contender]
  /// The names of all, in order.
  let names: [String]

  static let python = ["skia", "blend2d", "qt"]

  /// Creates the limits, this package, cairo and the libraries in the peers' folder.
  init(_ options: BenchOptions) {
    var present: [any Contender] = [
      MemoryLimit(copies: false), MemoryLimit(copies: true), TminusContender(keeps: true),
      TminusContender(keeps: false), CairoContender(),
    ]
    names = present.map(\.name) + Contenders.python
    for name in Contenders.python {
      guard let peers = options.peers, options.includes(name) else { continue }
      do {
        present.append(try PythonContender(name, peers: peers))
      } catch {
        complain("\(error)")
      }
    }
    self.present = present.filter { options.includes($0.name) }
  }
}

/// Prints a sentence on standard error.
func complain(_ sentence: String) {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
}
