import CLinux
import Glibc

/// Text that espeak-ng says, where that is installed.
enum Speech {
  /// How long it may take before it is given up.
  static let limit = Duration.seconds(3)

  /// Returns what a text sounds like; nil where nobody can say it in time.
  ///
  /// The text goes to the program's standard input, so that it is never taken for anything else than a text.
  ///
  /// Wraps `memfd_create` and `posix_spawnp`.
  static func clip(_ text: String) -> SoundClip? {
    let (words, sound) = (tm_memory_file("words"), tm_memory_file("speech"))
    defer {
      close(words)
      close(sound)
    }
    guard words >= 0, sound >= 0 else { return nil }
    _ = Array(text.utf8).withUnsafeBytes { pwrite(words, $0.baseAddress, $0.count, 0) }
    let path = "/dev/fd/\(sound)"
    guard say(words, into: path) else { return nil }
    return try? SoundClip.load(path)
  }

  private static func say(_ text: Int32, into path: String) -> Bool {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, text, STDIN_FILENO)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, output, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program's signals are blocked, to be read; those of others are not.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let line = ["espeak-ng", "--stdin", "-w", path]
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    guard posix_spawnp(&id, "espeak-ng", &files, &attributes, &words, environ) == 0 else {
      return false
    }
    return waits(for: id)
  }

  /// Returns whether a child ends well and in time; one that doesn't is ended.
  private static func waits(for id: pid_t) -> Bool {
    var status: Int32 = 0
    for _ in 0..<Int(limit / .milliseconds(5)) {
      if waitpid(id, &status, WNOHANG) == id { return status == 0 }
      usleep(5000)
    }
    kill(id, SIGKILL)
    waitpid(id, &status, 0)
    return false
  }
}
