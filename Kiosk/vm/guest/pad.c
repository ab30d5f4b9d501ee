// A gamepad like an Xbox 360's, made by the kernel's uinput: it appears, presses buttons, and goes again.
//
//   pad A START      presses these buttons one after the other
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static const struct { const char *name; int code; } buttons[] = {
  {"A", BTN_A}, {"B", BTN_B}, {"X", BTN_X}, {"Y", BTN_Y}, {"TL", BTN_TL}, {"TR", BTN_TR},
  {"SELECT", BTN_SELECT}, {"START", BTN_START}, {"MODE", BTN_MODE}, {"THUMBL", BTN_THUMBL},
  {"THUMBR", BTN_THUMBR},
};
enum { count = sizeof buttons / sizeof *buttons };

static void emit(int device, int type, int code, int value) {
  struct input_event event = {.type = type, .code = code, .value = value};
  if (write(device, &event, sizeof event) < 0) perror("write");
}

static void press(int device, int code) {
  for (int value = 1; value >= 0; value--) {
    emit(device, EV_KEY, code, value);
    emit(device, EV_SYN, SYN_REPORT, 0);
    usleep(120000);
  }
}

int main(int argc, char **arguments) {
  int device = open("/dev/uinput", O_WRONLY | O_NONBLOCK);
  if (device < 0) { perror("/dev/uinput"); return 1; }
  ioctl(device, UI_SET_EVBIT, EV_KEY);
  ioctl(device, UI_SET_EVBIT, EV_ABS);
  for (int i = 0; i < count; i++) ioctl(device, UI_SET_KEYBIT, buttons[i].code);
  const int axes[][3] = {
    {ABS_X, -32768, 32767}, {ABS_Y, -32768, 32767}, {ABS_RX, -32768, 32767}, {ABS_RY, -32768, 32767},
    {ABS_Z, 0, 255}, {ABS_RZ, 0, 255}, {ABS_HAT0X, -1, 1}, {ABS_HAT0Y, -1, 1},
  };
  for (unsigned i = 0; i < sizeof axes / sizeof *axes; i++) {
    struct uinput_abs_setup axis = {
      .code = axes[i][0], .absinfo = {.minimum = axes[i][1], .maximum = axes[i][2]}};
    ioctl(device, UI_ABS_SETUP, &axis);
  }
  struct uinput_setup setup = {
    .id = {.bustype = BUS_USB, .vendor = 0x045e, .product = 0x028e, .version = 0x0110}};
  strcpy(setup.name, "Microsoft X-Box 360 pad");
  if (ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE)) { perror("uinput"); return 1; }
  usleep(2500000);
  for (int i = 1; i < argc; i++)
    for (int b = 0; b < count; b++)
      if (!strcmp(arguments[i], buttons[b].name)) { press(device, buttons[b].code); usleep(300000); }
  usleep(500000);
  ioctl(device, UI_DEV_DESTROY);
  return 0;
}
