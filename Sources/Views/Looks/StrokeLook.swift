public import Raster

/// The looks that bar and ring have in common.
public struct StrokeLook: Hashable, Sendable {
  /// The progress stroke's width, at least 0; 0 draws no stroke, nil is what suits the view's size.
  public var thickness: Length?
  /// The track's width; nil is the progress stroke's.
  public var trackThickness: Length?
  public var cap: Cap
  public var capFit: CapFit
  public var track: Fill
  public var progress: Fill

  public init(
    thickness: Length?, trackThickness: Length? = nil, cap: Cap, capFit: CapFit,
    track: Fill = .color(Palette.lightGray), progress: Fill = .color(Palette.green)
  ) {
    self.thickness = thickness
    self.trackThickness = trackThickness
    self.cap = cap
    self.capFit = capFit
    self.track = track
    self.progress = progress
  }
}
