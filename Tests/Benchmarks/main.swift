import Glibc
import Raster

for size in [PixelSize(1920, 1080), PixelSize(3840, 2160)] {
  var bitmap = Bitmap(size: size)
  let limit = bitmap.pixels.withUnsafeMutableBytes { bytes in
    medianMicroseconds(runs: 101) { memset(bytes.baseAddress!, 0x40, bytes.count) }
  }
  let frame = standardScene(size)
  let (kept, rebuilt, moving) = bitmap.withSurface { surface in
    let painter = Painter()
    let kept = medianMicroseconds(runs: 101) { painter.paint(frame, onto: surface) }
    let rebuilt = medianMicroseconds(runs: 51) {
      let painter = Painter()
      painter.paint(frame, onto: surface)
    }
    var old = frame
    var step = 0
    var update = Painter.Update()
    let moving = medianMicroseconds(runs: 1001) {
      step += 1
      let new = standardScene(size, fraction: 0.637 - Double(step) / 36000)
      painter.update(surface, from: old, to: new, &update)
      old = new
    }
    print("\(update.pixels) pixels in \(update.rects)")
    return (kept, rebuilt, moving)
  }
  print(
    "\(size.width)×\(size.height): memset \(limit), kept \(kept), rebuilt \(rebuilt), moving \(moving) µs"
  )
}
