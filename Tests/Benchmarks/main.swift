import Glibc
import Raster

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "steady": steadyFrames(PixelSize(3840, 2160), count: 1000)
case "full": fullFrames(PixelSize(1920, 1080), count: 100)
case "rebuilt": rebuiltFrames(PixelSize(1920, 1080), count: 100)
default: rasterTable()
}

/// Moves the ring's end as sixty pictures a second of ten minutes do.
func steadyFrames(_ size: PixelSize, count: Int) {
  var bitmap = Bitmap(size: size)
  let painter = Painter()
  var old = standardScene(size)
  var update = Painter.Update()
  bitmap.withSurface { surface in
    painter.paint(old, onto: surface)
    for step in 1...count {
      let new = standardScene(size, fraction: 0.637 - Double(step) / 36000)
      painter.update(surface, from: old, to: new, &update)
      old = new
    }
  }
}

func fullFrames(_ size: PixelSize, count: Int) {
  var bitmap = Bitmap(size: size)
  let painter = Painter()
  let frame = standardScene(size)
  bitmap.withSurface { surface in
    for _ in 0..<count { painter.paint(frame, onto: surface) }
  }
}

func rebuiltFrames(_ size: PixelSize, count: Int) {
  var bitmap = Bitmap(size: size)
  let frame = standardScene(size)
  bitmap.withSurface { surface in
    for _ in 0..<count { Painter().paint(frame, onto: surface) }
  }
}

func rasterTable() {
  for size in [PixelSize(1920, 1080), PixelSize(3840, 2160)] {
    var bitmap = Bitmap(size: size)
    let limit = bitmap.pixels.withUnsafeMutableBytes { bytes in
      medianMicroseconds(runs: 101) { memset(bytes.baseAddress!, 0x40, bytes.count) }
    }
    let frame = standardScene(size)
    let painter = Painter()
    let kept = bitmap.withSurface { surface in
      medianMicroseconds(runs: 101) { painter.paint(frame, onto: surface) }
    }
    let rebuilt = bitmap.withSurface { surface in
      medianMicroseconds(runs: 51) { Painter().paint(frame, onto: surface) }
    }
    var old = frame
    var step = 0
    var update = Painter.Update()
    let moving = bitmap.withSurface { surface in
      medianMicroseconds(runs: 1001) {
        step += 1
        let new = standardScene(size, fraction: 0.637 - Double(step) / 36000)
        painter.update(surface, from: old, to: new, &update)
        old = new
      }
    }
    print(
      "\(size.width)×\(size.height): memset \(limit), kept \(kept), rebuilt \(rebuilt),"
        + " moving \(moving) µs, \(update.pixels) pixels in \(update.rects)")
  }
}
