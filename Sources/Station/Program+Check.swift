import SDL
import Settings

extension Program {
  /// Throws ``UsageError`` with all that is wrong with files and what they name, a line each.
  static func check(_ files: [CheckedFile]) throws {
    var lines: [String] = []
    var exitCode = ExitCode.configuration
    for file in files {
      do {
        lines += try missing(file, try file.invocation())
      } catch {
        let (sentence, code) = explain(error)
        if lines.isEmpty { exitCode = code }
        lines.append(sentence)
      }
    }
    guard lines.isEmpty else {
      throw UsageError(lines.joined(separator: "\n"), exitCode: exitCode)
    }
  }

  /// Returns a line for each thing that a file names and that can't be used.
  private static func missing(
    _ file: CheckedFile, _ invocation: Invocation
  ) throws -> [String] {
    var faults: [(name: String, reason: String)] = []
    func note(_ fault: Supplies.Fault) {
      faults.append((fault.name, explain(fault.error).0))
    }
    guard case .show(let options) = invocation.action else { return [] }
    _ = try Supplies(invocation, options, onFault: note)
    if let path = options.padsPath {
      do { try Gamepads.readMappings(from: path) } catch {
        note(Supplies.Fault(name: path, error: error))
      }
    }
    return file.lines(faults)
  }
}
