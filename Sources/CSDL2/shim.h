#ifndef TMINUS_CSDL2_H
#define TMINUS_CSDL2_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#include <dlfcn.h>
#include <errno.h>
#include <sys/ioctl.h>

// Twins of macros that Swift does not see.
static const Uint32 tm_touch_mouse_id = SDL_TOUCH_MOUSEID;

static inline int tm_centered_on_display(int display) {
  return SDL_WINDOWPOS_CENTERED_DISPLAY(display);
}

#if defined(SDL_VIDEO_DRIVER_X11)
/// The socket of a window's X11 connection; a macro over the display, so libX11 is not linked.
static inline int tm_x11_connection(const SDL_SysWMinfo *info) {
  return ConnectionNumber(info->info.x11.display);
}
static inline void *tm_x11_display(const SDL_SysWMinfo *info) { return info->info.x11.display; }
static inline unsigned long tm_x11_window(const SDL_SysWMinfo *info) { return info->info.x11.window; }
#else
static inline int tm_x11_connection(const SDL_SysWMinfo *info) { return -1; }
static inline void *tm_x11_display(const SDL_SysWMinfo *info) { return 0; }
static inline unsigned long tm_x11_window(const SDL_SysWMinfo *info) { return 0; }
#endif

#if defined(SDL_VIDEO_DRIVER_WAYLAND)
static inline void *tm_wayland_display(const SDL_SysWMinfo *info) {
  return info->info.wl.display;
}
#else
static inline void *tm_wayland_display(const SDL_SysWMinfo *info) { return 0; }
#endif

#if defined(SDL_VIDEO_DRIVER_KMSDRM)
/// Whether a window's card lets this program set what the screen shows; others only get errors that SDL ignores.
///
/// As drmIsMaster does it: the kernel refuses to authenticate the token 0 to a master by another error.
static inline int tm_holds_screen(const SDL_SysWMinfo *info) {
  unsigned int token = 0;
  return ioctl(info->info.kmsdrm.drm_fd, _IOW('d', 0x11, unsigned int), &token) == 0 || errno != EACCES;
}
#else
static inline int tm_holds_screen(const SDL_SysWMinfo *info) { return 1; }
#endif

#if defined(SDL_VIDEO_DRIVER_X11)
typedef struct {
  Atom name;
  Bool primary, automatic;
  int noutput, x, y, width, height, mwidth, mheight;
  unsigned long *outputs;
} tm_monitor;

/// Writes a line "X Y WIDTH HEIGHT NAME" for each monitor of each screen, by the libraries that SDL has loaded and a
/// connection of its own; returns whether all was there. XRRGetMonitors(3), of RandR 1.5.
static inline int tm_x11_monitors(char *text, int size) {
  void *x11 = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  void *randr = dlopen("libXrandr.so.2", RTLD_LAZY | RTLD_NOLOAD);
  if (!x11 || !randr) return 0;
  Display *(*open)(const char *) = (Display * (*)(const char *)) dlsym(x11, "XOpenDisplay");
  int (*close)(Display *) = (int (*)(Display *))dlsym(x11, "XCloseDisplay");
  char *(*name_of)(Display *, Atom) = (char *(*)(Display *, Atom))dlsym(x11, "XGetAtomName");
  int (*release)(void *) = (int (*)(void *))dlsym(x11, "XFree");
  int (*has)(Display *, int *, int *) = (int (*)(Display *, int *, int *))dlsym(randr, "XRRQueryExtension");
  int (*version)(Display *, int *, int *) = (int (*)(Display *, int *, int *))dlsym(randr, "XRRQueryVersion");
  tm_monitor *(*monitors)(Display *, Window, Bool, int *) =
      (tm_monitor * (*)(Display *, Window, Bool, int *)) dlsym(randr, "XRRGetMonitors");
  if (!open || !close || !name_of || !release || !has || !version || !monitors) return 0;
  Display *display = open(0);
  if (!display) return 0;
  int first = 0, second = 0, used = 0;
  int known = has(display, &first, &second) && version(display, &first, &second) &&
              (first > 1 || (first == 1 && second >= 5));
  for (int screen = 0; known && screen < ScreenCount(display); screen++) {
    int count = 0;
    tm_monitor *list = monitors(display, RootWindow(display, screen), 1, &count);
    for (int i = 0; list && i < count; i++) {
      char *name = name_of(display, list[i].name);
      if (!name) continue;
      if (used < size)
        used += SDL_snprintf(
            text + used, size - used, "%d %d %d %d %s\n", list[i].x, list[i].y, list[i].width, list[i].height, name);
      release(name);
    }
    if (list) release(list);
  }
  close(display);
  return known;
}
#else
static inline int tm_x11_monitors(char *text, int size) { return 0; }
#endif

static inline void tm_say_nothing(const char *file, int line, const char *function, int error, const char *format, ...) {}

/// Keeps ALSA's library, which SDL loads, from telling on standard error what its caller tells better.
///
/// The library stays loaded, so that it keeps to that.
static inline void tm_quiet_alsa(void) {
  void *library = dlopen("libasound.so.2", RTLD_LAZY);
  void *setter = library ? dlsym(library, "snd_lib_error_set_handler") : 0;
  if (setter) ((int (*)(void (*)(const char *, int, const char *, int, const char *, ...)))setter)(tm_say_nothing);
}

static inline void tm_set_version(SDL_SysWMinfo *info) { SDL_VERSION(&info->version); }

static inline void tm_set_error(const char *text) { SDL_SetError("%s", text); }

#endif
