public import Raster

/// What an area is filled with, as a user names it: pictures by their files, not yet read.
public enum Fill: Hashable, Sendable {
  case color(Color)
  /// A picture file, repeated in its own pixels or fitted.
  case image(path: String, fit: ImageFit)
  /// Colours spread evenly along the bar, or around the ring; at least two.
  case gradient([Color])
  /// A colour by the time that is left: the first at the start, the last at zero; at least two.
  case ramp([Color])
}

/// How a picture fills its area.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
  /// Repeated in its own pixels.
  case tile
  /// As large as needed to leave nothing free, cut where it is too long.
  case cover
  /// As large as fits whole.
  case contain
  /// Exactly as large as the area, whatever that does to its proportions.
  case stretch
}
