import SDL

/// What there is to lay hands on, as the help tells it.
struct Devices: Equatable {
  /// The kinds of pads that are plugged in, the first one first.
  var pads: [PadFamily] = []
  /// Whether fingers have touched the screen.
  var hasTouch = false
}
