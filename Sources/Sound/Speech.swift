import CLinux
import Glibc

/// Text that espeak-ng says, where that is installed, or else spd-say.
enum Speech {
  /// How long it may take before it is given up.
  static let limit = Duration.seconds(3)

  /// Returns what a text sounds like; nil where espeak-ng can't say it in time.
  ///
  /// The text goes to the program's standard input, so that it is never taken for anything else than a text.
  ///
  /// - Parameter language: a code such as `de` or `zh-Hant`; where there is no voice for it, the usual one speaks.
  ///
  /// Wraps `memfd_create` and `posix_spawnp`.
  static func clip(_ text: String, in language: String) -> SoundClip? {
    let sound = tm_memory_file("speech")
    defer { close(sound) }
    guard sound >= 0 else { return nil }
    let path = "/dev/fd/\(sound)"
    let line = ["espeak-ng", "--stdin", "-w", path]
    let voice = voice(of: language).map { ["-v", $0] } ?? []
    guard run(line + voice, telling: text) || !voice.isEmpty && run(line, telling: text) else {
      return nil
    }
    return try? SoundClip.load(path)
  }

  /// Returns espeak-ng's voice for a language; nil is the usual one, which speaks English.
  private static func voice(of language: String) -> String? {
    switch language.prefix(while: { $0 != "-" }) {
    case "en": nil
    case "zh": "cmn"
    case let code: String(code)
    }
  }

  /// Whether spd-say is there, which says texts by itself, through the desktop's speech service.
  ///
  /// Wraps `access`.
  static var canAnnounce: Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/spd-say", X_OK) == 0 }
  }

  /// Lets spd-say say a text now, without waiting until it has; returns whether that could be asked for.
  ///
  /// - Parameter gain: how loud, 0…1; spd-say counts from −100 to 100.
  static func announce(_ text: String, in language: String, gain: Float) -> Bool {
    let code = String(language.prefix { $0 != "-" })
    let volume = Int((200 * gain.squareRoot() - 100).rounded())
    return run(
      ["spd-say", "--pipe-mode", "--language", code, "--volume", "\(volume)"], telling: text)
  }

  /// Ends what spd-say says.
  static func hush() { _ = run(["spd-say", "--cancel"], telling: "") }

  /// Runs a program with a text as its standard input; returns whether it ends well and in time.
  private static func run(_ line: [String], telling text: String) -> Bool {
    let words = tm_memory_file("words")
    defer { close(words) }
    guard words >= 0 else { return false }
    _ = Array(text.utf8).withUnsafeBytes { pwrite(words, $0.baseAddress, $0.count, 0) }
    return run(line, reading: words)
  }

  private static func run(_ line: [String], reading text: Int32) -> Bool {
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
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    guard posix_spawnp(&id, line[0], &files, &attributes, &words, environ) == 0 else {
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
