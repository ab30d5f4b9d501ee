import CLinux
import Glibc

/// What is known of how right the wall clock is.
struct ClockTrust: Hashable {
  /// Whether the clock was set by a time service since the machine was started.
  let isSynchronised: Bool
  /// Whether the machine has a clock that went on while it was without power.
  let hasHardwareClock: Bool

  /// Whether the clock says what time it is, as far as the machine alone can know.
  var isEnough: Bool { isSynchronised || hasHardwareClock }

  /// Asks systemd-timesyncd's notice and the kernel, whose notice any other time service gives.
  ///
  /// - Parameter root: stands before the paths, for tests; the kernel is asked without one only.
  static func read(root: String = "") -> ClockTrust {
    let notice = "\(root)/run/systemd/timesync/synchronized"
    let isSynchronised = access(notice, F_OK) == 0 || root.isEmpty && kernelIsSynchronised
    return ClockTrust(isSynchronised: isSynchronised, hasHardwareClock: hasClock(root))
  }

  /// Wraps `adjtimex`, which a service may be forbidden.
  private static var kernelIsSynchronised: Bool {
    var status = timex()
    return adjtimex(&status) >= 0 && status.status & STA_UNSYNC == 0
  }

  /// A clock chip that lost its power begins again at 1970.
  private static func hasClock(_ root: String) -> Bool {
    (0..<4).contains { number in
      let file = "\(root)/sys/class/rtc/rtc\(number)/since_epoch"
      return StateFile.text(at: file, longest: 32)
        .flatMap { Int($0.prefix { $0.isNumber }) }.map { $0 > earliest } ?? false
    }
  }

  /// 2024-01-01T00:00:00Z.
  private static let earliest = 1_704_067_200
}

/// The id that the kernel gave to this boot of the machine; nil where it can't be read.
enum BootID {
  static func read() -> String? {
    let text = StateFile.text(at: "/proc/sys/kernel/random/boot_id", longest: 64)
    let id = text.map { $0.prefix { $0.isHexDigit || $0 == "-" } } ?? ""
    return id.count > 1 ? String(id) : nil
  }
}
