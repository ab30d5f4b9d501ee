import SDL

/// How a pad that nothing is known of is learned: two of its buttons are asked for.
struct PadLesson: Equatable {
  let pad: PadID
  /// The number of the button that starts and pauses, once it was pressed.
  var start: Int?
}
