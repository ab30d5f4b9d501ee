import Raster
import Views

extension ValueSyntax where Value == Double {
  /// A share from 0 to 1.
  static func share(example: String) -> Self {
    .number("NUMBER", in: 0...1, example: example)
  }
}

extension ValueSyntax where Value == StarPoints {
  /// The number of a star's tips.
  static var starPoints: Self {
    let whole = ValueSyntax<Int>.whole("N", in: StarPoints.range, example: "7")
    return Self(whole.placeholder, example: whole.example, kind: whole.kind) {
      (text) throws(ValueError) in
      let count = try whole.read(text)
      guard let points = try? StarPoints(count) else {
        throw ValueError(
          "\(quoted(text)) is out of range", advice: "give one like \(whole.example)")
      }
      return points
    }
  }
}

extension ValueSyntax where Value == [Color] {
  /// One colour, or several after one another.
  static var colors: Self {
    Self("COLOR,…", example: "#ff8000,navy") { (text) throws(ValueError) in
      var colors: [Color] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        colors.append(try Color(text: String(part)))
      }
      return colors
    }
  }
}

extension ValueSyntax where Value == Font.Weight {
  /// How heavy letters are.
  static var weight: Self {
    let choice = ValueSyntax<FontWeightName>.choice
    return Self(
      choice.placeholder, example: choice.example, completion: choice.completion, kind: choice.kind
    ) {
      (text) throws(ValueError) in try choice.read(text).weight
    }
  }
}

/// The weights of fonts by their names.
private enum FontWeightName: String, CaseIterable {
  case light, regular, medium, bold

  var weight: Font.Weight {
    switch self {
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .bold: .bold
    }
  }
}

extension ValueSyntax where Value == Join {
  /// How a stroke turns a corner.
  static var join: Self {
    let choice = ValueSyntax<JoinName>.choice
    return Self(
      choice.placeholder, example: choice.example, completion: choice.completion, kind: choice.kind
    ) {
      (text) throws(ValueError) in try choice.read(text).join
    }
  }
}

/// The joins by their names.
private enum JoinName: String, CaseIterable {
  case miter, round, bevel

  var join: Join {
    switch self {
    case .miter: StarLook().join
    case .round: .round
    case .bevel: .bevel
    }
  }
}
