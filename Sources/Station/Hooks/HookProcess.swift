import CLinux
import Glibc
import Settings
import TimerCore

/// A command that runs, as the leader of a process group of its own.
struct HookProcess: ~Copyable {
  /// How it ended.
  enum Ending: Equatable {
    case left(code: Int32)
    case killed(signal: Int32)
  }

  let id: pid_t
  private var hasEnded = false

  /// Starts a command that reads the call's line, and whose output goes to standard error.
  ///
  /// It gets no descriptor but those three, blocks and ignores no signal, and is never waited for. Throws the
  /// system's number of the error.
  ///
  /// Wraps `posix_spawnp`.
  init(_ call: HookCall) throws(SystemFault) {
    let input = tm_memory_file("event")
    guard input >= 0 else { throw SystemFault(errno) }
    defer { close(input) }
    let text = Array((call.line + "\n").utf8)
    _ = text.withUnsafeBytes { pwrite(input, $0.baseAddress, $0.count, 0) }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&files, STDERR_FILENO, STDOUT_FILENO)
    tm_close_from(&files, STDERR_FILENO + 1)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let words: [String]
    switch call.command {
    case .line(let line): words = ["/bin/sh", "-c", line]
    case .words(let list): words = list
    }
    var arguments = CStrings(words)
    var environment = CStrings(Self.environment(adding: call.variables))
    var id: pid_t = 0
    let fault = posix_spawnp(
      &id, words[0], &files, &attributes, &arguments.pointers, &environment.pointers)
    guard fault == 0 else { throw SystemFault(fault) }
    self.id = id
  }

  /// A number that the system gives an error.
  struct SystemFault: Error {
    let number: Int32
    init(_ number: Int32) { self.number = number }
  }

  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    return attributes
  }

  /// Returns the program's own environment with these variables in place of any with their names.
  private static func environment(adding variables: [(name: String, value: String)]) -> [String] {
    var list: [String] = []
    var place = environ
    while let entry = place.pointee {
      let text = String(cString: entry)
      if !text.hasPrefix("TMINUS_") { list.append(text) }
      place += 1
    }
    return list + variables.map { "\($0.name)=\($0.value)" }
  }

  /// Returns how it ended; nil while it runs.
  ///
  /// Wraps `waitpid`.
  mutating func ending() -> Ending? {
    var status: Int32 = 0
    guard !hasEnded, waitpid(id, &status, WNOHANG) == id else { return nil }
    hasEnded = true
    let signal = status & 0x7F
    return signal == 0 ? .left(code: (status >> 8) & 0xFF) : .killed(signal: signal)
  }

  /// Sends a signal to it and to all that it started and that stayed in its group.
  func signal(_ number: Int32) {
    if !hasEnded { kill(-id, number) }
  }

  deinit {
    guard !hasEnded else { return }
    kill(-id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}

/// Texts as C takes a list of them, which end with this value.
private struct CStrings: ~Copyable {
  var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
