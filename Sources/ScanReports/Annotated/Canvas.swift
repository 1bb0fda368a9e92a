import CCairo
import Imaging

/// A picture to draw on with cairo; all lengths and positions are in pixels.
final class Canvas {
  let width: Double
  let height: Double
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// Nil if memory is full or the picture is too large for cairo.
  init?(_ picture: ColorImage) {
    guard picture.width > 0, picture.height > 0, max(picture.width, picture.height) < 32_768,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(picture.width), Int32(picture.height)),
      let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { return nil }
    (width, height) = (Double(picture.width), Double(picture.height))
    (self.surface, self.context) = (surface, context)
    forEachPixel { pixel, index in
      let color = picture.pixels[index]
      pixel.pointee = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }
    cairo_surface_mark_dirty(surface)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The picture with everything drawn so far.
  var picture: ColorImage {
    cairo_surface_flush(surface)
    var pixels = [RGB](repeating: .white, count: Int(width) * Int(height))
    forEachPixel { pixel, index in
      let value = pixel.pointee
      pixels[index] = RGB(
        red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    }
    return ColorImage(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// Draws the sides of a quadrilateral.
  func outline(_ quad: Quadrilateral, width: Double, _ ink: Ink, isDashed: Bool = false) {
    cairo_new_path(context)
    for corner in quad.corners { cairo_line_to(context, corner.x, corner.y) }
    cairo_close_path(context)
    if isDashed { cairo_set_dash(context, [3 * width, 2.5 * width], 2, 0) }
    cairo_set_line_width(context, width)
    use(ink)
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
  }

  /// Fills a circle.
  func dot(at center: Point, radius: Double, _ ink: Ink) {
    cairo_new_path(context)
    cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
    use(ink)
    cairo_fill(context)
  }

  /// Fills a rectangle with round corners.
  func fill(_ frame: Frame, radius: Double, _ ink: Ink) {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    cairo_new_path(context)
    cairo_arc(context, right - radius, frame.y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, frame.x + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, frame.x + radius, frame.y + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
    use(ink)
    cairo_fill(context)
  }

  /// Writes one line of text.
  func write(_ text: String, x: Double, baseline: Double, _ font: Font, _ ink: Ink) {
    use(font)
    use(ink)
    cairo_move_to(context, x, baseline)
    cairo_show_text(context, text)
  }

  /// The width of a line of text.
  func width(of text: String, _ font: Font) -> Double {
    use(font)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  private func use(_ font: Font) {
    cairo_select_font_face(
      context, "sans", CAIRO_FONT_SLANT_NORMAL,
      font.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, font.size)
  }

  private func use(_ ink: Ink) {
    cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.opacity)
  }

  private func forEachPixel(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(height) {
      let row = UnsafeMutableRawPointer(data + y * stride)
      let pixels = row.assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(width) { body(pixels + x, y * Int(width) + x) }
    }
  }
}

/// The system's sans-serif font in one size, in pixels.
struct Font: Equatable {
  let size: Double
  var isBold = false
}
