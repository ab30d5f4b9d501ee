import CSDL2

/// Which names stand on a pad's buttons.
public enum PadFamily: String, CaseIterable, Hashable, Sendable {
  case xbox, playStation, nintendo
  /// A pad whose buttons' names aren't known; they are called by their places.
  case other

  /// Creates the family of a controller.
  ///
  /// Wraps `SDL_GameControllerGetType`.
  init(of pad: OpaquePointer) {
    switch SDL_GameControllerGetType(pad) {
    case SDL_CONTROLLER_TYPE_XBOX360, SDL_CONTROLLER_TYPE_XBOXONE: self = .xbox
    case SDL_CONTROLLER_TYPE_PS3, SDL_CONTROLLER_TYPE_PS4, SDL_CONTROLLER_TYPE_PS5:
      self = .playStation
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO, SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT,
      SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT,
      SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
      self = .nintendo
    default: self = .other
    }
  }
}
