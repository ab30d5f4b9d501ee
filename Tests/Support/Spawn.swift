import Foundation

/// A call to the system that failed while a process was started.
struct SpawnError: Error {
  let call: String
  let number: Int32
}

/// The two ends of a new pipe, neither of which children inherit that are started after it is made.
struct PipePair {
  let reading: Int32
  let writing: Int32

  /// Wraps `pipe`.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SpawnError(call: "pipe", number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// What becomes of a child's descriptors.
struct SpawnFiles: ~Copyable {
  private var actions = posix_spawn_file_actions_t()

  init() {
    posix_spawn_file_actions_init(&actions)
  }

  deinit {
    var actions = actions
    posix_spawn_file_actions_destroy(&actions)
  }

  mutating func redirect(_ descriptor: Int32, to other: Int32) {
    posix_spawn_file_actions_adddup2(&actions, other, descriptor)
  }

  mutating func close(_ descriptor: Int32) {
    posix_spawn_file_actions_addclose(&actions, descriptor)
  }

  /// Starts a program with every signal at its default, since a test runner's threads block some.
  ///
  /// Wraps `posix_spawn`.
  mutating func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, path, &actions, &attributes, &words, &variables)
    guard result == 0 else { throw SpawnError(call: "posix_spawn \(path)", number: result) }
    return id
  }
}
