import CSDL2

/// Returns what SDL said about the call that just failed.
///
/// Wraps `SDL_GetError`.
func lastError() -> String {
  let text = String(cString: SDL_GetError())
  return text.isEmpty ? "no reason was given" : text
}

/// Makes `text` what SDL says about the call that just failed.
///
/// Wraps `SDL_SetError`, by the shim: Swift does not see variadic functions.
func setError(_ text: String) {
  tm_set_error(text)
}
