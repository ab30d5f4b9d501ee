import Foundation
import TestSupport

/// The machine that is measured on.
enum Machine {
  /// The processor's name as the kernel gives it.
  static let processor: String = {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let name = lines.split(separator: "\n").first {
      $0.hasPrefix("model name") || $0.hasPrefix("Model")
    }
    return name?.split(separator: ":").last.map {
      $0.trimmingCharacters(in: .whitespaces)
    } ?? "unknown"
  }()

  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  static var json: JSON {
    .object([
      ("processor", .text(processor)), ("cores", JSON(cores)),
      ("architecture", .text(architecture)),
    ])
  }

  /// Does something with this process, and processes that it starts, on one core alone: the last it may use.
  static func pinned<Result>(_ body: () throws -> Result) throws -> Result {
    let cores = try allowedCores()
    guard let last = cores.split(whereSeparator: { ",-".contains($0) }).last else {
      return try body()
    }
    try pin(to: String(last))
    defer { try? pin(to: cores) }
    return try body()
  }

  /// Returns the cores that this process may use, like `0-3,6`.
  private static func allowedCores() throws -> String {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    return line?.split(whereSeparator: \.isWhitespace).last.map { String($0) } ?? ""
  }

  private static func pin(to cores: String) throws {
    let finished = try Child.run("/usr/bin/taskset", ["-pc", cores, "\(getpid())"])
    guard finished.ending == .left(code: 0) else {
      throw Complaint("taskset can't pin to core \(cores): \(finished.errors)")
    }
  }
}
