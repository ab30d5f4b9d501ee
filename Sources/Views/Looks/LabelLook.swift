public import Raster
public import TimerCore

/// The looks of the time label.
public struct LabelLook: Hashable, Sendable {
  public var shown: Bool
  public var color: Color
  /// The colour from one second past zero on; nil is the same.
  public var overtimeColor: Color?
  /// Whether a line below says when the run ends.
  public var showsEnd = false
  /// The em size; nil is as large as its place allows (14 points above a bar).
  public var size: Length?
  public var format: LabelFormat
  /// A family's name or a font file; nil is the system's choice. The title uses it, too.
  public var font: String?
  public var weight: Font.Weight

  public init(
    shown: Bool = true, color: Color = .white, size: Length? = nil, format: LabelFormat = .auto,
    font: String? = nil, weight: Font.Weight = .regular
  ) {
    self.shown = shown
    self.color = color
    self.size = size
    self.format = format
    self.font = font
    self.weight = weight
  }
}
