import CLinux
import Glibc

/// Gives the console back where the program crashes.
enum CrashGuard {
  /// The console to give back; negative is none. A handler of signals may read a number, and no object.
  nonisolated(unsafe) private static var console: Int32 = -1

  private static let fatal = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT, SIGSYS]

  /// Begins to watch over a console.
  ///
  /// Call it before SDL mutes the keyboard: its handlers give that back and call those that were there before.
  static func begin(console line: Int32) {
    console = line
    for number in fatal {
      signal(number) { number in
        CrashGuard.giveBack(CrashGuard.console)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func end() { console = -1 }

  /// Lets a console draw text again, and be switched without asking.
  static func giveBack(_ line: Int32) {
    guard line >= 0 else { return }
    var mode = vt_mode()
    mode.mode = CChar(VT_AUTO)
    _ = ioctl(line, UInt(VT_SETMODE), &mode)
    _ = ioctl(line, UInt(KDSETMODE), Int32(KD_TEXT))
  }
}
