// A ring in somebody else's SDL program. The lines between the marks are shown in the README.
import CSDL2
import Raster
import TimerCore
import Views

SDL_Init(UInt32(SDL_INIT_VIDEO))
let window = SDL_CreateWindow("ring", 0, 0, 400, 400, 0)

// README: begin
var countdown = try Countdown(setting: .seconds(2))
var now: BootInstant { BootInstant(sinceBoot: .milliseconds(SDL_GetTicks64())) }
_ = try countdown.carryOut(.start, at: now)
let place = Rect(x: 0, y: 0, width: 400, height: 400)
let resources = Resources(typesetter: StrokeTypesetter())
let ring = RingView(RingLook(motion: .drain), rect: place, scale: 1, resources: resources)
let painter = Painter()

@MainActor func draw(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
  let layers = ring.layers(fraction: countdown.reading(at: now).fraction)
  let frame = Frame(size: PixelSize(400, 400), layers: layers)
  painter.paint(frame, onto: Surface(base: pixels, size: frame.size, stride: stride))
}
// README: end

var events = 0
while countdown.reading(at: now).state == .running, let surface = SDL_GetWindowSurface(window) {
  let stride = Int(surface.pointee.pitch) / 4
  draw(surface.pointee.pixels.assumingMemoryBound(to: UInt32.self), stride: stride)
  SDL_UpdateWindowSurface(window)
  SDL_Delay(20)
  events += countdown.advance(to: now).count
}
print(events, "events")
SDL_DestroyWindow(window)
SDL_Quit()
