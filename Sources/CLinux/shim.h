// Linux's descriptors for time and signals, and its view of the clock, which Swift's Glibc module leaves out.
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/timex.h>
