/// Why a text is no JSON5, and where it stops being it.
struct JSON5Error: Error, Hashable {
  let place: TextPlace
  /// A sentence without its full stop.
  let reason: String
}
