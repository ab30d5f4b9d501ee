@testable import Settings

/// Returns the faults of a settings file's text, each as one line.
func faults(_ text: String) -> [String] {
  do {
    _ = try SettingsFile(Array(text.utf8), path: "f")
    return []
  } catch {
    return error.faults.map { $0.line(in: error.path) }
  }
}
