import Foundation
import TestSupport
import Testing

/// SwiftPM lets an import pass that the manifest does not declare, once it was built in another order.
@Suite("Layers")
struct LayeringTests {
  /// The table of the design: what each target's sources may import.
  private static let table: [String: Set<String>] = [
    "TimerCore": [],
    "Raster": [],
    "Views": ["TimerCore", "Raster"],
    "Demo": ["TimerCore", "Raster", "Views"],
    "SDL": ["CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig", "Raster", "Glibc"],
    "Settings": ["TimerCore", "Raster", "Views", "Demo", "Glibc"],
    "Sound": ["CLinux", "CSDL2", "CSndfile", "Glibc", "Synchronization"],
    "Station": [
      "CLinux", "Glibc", "TimerCore", "Raster", "Views", "Demo", "SDL", "Settings", "Sound",
    ],
    "tminus": ["Glibc", "Settings", "Station"],
  ]

  private static let sources = Built.package.appendingPathComponent("Sources")

  static var swiftTargets: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    // A target of C headers has a module map instead of Swift.
    return names.filter { name in
      !FileManager.default.fileExists(
        atPath: sources.appendingPathComponent("\(name)/module.modulemap").path)
    }.sorted()
  }

  @Test("The table knows every target")
  func targets() {
    #expect(Self.swiftTargets == Self.table.keys.sorted())
  }

  @Test("A target imports only what lies below it", arguments: swiftTargets)
  func imports(target: String) throws {
    let allowed = Self.table[target] ?? []
    let folder = Self.sources.appendingPathComponent(target)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let extra = Self.imports(in: text).subtracting(allowed)
      #expect(extra.isEmpty, "\(target)/\(file) imports \(extra.sorted())")
      count += 1
    }
    #expect(count > 0)
  }

  private static let lines: [(line: String, module: String?)] = [
    ("import SDL", "SDL"), ("public import Raster", "Raster"), ("  @testable import A", "A"),
    ("@preconcurrency public import B // why", "B"), ("import struct C.D", "C"),
    ("import E;", "E"),
    ("// import F", nil), ("let important = 1", nil),
  ]

  @Test(
    "Import lines are found in whatever way they are written",
    arguments: lines)
  func reading(line: String, module: String?) {
    #expect(Self.imports(in: "\n\(line)\n") == Set([module].compactMap { $0 }))
  }

  /// Returns the modules that a source imports.
  private static func imports(in text: String) -> Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let modules = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "internal"].contains($0) })
      else { return nil }
      let name = words[(place + 1)...].first { !kinds.contains(String($0)) } ?? ""
      return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return Set(modules)
  }
}
