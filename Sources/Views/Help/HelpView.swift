public import Raster
import TimerCore

/// A table of keys on a panel over a veil, as large as its window lets it be.
public struct HelpView {
  /// The panel in pixels.
  public let rect: Rect
  public let layers: [Layer]

  /// Creates the table for one window.
  ///
  /// - Parameters:
  ///   - look: lends its colours and fonts: titles are set in the title's, all else in the body's.
  ///   - window: in pixels; the veil covers it.
  ///   - safe: the part of it that the table stands in; nil is all of it.
  ///   - scale: pixels a point.
  public init(
    _ content: HelpContent, look: PopupLook, window: Rect, safe: Rect? = nil, scale: Double,
    resources: Resources
  ) {
    let safe = safe ?? window
    let lines = Double(content.rows.count) + Self.moreLines
    let largest = min(60 * scale, safe.height * 0.88 / lines)
    let line = max(8, min(largest, safe.width * 0.94 / Self.narrowest(content))).rounded(.down)
    let width = min(safe.width * 0.94, line * Self.widest(content)).rounded(.down)
    let height = (line * lines).rounded()
    let rect = Rect(
      x: safe.x + ((safe.width - width) / 2).rounded(),
      y: safe.y + ((safe.height - height) / 2).rounded(),
      width: width, height: height)
    self.rect = rect
    var layers = [
      Layer(.rectangle(window, radius: 0), .color(Color.black.opacity(0.6))),
      Layer(
        .rectangle(rect, radius: line * 0.6),
        ResolvedFill(look.panel, rect: rect, scale: scale, resources: resources)
          .paint(fraction: 1)),
    ]
    let table = Table(
      left: rect.x + line, width: width - 2 * line, columns: content.columns.count, line: line,
      look: look, typesetter: resources.typesetter,
      isMirrored: resources.language.isRightToLeft)
    var top = rect.y + line * 0.7
    layers += table.text(
      content.title, look.title, size: 0.8, x: table.left, width: table.width, top: top)
    top += line * 1.4
    layers += table.row("", content.columns, style: look.title, size: 0.5, top: top)
    top += line
    for row in content.rows {
      layers += table.row(row.meaning, row.cells, style: look.body, size: 0.56, top: top)
      top += line
    }
    layers += table.text(
      content.foot, look.body, size: 0.5, x: table.left, width: table.width, top: top + line * 0.2)
    self.layers = layers
  }

  /// Lines beside the rows: title, heads, foot and margins.
  private static let moreLines = 4.6

  /// Returns the narrowest table that most texts fit into, in lines' heights.
  private static func narrowest(_ content: HelpContent) -> Double {
    8 + 6 * Double(content.columns.count)
  }

  /// Returns the widest table that is still easy to read, in lines' heights.
  private static func widest(_ content: HelpContent) -> Double {
    12 + 8 * Double(content.columns.count)
  }
}

/// Where the columns of a table stand.
private struct Table {
  let left: Double
  let width: Double
  let columns: Int
  /// The height of a line.
  let line: Double
  let look: PopupLook
  let typesetter: any Typesetter
  /// Whether it is read from right to left.
  let isMirrored: Bool

  /// The share of the width that the meanings take.
  private var first: Double { columns > 1 ? 0.36 : 0.5 }

  func row(
    _ meaning: String, _ cells: [String], style: TextStyle, size: Double, top: Double
  ) -> [Layer] {
    let gap = line * 0.5
    var layers = text(
      meaning, look.title, size: size, x: left, width: width * first - gap, top: top,
      weight: .regular)
    let column = width * (1 - first) / Double(max(1, columns))
    for (index, cell) in cells.enumerated() {
      let x = left + width * first + column * Double(index)
      let isLast = index + 1 == columns
      layers += text(
        cell, style, size: size, x: x, width: column - (isLast ? 0 : gap), top: top)
    }
    return layers
  }

  /// Returns a line of text, smaller or cut where it would be wider than its place.
  func text(
    _ text: String, _ style: TextStyle, size: Double, x: Double, width: Double, top: Double,
    weight: Font.Weight? = nil
  ) -> [Layer] {
    guard !text.isEmpty, width >= 1 else { return [] }
    let font = Font(
      family: style.font, weight: weight ?? style.weight, size: max(6, Int(line * size)))
    // One line only, so that rows keep to their places.
    let metrics = typesetter.metrics(of: font)
    let block = TextBlock(
      text, font: font, width: Int(width), height: metrics.ascent + metrics.descent,
      typesetter: typesetter)
    let own = typesetter.metrics(of: block.font)
    let begin = isMirrored ? 2 * left + self.width - x - Double(block.width) : x
    return block.layers(
      left: begin, baseline: top + (line + Double(own.capHeight)) / 2, paint: .color(style.color))
  }
}
