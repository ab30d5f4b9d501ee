import TestSupport
import Testing

@Suite("A steady frame")
struct AllocationTests {
  @Test("From the reading to the pixels no memory is asked for, whatever the face and the cap")
  func nothingIsAllocated() throws {
    let finished = try Child.run(Built.path("allocprobe"), within: 60)
    #expect(finished.ending == .left(code: 0))
    let lines = finished.lines
    #expect(lines.count == 10)
    for line in lines { #expect(line.hasSuffix(" 0"), "\(line) allocations in 1000 frames") }
  }
}
