/// A gamepad from being plugged in to being taken out; never used again for another.
public struct PadID: Hashable, Sendable {
  let instance: Int32

  package init(instance: Int32) {
    self.instance = instance
  }
}
