// Linux's descriptors for time, signals, children and devices, its frame buffers and consoles, and its view of the
// clock, which Swift's Glibc module leaves out.
#include <link.h>
#include <linux/fb.h>
#include <linux/input.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <spawn.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/timex.h>
#include <unistd.h>

/// Opens a file that is in memory only; children get it, too.
static inline int tm_memory_file(const char *name) { return (int)syscall(SYS_memfd_create, name, 0u); }

/// Whether an input device has keys or buttons; others, such as sensors of motion, may never be silent.
static inline int tm_has_keys(int device) {
  unsigned long kinds = 0;
  return ioctl(device, EVIOCGBIT(0, sizeof kinds), &kinds) >= 0 && (kinds >> EV_KEY & 1);
}

/// Lets an epoll descriptor tell when another one can be read.
static inline int tm_listen(int epoll, int other) {
  struct epoll_event event = {.events = EPOLLIN};
  return epoll_ctl(epoll, EPOLL_CTL_ADD, other, &event);
}

/// The number of the console that a terminal is, from 1; 0 for other terminals.
static inline unsigned tm_console_number(int terminal) {
  unsigned device = 0;
  int mode = 0;
  if (ioctl(terminal, KDGETMODE, &mode) < 0 || ioctl(terminal, TIOCGDEV, &device) < 0) return 0;
  return device >> 8 == 4 ? device & 0xFF : 0;
}

/// Opens a set of processes, which becomes readable when one of them has ended.
static inline int tm_process_set(void) { return epoll_create1(EPOLL_CLOEXEC); }

/// Adds a child to a set; the descriptor that is returned takes it out again when it is closed. Negative on failure.
static inline int tm_watch_process(int set, pid_t child) {
  int process = (int)syscall(SYS_pidfd_open, child, 0u);
  struct epoll_event event = {.events = EPOLLIN};
  if (process >= 0 && epoll_ctl(set, EPOLL_CTL_ADD, process, &event) != 0) {
    close(process);
    return -1;
  }
  return process;
}

/// Lets a child get no descriptor from this number on.
static inline int tm_close_from(posix_spawn_file_actions_t *files, int first) {
  return posix_spawn_file_actions_addclosefrom_np(files, first);
}

/// A program or a library in memory: how `struct dl_phdr_info` begins, which <link.h> keeps for itself.
struct tm_loaded {
  ElfW(Addr) address;
  const char *name;
  const ElfW(Phdr) *parts;
  ElfW(Half) count;
};

int dl_iterate_phdr(int (*visit)(struct tm_loaded *, size_t, void *), void *with);

/// Lets go of the pages of a file's parts that are never written.
static inline int tm_forget_unwritten(struct tm_loaded *file, size_t size, void *page_size) {
  ElfW(Addr) in_page = *(long *)page_size - 1;
  for (int i = 0; i < file->count; i++) {
    const ElfW(Phdr) *part = &file->parts[i];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    ElfW(Addr) start = file->address + part->p_vaddr, end = start + part->p_memsz;
    start &= ~in_page;
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

/// Lets go of all code and constants, of which many are needed for a while only. What is used of them comes back by
/// itself, from the system's memory unless that was needed for something else meanwhile.
static inline void tm_forget_code(void) {
  long page_size = sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(tm_forget_unwritten, &page_size);
}
