/// What is wrong with a settings file, and where.
public struct SettingsFault: Error, Hashable, Sendable {
  public let place: TextPlace
  /// The keys that lead to it: `agenda[2].steps[0].duration`; empty is the file as a whole.
  public let path: String
  /// A sentence without its full stop.
  public let reason: String

  init(_ place: TextPlace, path: String = "", _ reason: String) {
    (self.place, self.path, self.reason) = (place, path, reason)
  }

  /// Returns the fault as one line: `tminus.json5:3:14: thickness: "8x" is not a length; give …`.
  public func line(in file: String) -> String {
    "\(printable(file.unicodeScalars)):\(place): " + (path.isEmpty ? "" : "\(path): ") + reason
  }
}
