import Glibc

/// The folders that hold what is shipped: patterns, backgrounds, themes, agendas.
public enum AssetFolders {
  /// Those of this program, in the order in which they are looked through.
  public static let standard = folders(program: program)

  /// Returns the folders of a program's shipped files: `Assets` above and beside its folder, in the checkout
  /// that it was built in, and `/usr/share/tminus`.
  public static func folders(program: String?) -> [String] {
    guard let program, let slash = program.lastIndex(of: "/") else { return [system] }
    let folder = String(program[..<slash])
    var folders = ["\(folder)/../Assets", "\(folder)/Assets"]
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    if let build = parts.lastIndex(of: ".build") {
      folders.append((parts[..<build] + ["Assets"]).joined(separator: "/"))
    }
    return folders + [system]
  }

  private static let system = "/usr/share/tminus"

  /// The program's own path; nil where the system doesn't tell.
  private static var program: String? { linkTarget(of: "/proc/self/exe") }
}

/// Returns what a symbolic link leads to, as it is written there; nil for what is none.
///
/// Wraps `readlink`.
public func linkTarget(of path: String) -> String? {
  var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &bytes, bytes.count)
  guard count > 0 else { return nil }
  return String(decoding: bytes[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
