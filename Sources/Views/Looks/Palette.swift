public import Raster

/// The colours that the views' defaults name.
public enum Palette {
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
