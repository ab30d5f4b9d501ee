// A countdown as many write it: SDL shows what cairo redraws whole, sixty times a second.
//
//   sdl-cairo END WIDTH HEIGHT    END in seconds since 1970, ten minutes after the start

#include <SDL2/SDL.h>
#include <cairo/cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void set_color(cairo_t *context, unsigned color) {
  cairo_set_source_rgb(context, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0,
                       (color & 255) / 255.0);
}

static void draw(cairo_t *context, int width, int height, double left) {
  double x = width / 2.0, y = height / 2.0, radius = height * 0.35;
  set_color(context, 0x0E1116);
  cairo_paint(context);
  cairo_set_line_width(context, height * 0.08);
  set_color(context, 0x232A33);
  cairo_arc(context, x, y, radius, 0, 2 * M_PI);
  cairo_stroke(context);
  set_color(context, 0x3DDC97);
  cairo_arc(context, x, y, radius, -M_PI / 2, -M_PI / 2 + 2 * M_PI * left / 600);
  cairo_stroke(context);

  char text[16];
  int seconds = (int)ceil(left);
  snprintf(text, sizeof text, "%02d:%02d", seconds / 60, seconds % 60);
  cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(context, height * 0.14);
  cairo_text_extents_t extents;
  cairo_text_extents(context, text, &extents);
  set_color(context, 0xF2F5F7);
  cairo_move_to(context, x - extents.width / 2 - extents.x_bearing,
                y - extents.height / 2 - extents.y_bearing);
  cairo_show_text(context, text);
}

int main(int argc, char **argv) {
  if (argc < 4) return 64;
  double end = atof(argv[1]);
  int width = atoi(argv[2]), height = atoi(argv[3]);
  // The way that is fastest without a graphics card.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 69;
  SDL_Window *window = SDL_CreateWindow("sdl-cairo", 0, 0, width, height, SDL_WINDOW_BORDERLESS);
  if (!window) return 69;
  struct timespec next;
  clock_gettime(CLOCK_MONOTONIC, &next);
  for (;;) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT) return 0;
    }
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    double left = fmax(0, end - now.tv_sec - now.tv_nsec / 1e9);
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    cairo_surface_t *target = cairo_image_surface_create_for_data(
        surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
    cairo_t *context = cairo_create(target);
    draw(context, surface->w, surface->h, left);
    cairo_destroy(context);
    cairo_surface_destroy(target);
    SDL_UpdateWindowSurface(window);
    next.tv_nsec += 1000000000 / 60;
    if (next.tv_nsec >= 1000000000) {
      next.tv_nsec -= 1000000000;
      next.tv_sec += 1;
    }
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &next, NULL);
  }
}
