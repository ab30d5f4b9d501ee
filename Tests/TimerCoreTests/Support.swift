import TimerCore

/// The boot instant at which the runs of these tests begin, unlike 0 on purpose.
let zero = BootInstant(sinceBoot: .seconds(1000))

/// Returns the boot instant `seconds` after `zero`.
func at(_ seconds: Double) -> BootInstant { zero + .nanoseconds(Int((seconds * 1e9).rounded())) }

/// Returns a countdown of so many seconds that runs since `zero`.
func running(
  _ seconds: Double, atZero: AtZero = .stop, thresholds: [Threshold] = []
) throws -> Countdown {
  var countdown = try Countdown(
    setting: .nanoseconds(Int(seconds * 1e9)), atZero: atZero, thresholds: thresholds)
  _ = try countdown.carryOut(.start, at: zero)
  return countdown
}

/// A generator of random numbers that gives the same row for the same seed (Steele's SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number in 0..<bound, quickly in debug builds too.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }
}

/// Berlin in 2026: CET, from 2026-03-29T01:00Z CEST, from 2026-10-25T01:00Z CET.
struct Berlin2026: LocalTimeRule {
  private static let spring = moment(2026, 3, 29, 1)
  private static let autumn = moment(2026, 10, 25, 1)

  func local(of instant: UTCInstant) -> LocalDateTime {
    let summer = instant >= Self.spring && instant < Self.autumn
    return FixedOffset(seconds: summer ? 7200 : 3600).local(of: instant)
  }

  func utc(of local: LocalDateTime) -> UTCInstant {
    let summer = FixedOffset(seconds: 7200).utc(of: local)
    let winter = FixedOffset(seconds: 3600).utc(of: local)
    if summer >= Self.spring, summer < Self.autumn { return summer }
    return winter >= Self.spring && winter < Self.autumn ? Self.spring : winter
  }
}

/// Returns a date and time that exists.
func local(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
) -> LocalDateTime {
  LocalDateTime(
    year: year, month: month, day: day, hour: hour, minute: minute, second: second)!
}

/// Returns the instant at which clocks in UTC show a date and time.
func moment(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
) -> UTCInstant {
  FixedOffset.utc.utc(of: local(year, month, day, hour, minute, second))
}
