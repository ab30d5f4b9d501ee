// Prints how often steady frames ask for memory, from readings to pixels: a line for each face and cap.

import AllocationCounter
import Raster
import Views

/// Returns the allocations of a thousand frames at the pace of a run of ten minutes at 60 frames a second, after
/// some that make the memory that all use.
func allocations(_ look: Look, timers: Int) -> Int {
  let size = PixelSize(320, 240)
  let timer = DisplayLayout.Timer(title: "Tea", widestLabel: "00:00")
  let layout = DisplayLayout(
    look: look, timers: Array(repeating: timer, count: timers), size: size, scale: 1,
    resources: Resources(typesetter: StrokeTypesetter()))
  var shown = Array(
    repeating: DisplayLayout.Shown(fraction: 1, label: "06:12"), count: timers)
  let painter = Painter()
  var bitmap = Bitmap(size: size)
  var update = Painter.Update()
  var (old, new) = (Frame(size: size), Frame(size: size))
  func show(step: Int) {
    // Now and then a jump, so that ends at all angles are seen.
    let fraction = 0.95 - Double(step) / 36000 - Double(step / 12) * 0.04
    for index in shown.indices { shown[index].fraction = fraction }
    layout.fill(&new, shown)
    bitmap.withSurface { painter.update($0, from: old, to: new, &update) }
    swap(&old, &new)
  }
  for step in 0...500 { show(step: step % 250) }
  let before = tm_allocations()
  for step in 1...1000 { show(step: step % 250) }
  return tm_allocations() - before
}

for face in [Face.ring, .bar, .both] {
  for cap in Cap.allCases {
    var look = Look(face: face)
    look.ring.stroke.cap = cap
    look.bar.stroke.cap = cap
    print(face, cap, allocations(look, timers: 1))
  }
}
print("four timers", allocations(Look(face: .both), timers: 4))
