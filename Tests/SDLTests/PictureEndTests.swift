import TestSupport
import Testing

@testable import SDL

@Suite("Pictures cut short")
struct PictureEndTests {
  @Test("A PNG, GIF or JPEG picture is cut short at any length but its own")
  func everyLength() {
    for whole in [PictureTests.smallPNG, PictureTests.smallGIF, PictureTests.cmyk] {
      for length in 4..<whole.count {
        #expect(PictureEnd.isMissing(in: [UInt8](whole.prefix(length))), "\(length)")
      }
      #expect(!PictureEnd.isMissing(in: whole))
      #expect(!PictureEnd.isMissing(in: whole + [0, 0, 1, 2, 3]))
    }
  }

  @Test("The end of a small picture within a JPEG picture is not its own")
  func thumbnail() {
    let inner: [UInt8] = [0xFF, 0xE1, 0, 6, 0xFF, 0xD8, 0xFF, 0xD9]
    let whole = [0xFF, 0xD8] + inner + PictureTests.cmyk.dropFirst(2)
    #expect(!PictureEnd.isMissing(in: whole))
    #expect(PictureEnd.isMissing(in: whole.dropLast(2)))
  }

  @Test("A PNG, GIF or JPEG file of any length is read or refused, never waited for")
  func everyFile() throws {
    let folder = try TemporaryFolder()
    let pictures = [
      ("png", PictureTests.smallPNG), ("gif", PictureTests.smallGIF), ("jpg", PictureTests.cmyk),
    ]
    for (name, whole) in pictures {
      let step = whole.count > 200 ? 37 : 5
      for length in stride(from: 1, through: whole.count - 1, by: step) {
        let path = try folder.write([UInt8](whole.prefix(length)), to: "\(length).\(name)")
        // The probe is given up on after a while.
        let told = try Probe.output(["picture", path])
        #expect(told.first?.hasPrefix("error: \(path) is not a picture") == true, "\(told)")
        if name == "png", length > 24 {
          #expect(told.first?.hasSuffix("it is cut short") == true)
        }
      }
      let path = try folder.write(whole, to: "whole.\(name)")
      #expect(try Probe.output(["picture", path]).first?.hasPrefix("error") == false)
    }
  }
}
