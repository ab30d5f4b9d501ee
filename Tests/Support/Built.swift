public import Foundation

/// The programs and files of this package, from where its tests run.
public enum Built {
  /// The package's folder.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns where a program was built: beside the tests.
  public static func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  private static let folder: URL = {
    let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = runner.deletingLastPathComponent()
    if FileManager.default.isExecutableFile(atPath: beside.appendingPathComponent("tminus").path) {
      return beside
    }
    // The runner may stand in the compiler's folder; the bundle's path is an argument then.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
  }()
}
