import Raster
import Settings
import Testing
import Views

@Suite struct PaintTextTests {
  @Test(arguments: [
    ("#f80", Color(0xFF8800)), ("#F80", Color(0xFF8800)),
    ("#f808", Color(red: 0xFF, green: 0x88, blue: 0, alpha: 0x88)), ("#0a1B2c", Color(0x0A1B2C)),
    ("#01020304", Color(red: 1, green: 2, blue: 3, alpha: 4)), ("orange", Color(0xFFA500)),
    ("Orange", Color(0xFFA500)), ("green", Color(0x008000)), ("RebeccaPurple", Color(0x663399)),
    ("transparent", .clear), ("grey", Color(0x808080)), ("gray", Color(0x808080)),
  ])
  func aColourIsRead(text: String, color: Color) throws {
    #expect(try Color(text: text) == color)
    #expect(try Fill(text: text) == .color(color))
  }

  @Test(arguments: [
    ("#", "has not 3, 4, 6 or 8 digits"), ("#12", "has not 3, 4, 6 or 8 digits"),
    ("#12345", "has not 3, 4, 6 or 8 digits"), ("#1234567", "has not 3, 4, 6 or 8 digits"),
    ("#123456789", "has not 3, 4, 6 or 8 digits"), ("#ggg", "has a digit that is not 0–9 or a–f"),
    ("#12 ", "has a digit that is not 0–9 or a–f"), ("#+12", "has a digit that is not 0–9 or a–f"),
    ("", "is not a colour"), ("gren", "is not a colour, did you mean green?"),
    ("darkorang", "is not a colour, did you mean darkorange?"), ("ff8800", "is not a colour"),
    ("rgb(1,2,3)", "is not a colour"),
  ])
  func whatIsNoColourIsRefusedWithTheReason(text: String, reason: String) {
    let error = thrown(ValueError.self) { try Color(text: text) }
    #expect(error?.reason == "\"\(text)\" \(reason)")
    #expect(error?.advice.contains("orange") == true)
  }

  @Test func paintsOfEveryKindAreRead() throws {
    #expect(try Fill(text: "image:wood.png") == .image(path: "wood.png", fit: .tile))
    #expect(try Fill(text: "image:../a:b,c.png") == .image(path: "../a:b,c.png", fit: .tile))
    #expect(try Fill(text: "gradient:#f00,blue") == .gradient([Color(0xFF0000), Color(0x0000FF)]))
    #expect(
      try Fill(text: "ramp:#0f0, #ff0 ,red")
        == .ramp([Color(0x00FF00), Color(0xFFFF00), Color(0xFF0000)]))
  }

  @Test(arguments: [
    ("image:", "\"image:\" names no file"), ("gradient:", "colour 1 of \"gradient:\" is missing"),
    ("gradient:#f00", "\"gradient:#f00\" has one colour only"),
    ("ramp:#f00,", "colour 2 of \"ramp:#f00,\" is missing"),
    ("ramp:,#f00", "colour 1 of \"ramp:,#f00\" is missing"),
    ("gradient:#f00,#ggg", "\"#ggg\" has a digit that is not 0–9 or a–f"),
    ("ramp:red,gren", "\"gren\" is not a colour, did you mean green?"),
    ("pattern:a", "\"pattern:a\" is not a paint"), (":", "\":\" is not a paint"),
    ("Image:a.png", "\"Image:a.png\" is not a paint"),
  ])
  func whatIsNoPaintIsRefusedWithThePlace(text: String, reason: String) {
    let error = thrown(ValueError.self) { try Fill(text: text) }
    #expect(error?.reason == reason)
  }
}
