import Foundation
import TestSupport
import Testing

@Suite("Fonts")
struct FontTests {
  /// What the probe tells of a text, by name.
  private func set(
    _ text: String, size: Int, family: String = "-", weight: String = "regular",
    environment: [String: String] = [:]
  ) throws -> [String: Int] {
    let lines = try Probe.output(
      ["font", text, String(size), family, weight], environment: environment)
    let pairs = (lines.first ?? "").split(separator: " ").map { $0.split(separator: "=") }
    return pairs.reduce(into: [:]) { if $1.count == 2 { $0[String($1[0])] = Int($1[1]) } }
  }

  private func refusal(_ family: String) throws -> String {
    try Probe.output(["font", "x", "20", family]).first ?? ""
  }

  @Test("Digits stand on the baseline and are as high as a capital", arguments: [12, 20, 48, 300])
  func digits(size: Int) throws {
    let digit = try set("1", size: size)
    let capital = try set("H", size: size)
    let height = try #require(digit["height"])
    let top = try #require(digit["top"])
    let capHeight = try #require(digit["capHeight"])
    #expect(abs(height - top) <= 1)
    #expect(abs(top - capHeight) <= 1)
    #expect(abs(try #require(capital["height"]) - capHeight) <= 1)
    #expect(abs(capHeight * 100 / size - 70) <= 12)
    #expect(try #require(digit["advance"]) > 0)
  }

  @Test("Ink that begins before the pen is placed there")
  func overhang() throws {
    let letter = try set("j", size: 100, family: "DejaVu Sans")
    #expect(try #require(letter["left"]) < 0)
    #expect(try #require(letter["top"]) < 100)
    let pair = try set("Hj", size: 100, family: "DejaVu Sans")
    let capital = try set("H", size: 100, family: "DejaVu Sans")
    let sum = try #require(letter["advance"]) + (try #require(capital["advance"]))
    #expect(abs(try #require(pair["advance"]) - sum) <= 1)
  }

  @Test("Heavier weights have more ink")
  func weights() throws {
    let inks = try ["regular", "bold"].map {
      try #require(set("Time", size: 60, family: "DejaVu Sans", weight: $0)["ink"])
    }
    #expect(inks[0] < inks[1])
  }

  @Test("A family without a bold face is thickened")
  func emboldened() throws {
    guard try !refusal("Noto Mono").hasPrefix("error") else { return }
    let regular = try #require(set("Time", size: 60, family: "Noto Mono")["ink"])
    let bold = try #require(set("Time", size: 60, family: "Noto Mono", weight: "bold")["ink"])
    #expect(bold > regular * 5 / 4)
  }

  @Test("Spaces move the pen and have no ink")
  func space() throws {
    let space = try set(" ", size: 40)
    #expect(space["ink"] == 0)
    #expect(try #require(space["advance"]) > 5)
    #expect(try set("", size: 40)["advance"] == 0)
    #expect(try set("a\nb", size: 40) == set("a b", size: 40))
  }

  @Test(
    "Characters the family lacks come from a font that has them",
    arguments: ["你好", "العربية", "שלום", "нет", "∞", "😀"])
  func fallback(word: String) throws {
    guard Self.isCovered(word) else { return }
    let alone = try set(word, size: 40, family: "Inter")
    let mixed = try set("H\(word)", size: 40, family: "Inter")
    let capital = try set("H", size: 40, family: "Inter")
    let ink = try #require(alone["ink"])
    #expect(ink > 100)
    // A character of nobody's shows the sign of what is missing.
    let nobodys = String(repeating: "\u{10FFFD}", count: word.count)
    #expect(try set(nobodys, size: 40, family: "Inter")["ink"] != ink)
    // Both stand in one mask: their ink adds up, but for what overlaps.
    let sum = ink + (try #require(capital["ink"]))
    #expect(abs(try #require(mixed["ink"]) - sum) <= sum / 20)
    #expect(try #require(alone["height"]) < 80)
  }

  @Test("Arabic letters are joined: the word is narrower than its letters")
  func joined() throws {
    guard Self.isCovered("العربية") else { return }
    let word = try #require(set("بببب", size: 60)["advance"])
    let letter = try #require(set("ب", size: 60)["advance"])
    #expect(word < letter * 3)
  }

  @Test("A family that isn't there is refused by its name, generic names are not")
  func families() throws {
    #expect(try refusal("No Such Family").hasPrefix("error: there is no font family \"No Such"))
    #expect(try !refusal("monospace").hasPrefix("error"))
    #expect(try !refusal("dejavu sans").hasPrefix("error"))
  }

  @Test("A font file can be named by its path; others are refused")
  func files() throws {
    let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    #expect(try !refusal(font).hasPrefix("error"))
    #expect(try refusal("/no/such.ttf") == "error: there is no font file at /no/such.ttf")
    #expect(try refusal("/etc/passwd").hasPrefix("error: /etc/passwd is not a font"))
    let folder = try TemporaryFolder()
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: font)).prefix(2000))
    let cut = try folder.write(bytes, to: "cut.ttf")
    #expect(try refusal(cut).hasPrefix("error: \(cut) is not a font"))
  }

  @Test("A system without fonts is told as such")
  func noFonts() throws {
    let folder = try TemporaryFolder()
    let config = "<?xml version=\"1.0\"?><fontconfig><dir>/nonexistent</dir></fontconfig>"
    let path = try folder.write([UInt8](config.utf8), to: "fonts.conf")
    let lines = try Probe.output(["font", "x", "20"], environment: ["FONTCONFIG_FILE": path])
    #expect(lines.first?.hasPrefix("error: this system has no font") ?? false)
  }

  @Test("On a system without fonts a font file named by its path sets the text")
  func onlyFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8]("<fontconfig/>".utf8), to: "fonts.conf")
    func tell(_ font: String) throws -> String {
      try Probe.output(["font", "12", "20", font], environment: ["FONTCONFIG_FILE": path])[0]
    }
    #expect(try tell("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf").hasPrefix("advance="))
    #expect(try tell("/no/such.ttf") == "error: there is no font file at /no/such.ttf")
    #expect(try tell("Inter").hasPrefix("error: this system has no font"))
  }

  @Test("A text of a million characters is set in time, and so is one of 1,500 pixels")
  func long() throws {
    let long = try set(String(repeating: "W", count: 100_000), size: 40)
    #expect(try #require(long["width"]) > 10_000)
    #expect(try #require(set("8", size: 1500)["height"]) > 1000)
  }

  /// Whether a font of this system has all characters of a word.
  private static func isCovered(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { scalar in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/fc-list")
      process.arguments = [":charset=\(String(scalar.value, radix: 16))", "file"]
      let output = Pipe()
      process.standardOutput = output
      guard (try? process.run()) != nil else { return false }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return !data.isEmpty
    }
  }
}
