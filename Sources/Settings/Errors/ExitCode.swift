/// The codes that the program leaves with, as in `sysexits.h`.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  /// A command line that can't be used.
  case usage = 64
  /// An input file that can't be read.
  case noInput = 66
  /// No screen can be had.
  case unavailable = 69
  /// A mistake of the program's own.
  case software = 70
  /// An output that can't be written.
  case cannotCreate = 73
  /// A settings file that says something wrong.
  case configuration = 78
}
