import Glibc

/// Runs a call into C libraries that would complain on standard error about what the caller tells better.
///
/// libpng, libmpg123 and Wayland's library do so. Nothing else may write there meanwhile.
package func muted<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
  defer {
    if nowhere >= 0 { close(nowhere) }
    if kept >= 0 {
      dup2(kept, STDERR_FILENO)
      close(kept)
    }
  }
  if kept >= 0, nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
  return try body()
}
