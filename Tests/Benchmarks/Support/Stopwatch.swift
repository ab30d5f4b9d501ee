import Glibc

/// This thread's processor time, and what is made of several times.
enum Stopwatch {
  /// Returns how many microseconds of processor time a closure takes each time, this thread's alone.
  static func microseconds(runs: Int, _ body: () -> Void) -> [Double] {
    (0..<runs).map { _ in
      let start = threadNanoseconds()
      body()
      return Double(threadNanoseconds() - start) / 1000
    }
  }

  private static func threadNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension [Double] {
  /// The value in the middle, nil of nothing.
  var median: Double? { isEmpty ? nil : sorted()[count / 2] }

  var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
