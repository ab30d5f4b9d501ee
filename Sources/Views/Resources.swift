public import Raster
public import TimerCore

/// Where views get pictures from, by the paths that a user gave.
public protocol PictureSource: AnyObject {
  /// Returns the picture of a file, and its pixels a point by its name (2 for `…@2x.png`); nil when it can't be
  /// used, which the source has told.
  func picture(at path: String) -> (picture: Picture, scale: Double)?
}

/// What views need beside time and looks.
public struct Resources {
  public let typesetter: any Typesetter
  public let pictures: (any PictureSource)?
  /// The language of what a view says by itself.
  public let language: Language

  public init(
    typesetter: any Typesetter, pictures: (any PictureSource)? = nil, language: Language = .english
  ) {
    self.typesetter = typesetter
    self.pictures = pictures
    self.language = language
  }
}
