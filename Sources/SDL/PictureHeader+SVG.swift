extension PictureHeader {
  /// Reads the size of an SVG picture as SDL2_image will draw it; nil for other formats.
  ///
  /// Width, height and `viewBox` of all `svg` elements count, the last of each, as for nanosvg. A side
  /// that none of them tells, which then is as long as the shapes, is taken to be 1.
  static func svg(_ bytes: [UInt8]) -> PictureHeader? {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard start.contains("<svg") else { return nil }
    var size = SVGSize()
    for element in bytes.split(separator: UInt8(ascii: "<")) {
      let tag = element.prefix { $0 != UInt8(ascii: ">") }.drop { $0 <= 0x20 }
      guard tag.starts(with: "svg".utf8) else { continue }
      size.read(String(decoding: tag.dropFirst(3), as: UTF8.self))
    }
    return size.isFound ? PictureHeader(width: size.width, height: size.height) : nil
  }
}

/// What the `svg` elements of a picture tell of its size, in pixels.
private struct SVGSize {
  private var sides: [String: Double] = [:]
  private(set) var isFound = false

  var width: Int { whole("width", else: "viewBox width") }
  var height: Int { whole("height", else: "viewBox height") }

  /// Returns the side that is told first, between 1 and a million.
  private func whole(_ name: String, else other: String) -> Int {
    let told = [sides[name], sides[other]].compactMap { $0 }.first { $0 > 0 } ?? 1
    return Int(min(max(told.rounded(.up), 1), 1_000_000))
  }

  /// Reads the attributes of an element.
  mutating func read(_ attributes: String) {
    isFound = true
    var rest = attributes[...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split { $0.isWhitespace }.last.map { String($0) }
      rest = rest[equals...].drop { $0 != "\"" && $0 != "'" }
      guard let name, let quote = rest.popFirst() else { return }
      let value = rest.prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      switch name {
      case "width", "height": sides[name] = Self.pixels(value)
      case "viewBox":
        let numbers = value.split { $0.isWhitespace || $0 == "," }.map { Self.pixels($0) }
        guard numbers.count >= 4 else { continue }
        (sides["viewBox width"], sides["viewBox height"]) = (numbers[2], numbers[3])
      default: continue
      }
    }
  }

  /// Returns a length in pixels, 96 an inch; 0 for a share (%) and for what is no length.
  private static func pixels(_ text: Substring) -> Double {
    let text = text.drop { $0.isWhitespace }
    let units: [(name: String, pixels: Double)] = [
      ("px", 1), ("pt", 96 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
      ("em", 16), ("ex", 8), ("%", 0),
    ]
    let number = text.prefix { "+-.eE".contains($0) || $0.isWholeNumber }
    let ending = text[number.endIndex...]
    // The e of em and ex was taken for an exponent's.
    if let value = Double(number) {
      return value * (units.first { ending.hasPrefix($0.name) }?.pixels ?? 1)
    }
    return number.last == "e" ? (Double(number.dropLast()) ?? 0) * 16 : 0
  }
}
