import Glibc
import Settings

/// A descriptor that becomes readable when one of some files is saved, replaced, made or taken away.
///
/// The folders are watched, since editors rename a new file over the old one. Where a folder is not there yet, the nearest
/// one above it is watched until it is made.
final class SettingsWatch {
  /// Negative where nothing can be watched.
  let descriptor: Int32
  private var files: [String] = []
  /// The names by the watches of their folders; an empty set is a folder that another is waited for in.
  private var names: [Int32: Set<String>] = [:]

  /// Wraps `inotify_init1`.
  init() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Watches these files, and no others any more.
  ///
  /// Wraps `inotify_add_watch` and `inotify_rm_watch`.
  func watch(_ files: [String]) {
    self.files = files
    var names: [Int32: Set<String>] = [:]
    for file in files.flatMap({ [$0] + Self.targets(of: $0) }) {
      let (folder, name) = Self.split(file)
      let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF
      let watch = inotify_add_watch(descriptor, folder, UInt32(changes | IN_MOVE_SELF))
      if watch >= 0 {
        names[watch, default: []].insert(name)
      } else {
        wait(for: folder, &names)
      }
    }
    for old in self.names.keys where names[old] == nil { inotify_rm_watch(descriptor, old) }
    self.names = names
  }

  /// Watches the nearest folder above one that is not there, for the next one on the way to it.
  private func wait(for folder: String, _ names: inout [Int32: Set<String>]) {
    var missing = folder
    while missing != "/", missing != "." {
      let (above, name) = Self.split(missing)
      let watch = inotify_add_watch(
        descriptor, above, UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR) | UInt32(IN_MASK_ADD))
      if watch >= 0 {
        names[watch, default: []].insert(name)
        return
      }
      missing = above
    }
  }

  /// Takes the notices that wait; returns whether any is of the files, or a folder of theirs.
  ///
  /// Wraps `read`.
  func drain() -> Bool {
    var isOurs = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isOurs }
      isOurs = notices(in: buffer[..<count]) || isOurs
    }
  }

  /// Returns whether any of these notices is of the files: watch, mask, cookie, length, name.
  private func notices(in bytes: ArraySlice<UInt8>) -> Bool {
    var isOurs = false
    var rest = bytes
    while rest.count >= 16 {
      func word(_ index: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(rest[rest.startIndex + 4 * index + $1]) << (8 * $1) }
      }
      let (watch, mask, length) = (Int32(bitPattern: word(0)), word(1), Int(word(3)))
      let name = String(
        decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      let isWhole = mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_Q_OVERFLOW) != 0
      isOurs = isOurs || isWhole || names[watch]?.contains(name) ?? false
      rest = rest.dropFirst(16 + length)
    }
    return isOurs
  }

  /// Returns what a symbolic link leads to, step by step: each may be saved, or replaced.
  private static func targets(of file: String) -> [String] {
    var targets: [String] = []
    var path = file
    // As many steps as the system follows.
    while targets.count < 40, let target = linkTarget(of: path) {
      path = target.hasPrefix("/") ? target : "\(split(path).folder)/\(target)"
      targets.append(path)
    }
    return targets
  }

  /// Looks anew for what is to be watched: folders come and go.
  func renew() { watch(files) }

  /// Returns a path's folder and its last part.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}
