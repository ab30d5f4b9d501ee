/// A list of plain values in memory that stays in use, so that a steady frame allocates nothing.
///
/// Indices are not checked in release builds: the loops of this module walk it by pointer.
final class Store<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  func removeAll() {
    count = 0
  }

  func removeLast(_ number: Int) {
    count -= number
  }

  /// Where the room for elements ends.
  var roomEnd: UnsafeMutablePointer<Element> { base + capacity }

  /// Makes room for `count` elements in all, which may move those that are there.
  @inline(__always)
  func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  /// Counts elements in that were written behind the last one, up to `end`, where room was reserved.
  @inline(__always)
  func setCount(to end: UnsafeMutablePointer<Element>) {
    assert(end - base <= capacity, "elements were written where room was reserved")
    count = end - base
  }

  /// Makes the list `count` elements long, all equal.
  func fill(_ element: Element, count: Int) {
    reserve(count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "an index lies within its store")
      return base[index]
    }
    set {
      assert(index >= 0 && index < count, "an index lies within its store")
      base[index] = newValue
    }
  }

  private func grow(to needed: Int) {
    capacity = max(needed, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
