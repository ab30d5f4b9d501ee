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

extension Color {
  /// The colours that the views' defaults name.
  public static let lightGray = Color(0xAAAAAA)
  public static let darkGray = Color(0x555555)
  public static let green = Color(0x00FF00)
  public static let orange = Color(0xFF8000)
  public static let red = Color(0xFF0000)
  public static let powderBlue = Color(0xB0E0E6)
  public static let offWhite = Color(0xF7F5EF)
  public static let darkBlue = Color(0x00008B)
  public static let purple = Color(0x800080)
}
