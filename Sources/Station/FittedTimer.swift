import Raster
import Views

/// What of a timer its place is fitted for, quick to compare.
struct FittedTimer: Equatable {
  let title: String?
  let widestLabel: String
  let look: Shared<Look>
  var hasNote = false
  var hasAgenda = false

  static func == (a: FittedTimer, b: FittedTimer) -> Bool {
    // A look that was worked out anew is another.
    a.look === b.look && a.widestLabel == b.widestLabel && a.title == b.title
      && a.hasNote == b.hasNote && a.hasAgenda == b.hasAgenda
  }
}

extension DisplayLayout {
  /// Creates the layout of timers, which looks like the first of them.
  init(
    _ timers: [FittedTimer], size: PixelSize, safe: Rect? = nil, scale: Double,
    resources: Resources
  ) {
    self.init(
      look: timers.first?.look.value ?? Look(),
      timers: timers.map {
        Timer(
          title: $0.title, widestLabel: $0.widestLabel, hasNote: $0.hasNote,
          look: $0.look.value, hasAgenda: $0.hasAgenda)
      },
      size: size, safe: safe, scale: scale, resources: resources)
  }
}
