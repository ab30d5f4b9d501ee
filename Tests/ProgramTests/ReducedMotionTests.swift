import Foundation
import Raster
import TestSupport
import Testing

@Suite("Reduced motion, and electronic paper")
struct ReducedMotionTests {
  private func picture(_ line: String) throws -> Bitmap {
    try Tminus.snapshot("60 --face bar \(line)", size: "800x480")
  }

  @Test("A stroke steps with the whole seconds, where it moved before")
  func steps() throws {
    #expect(try picture("--elapsed 3.2s") != picture("--elapsed 3.9s"))
    let still = try picture("--reduced-motion --elapsed 3.2s")
    #expect(try picture("--reduced-motion --elapsed 3.9s") == still)
    #expect(try picture("--reduced-motion --elapsed 4.1s") != still)
    #expect(
      try picture("--elapsed 3s") == still, "at the whole second it stands where it always did")
  }

  @Test("Electronic paper gets black and white, and nothing in between")
  func blackAndWhite() throws {
    let picture = try Tminus.snapshot("25m tea --elapsed 5m --theme e-paper", size: "800x480")
    #expect(Set(picture.pixels) == [0xFF00_0000, 0xFFFF_FFFF])
    let smooth = try Tminus.snapshot(
      "25m tea --elapsed 5m --background white --progress black", size: "800x480")
    #expect(Set(smooth.pixels).count > 10)
  }

  @Test(
    "A still display wakes about once a second while time passes",
    .enabled(if: XServer.isAvailable))
  func wakeUps() throws {
    let shown = try ShownWindow("30 --reduced-motion --window 900x200", on: XServer())
    #expect(try shown.waits { try shown.picture().pixels.count > 0 })
    usleep(1_500_000)
    let before = try shown.wakeUps()
    usleep(3_000_000)
    let count = try shown.wakeUps() - before
    #expect(count <= 12, "\(count) in 3 s")
  }
}
