import Raster
import Views

extension ValueSyntax where Value == Length {
  private static var lengths: NumberBounds {
    NumberBounds(range: 0...Length.largest, hasUnits: true)
  }

  private static var positive: NumberBounds {
    NumberBounds(range: 0...Length.largest, excluding: 0, hasUnits: true)
  }

  /// A length of at least 0.
  static var length: Self {
    Self("LENGTH", example: "8%", kind: .number(lengths)) { (text) throws(ValueError) in
      try Length(text: text)
    }
  }

  /// A length above 0.
  static var positiveLength: Self {
    Self("LENGTH", example: "8%", kind: .number(positive)) { (text) throws(ValueError) in
      let length = try Length(text: text)
      guard length.isPositive else {
        throw ValueError(
          "the length \(quoted(text)) is 0", advice: "give one above 0, like 10 or 8%")
      }
      return length
    }
  }
}

extension ValueSyntax where Value == Color {
  static var color: Self {
    Self("COLOR", example: "#ff8000") { (text) throws(ValueError) in try Color(text: text) }
  }
}

extension ValueSyntax where Value == Fill {
  static var paint: Self {
    Self("PAINT", example: "#ff8000") { (text) throws(ValueError) in try Fill(text: text) }
  }
}

extension ValueSyntax where Value == PixelSize {
  static func size(example: String) -> Self {
    Self("WIDTHxHEIGHT", example: example) { (text) throws(ValueError) in
      try PixelSize(text: text)
    }
  }
}

extension ValueSyntax where Value == ViewFrame {
  static var frame: Self {
    Self("X,Y,WIDTH,HEIGHT", example: "10%,20,80%,60") { (text) throws(ValueError) in
      try ViewFrame(text: text)
    }
  }
}
