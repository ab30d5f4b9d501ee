import Raster
public import Views

extension Fill {
  /// Creates a fill from a colour, `image:FILE`, `gradient:#a,#b,…` or `ramp:#a,#b,…`.
  ///
  /// A picture's path is kept as written, and its picture repeats in its own pixels.
  ///
  /// - Throws: ``ValueError`` that names the part that can't be read.
  public init(text: String) throws(ValueError) {
    guard let colon = text.firstIndex(of: ":") else {
      self = .color(try Color(text: text))
      return
    }
    let rest = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "image":
      guard !rest.isEmpty else {
        throw ValueError(
          "\(quoted(text)) names no file", advice: "give a picture like image:wood.png")
      }
      self = .image(path: rest, fit: .tile)
    case "gradient": self = .gradient(try Self.colors(rest, written: text))
    case "ramp": self = .ramp(try Self.colors(rest, written: text))
    default:
      throw ValueError(
        "\(quoted(text)) is not a paint",
        advice: "give a colour like #f80, image:FILE, gradient:#f80,#08f or ramp:#0f0,#f00")
    }
  }

  private static func colors(_ list: String, written: String) throws(ValueError) -> [Color] {
    var colors: [Color] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard !name.isEmpty else {
        throw ValueError(
          "colour \(colors.count + 1) of \(quoted(written)) is missing",
          advice: "give at least two colours, like gradient:#f80,#08f")
      }
      colors.append(try Color(text: String(name)))
    }
    guard colors.count >= 2 else {
      throw ValueError(
        "\(quoted(written)) has one colour only",
        advice: "give at least two colours, like gradient:#f80,#08f")
    }
    return colors
  }
}
