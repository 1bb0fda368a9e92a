/// How text is written: the sans-serif face of the system, its size in pixels.
struct Font: Equatable {
  let size: Double
  var isBold = false
}
