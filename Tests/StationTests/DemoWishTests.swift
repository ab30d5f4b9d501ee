import SDL
import Testing

@testable import Station

@Suite("Keys of the demonstration")
struct DemoWishTests {
  @Test(
    "Each key asks for what is written of it",
    arguments: [
      (.right, .next), (.space, .next), (.pageDown, .next), (.left, .back), (.pageUp, .back),
      (.r, .restart), (.f, .fullscreen), (.f11, .fullscreen), (.q, .leave), (.escape, .leave),
      (.enter, nil), (.up, nil), (.s, nil),
    ] as [(Key, DemoWish?)])
  func keys(key: Key, wish: DemoWish?) {
    #expect(DemoWish(KeyEvent(key: key, symbol: nil)) == wish)
    #expect(DemoWish(KeyEvent(key: key, symbol: nil, modifiers: .shift)) == wish)
  }

  @Test("A key that is held, comes up or belongs to others asks for nothing")
  func others() {
    for modifiers in [Modifiers.control, .alt, .command] {
      #expect(DemoWish(KeyEvent(key: .q, symbol: "q", modifiers: modifiers)) == nil)
    }
    #expect(DemoWish(KeyEvent(key: .right, symbol: nil, isRepeat: true)) == nil)
    #expect(DemoWish(KeyEvent(key: .right, symbol: nil, isDown: false)) == nil)
    #expect(DemoWish(KeyEvent(key: nil, symbol: "q")) == nil)
  }
}
