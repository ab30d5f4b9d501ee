import CLinux
import Glibc

/// The folder that holds the state, for as long as this value lives: nobody else writes there meanwhile.
final class StateFolder {
  let path: String
  private let lock: Int32

  /// Why there is no folder to keep a state in.
  enum Trouble: Error, Hashable, CustomStringConvertible {
    case nowhere
    case cannotUse(String, StateFile.Failure)
    case taken(String)

    var description: String {
      switch self {
      case .nowhere:
        "the state is not kept: neither STATE_DIRECTORY, XDG_STATE_HOME nor HOME names a folder"
      case .cannotUse(let path, let failure):
        "the state can't be kept in \(path): \(failure.reason)"
      case .taken(let path):
        "another tminus keeps its state in \(path); this one keeps none"
      }
    }
  }

  /// Opens the folder, which is made where it is missing.
  ///
  /// Wraps `flock`, which the system takes back however the program ends.
  init(path: String?) throws(Trouble) {
    guard let path else { throw .nowhere }
    do throws(StateFile.Failure) {
      try StateFile.makeFolder(path)
      lock = try Self.open("\(path)/lock")
    } catch {
      throw .cannotUse(path, error)
    }
    self.path = path
    var number = Self.take(lock)
    // A program that is just ending, or starting another, may hold it for a moment.
    for _ in 0..<20 where number == EWOULDBLOCK {
      usleep(2000)
      number = Self.take(lock)
    }
    guard number == 0 else {
      close(lock)
      throw number == EWOULDBLOCK
        ? .taken(path) : .cannotUse(path, StateFile.Failure(number: number))
    }
    // A limit on the size of files is an error of the write, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
  }

  deinit {
    close(lock)
  }

  /// Returns 0 once the lock is this program's, or the system's error number.
  private static func take(_ lock: Int32) -> Int32 {
    flock(lock, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
  }

  private static func open(_ path: String) throws(StateFile.Failure) -> Int32 {
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StateFile.Failure(number: errno) }
    return descriptor
  }

  /// The state, the one before it, one that is being written, and one that can't be used.
  var state: String { "\(path)/state" }
  var last: String { "\(path)/state.last" }
  private var new: String { "\(path)/state.new" }
  var damaged: String { "\(path)/state.damaged" }

  /// Writes the state beside the present one, which it then replaces; whenever the power goes, one of them is
  /// whole.
  func write(_ bytes: [UInt8]) throws(Trouble) {
    do throws(StateFile.Failure) {
      try StateFile.write(bytes, to: new)
      unlink(last)
      // Where the file system has no second names, there is no last one.
      link(state, last)
      guard rename(new, state) == 0 else { throw StateFile.Failure(number: errno) }
    } catch {
      unlink(new)
      throw .cannotUse(path, error)
    }
    StateFile.sync(folder: path)
  }

  /// Forgets the state.
  func drop() {
    unlink(state)
    unlink(last)
    StateFile.sync(folder: path)
  }

  /// Moves the state out of the way, for people to look at.
  func setAside() {
    if rename(state, damaged) != 0 { unlink(state) }
    StateFile.sync(folder: path)
  }
}

extension StateFolder {
  /// The folder that an environment names: the service manager's, else the user's.
  static func standardPath(_ variable: (String) -> String?) -> String? {
    let given = variable("STATE_DIRECTORY")?.split(separator: ":").first.map(String.init)
    if let given, given.hasPrefix("/") { return given }
    if let home = variable("XDG_STATE_HOME"), home.hasPrefix("/") { return "\(home)/tminus" }
    if let home = variable("HOME"), home.hasPrefix("/") { return "\(home)/.local/state/tminus" }
    return nil
  }

  static var standardPath: String? {
    standardPath { name in getenv(name).map { String(cString: $0) } }
  }
}
