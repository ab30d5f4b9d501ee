public import Raster

/// The looks of the title.
public struct TitleLook: Hashable, Sendable {
  public var color: Color
  /// The em size; nil is a share of the place's height.
  public var size: Length?
  public var weight: Font.Weight

  public init(color: Color = .white, size: Length? = nil, weight: Font.Weight = .regular) {
    self.color = color
    self.size = size
    self.weight = weight
  }
}
