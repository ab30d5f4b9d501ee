import Glibc

/// Returns the median processor time of a closure in microseconds, this thread's alone.
func medianMicroseconds(runs: Int, _ body: () -> Void) -> Double {
  body()
  let times = (0..<runs).map { _ in
    let start = threadNanoseconds()
    body()
    return Double(threadNanoseconds() - start) / 1000
  }
  return times.sorted()[runs / 2]
}

private func threadNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
