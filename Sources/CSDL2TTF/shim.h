// First, so that both modules share one SDL.
#include "../CSDL2/shim.h"
#include <SDL2/SDL_ttf.h>
