import Raster
import Testing
import Views

@testable import Settings

@Suite("Margins")
struct MarginsTests {
  @Test("Each side is read, and shares are of the side they go along")
  func sides() throws {
    let margins = try Margins(text: "10%,20,5%,1pt")
    #expect(
      margins
        == Margins(top: .share(0.1), right: .points(20), bottom: .share(0.05), left: .points(1)))
    let rect = margins.rect(in: PixelSize(400, 200), scale: 2)
    #expect(rect == Rect(x: 2, y: 20, width: 358, height: 170))
    #expect(
      try Margins(side: "3%").rect(in: PixelSize(1920, 1080), scale: 1)
        == Rect(x: 58, y: 32, width: 1804, height: 1016))
  }

  @Test("A margin larger than the screen leaves a picture all the same")
  func large() throws {
    let margins = try Margins(side: "5000")
    for size in [PixelSize(1, 1), PixelSize(7, 3), PixelSize(640, 360)] {
      let rect = margins.rect(in: size, scale: 3, spare: 12)
      #expect(rect.width >= Double(size.width) * 0.2 && rect.height >= Double(size.height) * 0.2)
      #expect(rect.maxX <= Double(size.width) && rect.maxY <= Double(size.height))
    }
  }

  @Test(
    "What is no margin is refused in a sentence that tells how it is written",
    arguments: ["", "1,2,3", "1,2,3,4,5", "1,,2,3", "-1,0,0,0", "50%,0,0,0", "1px,2,3,4"])
  func refused(text: String) {
    do {
      let margins = try Margins(text: text)
      Issue.record("it became \(margins)")
    } catch {
      #expect(error.advice.contains("top,right,bottom,left"))
    }
  }
}
