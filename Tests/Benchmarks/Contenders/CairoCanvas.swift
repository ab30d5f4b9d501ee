import CCairo
import Raster

/// A picture that cairo draws on.
///
/// Wraps `cairo_surface_t` and `cairo_t`.
final class CairoCanvas {
  let size: PixelSize
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// The library's version.
  static var version: String { cairo_version_string().map { String(cString: $0) } ?? "unknown" }

  init(size: PixelSize) throws {
    self.size = size
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)),
      let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { throw Complaint("cairo can't draw \(size.width)×\(size.height) pixels") }
    (self.surface, self.context) = (surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws a frame, or what of it lies in some rectangles.
  func draw(_ fills: [(shape: Shape, color: Color)], within rects: [PixelRect]? = nil) {
    if let rects {
      cairo_save(context)
      for rect in rects {
        cairo_rectangle(
          context, Double(rect.x0), Double(rect.y0), Double(rect.width), Double(rect.height))
      }
      cairo_clip(context)
    }
    for (shape, color) in fills { draw(shape, color) }
    if rects != nil { cairo_restore(context) }
    cairo_surface_flush(surface)
  }

  /// The lowest channel of each pixel.
  var blue: [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return (0..<size.height).flatMap { y in
      (0..<size.width).map { data[y * stride + $0 * 4] }
    }
  }

  private func draw(_ shape: Shape, _ color: Color) {
    cairo_set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
    switch shape {
    case .rectangle(let rect, let radius):
      addRectangle(rect, radius: radius)
      cairo_fill(context)
    case .polygon(let corners):
      addLines(corners, isClosed: true)
      cairo_fill(context)
    case .line(let stroke):
      setStroke(width: stroke.width, stroke.cap)
      addLines([stroke.from, stroke.to], isClosed: false)
      cairo_stroke(context)
    case .arc(let stroke):
      setStroke(width: stroke.width, stroke.cap)
      addArc(stroke)
      cairo_stroke(context)
    case .path(let stroke):
      setStroke(width: stroke.width, stroke.cap)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      addLines(stroke.points, isClosed: stroke.isClosed)
      cairo_stroke(context)
    case .mask: break
    }
  }

  private func setStroke(width: Double, _ cap: Cap) {
    cairo_set_line_width(context, width)
    switch cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
  }

  private func addLines(_ points: [Point], isClosed: Bool) {
    cairo_new_path(context)
    for point in points { cairo_line_to(context, point.x, point.y) }
    if isClosed { cairo_close_path(context) }
  }

  private func addArc(_ stroke: ArcStroke) {
    let from = (stroke.start - 0.25) * 2 * Double.pi
    let to = from + min(1, max(-1, stroke.sweep)) * 2 * Double.pi
    let (x, y) = (stroke.center.x, stroke.center.y)
    cairo_new_path(context)
    if stroke.sweep < 0 {
      cairo_arc_negative(context, x, y, stroke.radius, from, to)
    } else {
      cairo_arc(context, x, y, stroke.radius, from, to)
    }
    if abs(stroke.sweep) >= 1 { cairo_close_path(context) }
  }

  private func addRectangle(_ rect: Rect, radius: Double) {
    cairo_new_path(context)
    let corner = min(radius, rect.width / 2, rect.height / 2)
    guard corner > 0 else {
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let quarter = Double.pi / 2
    let (left, right) = (rect.x + corner, rect.maxX - corner)
    let (top, bottom) = (rect.y + corner, rect.maxY - corner)
    for (turn, center) in [
      Point(right, top), Point(right, bottom), Point(left, bottom), Point(left, top),
    ].enumerated() {
      let from = Double(turn - 1) * quarter
      cairo_arc(context, center.x, center.y, corner, from, from + quarter)
    }
    cairo_close_path(context)
  }
}
