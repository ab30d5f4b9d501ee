public import Raster

/// The looks of a duration picker; the initialiser's defaults are the view's.
public struct PickerLook: Hashable, Sendable {
  /// How many values of a wheel are in sight, made odd.
  public var rows: Int
  /// The digits' em size; nil is what suits the place.
  public var size: Length?
  public var font: String?
  public var weight: Font.Weight
  public var color: Color
  /// The colour of the value on the wheel that keys move.
  public var chosen: Color
  /// The band behind the values that are chosen; nil draws none.
  public var band: Fill?
  /// The band's corners.
  public var radius: Length
  /// What stands beside the wheels: the units of hours, minutes and seconds; nil is the language's.
  public var units: Units?
  public var unitColor: Color

  /// The names of the wheels.
  public struct Units: Hashable, Sendable {
    public var hours: String
    public var minutes: String
    public var seconds: String

    public init(hours: String, minutes: String, seconds: String) {
      self.hours = hours
      self.minutes = minutes
      self.seconds = seconds
    }
  }

  public init(
    rows: Int = 5, size: Length? = nil, font: String? = nil, weight: Font.Weight = .regular,
    color: Color = .white, chosen: Color = Palette.green,
    band: Fill? = .color(Color.white.opacity(0.08)), radius: Length = .points(10),
    units: Units? = nil, unitColor: Color = Palette.lightGray
  ) {
    self.rows = rows
    self.size = size
    self.font = font
    self.weight = weight
    self.color = color
    self.chosen = chosen
    self.band = band
    self.radius = radius
    self.units = units
    self.unitColor = unitColor
  }
}
