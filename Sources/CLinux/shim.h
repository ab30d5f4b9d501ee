// Linux's descriptors for time and signals, and its view of the clock, which Swift's Glibc module leaves out.
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/timex.h>
#include <unistd.h>

/// Opens a file that is in memory only; children get it, too.
static inline int tm_memory_file(const char *name) { return (int)syscall(SYS_memfd_create, name, 0u); }
