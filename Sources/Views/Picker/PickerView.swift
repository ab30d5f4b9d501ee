public import Raster
import TimerCore

/// Three wheels of hours, minutes and seconds, whose values fade towards both ends.
public struct PickerView {
  public let look: PickerLook
  /// The view's place in pixels.
  public let rect: Rect
  /// From one value to the next in the middle, in pixels: what a finger has to move.
  public let rowHeight: Double
  private let digits: TimeText
  private let units: [TextBlock]
  private let unitGap: Double
  private let band: ResolvedFill?
  private let radius: Double
  /// The middles of the digits of each wheel.
  private let centers: [Double]
  private let columnWidth: Double
  private let half: Int

  /// Creates a picker for one place.
  ///
  /// - Parameter scale: pixels a point.
  public init(_ look: PickerLook = PickerLook(), rect: Rect, scale: Double, resources: Resources) {
    (self.look, self.rect) = (look, rect)
    half = min(5, max(1, look.rows / 2))
    let typesetter = resources.typesetter
    func font(_ size: Double) -> Font {
      Font(family: look.font, weight: look.weight, size: Int(min(4096, size)))
    }
    // A column is as wide as digits, a gap and the widest unit; sizes scale, so one measure tells what fits.
    let language = resources.language
    let names =
      look.units.map { [$0.hours, $0.minutes, $0.seconds] }
      ?? [language[.unitHours], language[.unitMinutes], language[.unitSeconds]]
    let probe = TimeText(font: font(100), typesetter: typesetter)
    let unitWidths = names.map { typesetter.set($0, in: font(100 * Self.unitShare)).advance }
    let digitsWidth = Double(probe.width(of: "00")) / 100
    let unitWidth = Double(unitWidths.max() ?? 0) / 100 + Self.gap
    let share = digitsWidth + unitWidth + Self.margin
    let widest = rect.width / (3 * max(0.01, share))
    let highest = rect.height / (Double(2 * half + 1) * Self.rowShare)
    let asked = look.size?.pixels(height: rect.height, scale: scale)
    let size = max(1, min(asked ?? highest, widest, highest).rounded(.down))
    digits = TimeText(font: font(size), typesetter: typesetter)
    rowHeight = max(1, size * Self.rowShare)
    unitGap = size * Self.gap
    units = names.map {
      TextBlock(
        $0, font: font(max(1, size * Self.unitShare)), width: Int(rect.width),
        height: Int(max(1, rect.height)), typesetter: typesetter)
    }
    band = look.band.map {
      ResolvedFill($0, rect: rect, scale: scale, resources: resources)
    }
    radius = look.radius.pixels(height: rect.height, scale: scale)
    let width = min(rect.width / 3, size * (share + Self.spread))
    columnWidth = width
    let left = rect.center.x - 1.5 * width
    centers = (0..<3).map { left + (Double($0) + 0.5) * width - unitWidth / 2 * size }
  }

  /// Lengths as shares of the digits' em size: a row, a unit's size, the gap before it, the space around a
  /// column, and what more of that there is where the place is wide.
  private static let (rowShare, unitShare, gap, margin, spread) = (1.3, 0.42, 0.14, 0.5, 1.2)

  /// Returns the layers of wheels at places in values, as `PickerMotion` tells them.
  public func layers(positions: [Double], column: PickerState.Column?) -> [Layer] {
    var layers: [Layer] = []
    if let band {
      let strip = Rect(
        x: rect.x, y: (rect.center.y - rowHeight / 2).rounded(), width: rect.width,
        height: rowHeight.rounded())
      layers.append(Layer(.rectangle(strip, radius: radius), band.paint(fraction: 1)))
    }
    for wheel in PickerState.Column.allCases where wheel.rawValue < positions.count {
      layers += self.layers(wheel, at: positions[wheel.rawValue], isChosen: wheel == column)
    }
    return layers
  }

  /// Returns the layers of a state at rest.
  public func layers(_ state: PickerState) -> [Layer] {
    layers(
      positions: PickerState.Column.allCases.map { Double(state[$0]) }, column: state.column)
  }

  /// Returns the wheel at a point, nil beside the view.
  public func column(at point: Point) -> PickerState.Column? {
    guard point.x >= rect.x, point.x < rect.maxX, point.y >= rect.y, point.y < rect.maxY else {
      return nil
    }
    let place = Int(((point.x - rect.center.x) / max(1, columnWidth) + 1.5).rounded(.down))
    return PickerState.Column(rawValue: min(2, max(0, place)))
  }

  private func layers(
    _ column: PickerState.Column, at position: Double, isChosen: Bool
  ) -> [Layer] {
    guard position.isFinite, abs(position) < 1e9 else { return [] }
    let middle = Int(position.rounded())
    let x = centers[column.rawValue]
    var layers: [Layer] = []
    for place in middle - half - 1...middle + half + 1 {
      let distance = Double(place) - position
      let opacity = Self.opacity(abs(distance) / (Double(half) + 0.6))
      guard opacity > 0.01 else { continue }
      let value = (place % column.count + column.count) % column.count
      let text = value < 10 ? "0\(value)" : "\(value)"
      // The chosen colour comes and goes as a value passes the middle.
      let color =
        isChosen
        ? Color.ramp([look.chosen, look.color], at: abs(distance) * 2) : look.color
      let y = rect.center.y + offset(distance)
      layers += digits.layers(text, center: Point(x, y), paint: .color(color)).map {
        var layer = $0
        layer.opacity *= opacity
        return layer
      }
    }
    let unit = units[column.rawValue]
    let right = x + Double(digits.width(of: "00")) / 2 + unitGap
    layers += unit.layers(
      left: right, baseline: rect.center.y + Double(digits.height) / 2,
      paint: .color(look.unitColor))
    return layers
  }

  /// Returns how far from the middle a value stands: the wheel turns away towards its ends.
  private func offset(_ distance: Double) -> Double {
    // A turn of the wheel has so many rows that half of it is a little more than is in sight.
    let turn = Double(2 * half + 1) * 3
    return Point.unit(turns: distance / turn).x * turn / (2 * Double.pi) * rowHeight
  }

  /// Returns how solid a value is at a share of the way from the middle to where it vanishes.
  private static func opacity(_ share: Double) -> Double {
    let left = max(0, 1 - share)
    return left * (0.3 + 0.7 * left)
  }
}
