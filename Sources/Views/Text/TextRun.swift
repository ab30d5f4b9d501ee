public import Raster

/// A part of a text that looks the same throughout; a line feed in it begins a new line.
public struct TextRun: Hashable, Sendable, ExpressibleByStringLiteral {
  public var text: String
  /// nil, here and below, is the style of the whole text.
  public var color: Color?
  public var size: Length?
  public var weight: Font.Weight?
  public var font: String?

  public init(
    _ text: String, color: Color? = nil, size: Length? = nil, weight: Font.Weight? = nil,
    font: String? = nil
  ) {
    self.text = text
    self.color = color
    self.size = size
    self.weight = weight
    self.font = font
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }
}
