import Testing

@testable import SDL

@Suite("The store of what was used of late")
struct RecentCacheTests {
  @Test("It never holds more than its capacity and one")
  func bounded() {
    var cache = RecentCache<Int, Int>(capacity: 8)
    for number in 0..<1000 {
      cache[number] = number
      #expect(cache.count <= 9)
    }
    #expect(cache[999] == 999)
    #expect(cache[0] == nil)
  }

  @Test("What is used again and again stays")
  func keepsWhatIsUsed() {
    var cache = RecentCache<Int, Int>(capacity: 8)
    cache[-1] = -1
    for number in 0..<1000 {
      cache[number] = number
      #expect(cache[-1] == -1)
    }
  }
}
