// Linux's descriptors for time and signals, which Swift's Glibc module leaves out.
#include <sys/signalfd.h>
#include <sys/timerfd.h>
