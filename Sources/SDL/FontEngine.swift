import CSDL2
import CSDL2TTF

/// SDL_ttf, started for as long as a face needs it.
final class FontEngine {
  /// Starts it.
  ///
  /// Wraps `TTF_Init`.
  init?() {
    guard TTF_Init() == 0 else { return nil }
  }

  deinit {
    TTF_Quit()
  }
}
