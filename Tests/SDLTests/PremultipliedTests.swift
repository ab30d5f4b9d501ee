import SDL
import Testing

@Suite("Premultiplied pixels")
struct PremultipliedTests {
  @Test("Each of the 65,536 products is rounded to the nearest")
  func everyProduct() {
    for alpha: UInt32 in 0...255 {
      for value: UInt32 in 0...255 {
        let exact = (Double(value * alpha) / 255).rounded()
        #expect(Premultiplied.scale(value, by: alpha) == UInt32(exact))
      }
    }
  }

  @Test("A premultiplied pixel comes back from its straight form, at every alpha")
  func thereAndBack() {
    for alpha: UInt32 in 0...255 {
      for value: UInt32 in 0...alpha {
        let pixel = alpha << 24 | value << 16 | (alpha - value) << 8 | value
        #expect(Premultiplied.pixel(Premultiplied.straight(pixel)) == pixel)
      }
    }
  }

  @Test("Colours brighter than their alpha are cut, and clear pixels lose theirs")
  func impossiblePixels() {
    #expect(Premultiplied.straight(0x01FF_FFFF) == 0x01FF_FFFF)
    #expect(Premultiplied.straight(0x0012_3456) == 0)
  }
}
