public import Raster

/// What a text is set in where its runs say nothing else.
public struct TextStyle: Hashable, Sendable {
  public var color: Color
  /// The em size.
  public var size: Length
  public var weight: Font.Weight
  /// A family's name or a font file; nil is the system's choice.
  public var font: String?

  public init(
    color: Color, size: Length, weight: Font.Weight = .regular, font: String? = nil
  ) {
    self.color = color
    self.size = size
    self.weight = weight
    self.font = font
  }
}
