import CHeif
import Imaging

extension HEIFDecoder {
  /// Reduced from the planes that libheif holds, without a copy in colour.
  func preview(within limits: PreviewDecoder) throws(ImageDecodingError) -> DecodedPreview {
    try decode(within: limits.limits) { image, profile throws(ImageDecodingError) in
      let luma = try plane(image, within: limits.limits)
      let cb = HEIFPlane(image, heif_channel_Cb)
      let cr = HEIFPlane(image, heif_channel_Cr)
      let alpha = HEIFPlane(image, heif_channel_Alpha)
      let (width, height) = (luma.width, luma.height)
      var reducer = limits.reducer(width: width, height: height)
      var row = [RGB](repeating: .white, count: width)
      for y in 0..<height {
        func sample(_ plane: HEIFPlane?, _ x: Int, default absent: UInt8) -> UInt8 {
          // Chroma has half the size, or the same.
          plane.map { $0.sample(x: x * $0.width / width, y: y * $0.height / height) } ?? absent
        }
        reducer.add(row: &row) { x in
          let color = profile.color(
            luma: luma.sample(x: x, y: y), cb: sample(cb, x, default: 128),
            cr: sample(cr, x, default: 128))
          guard let alpha else { return color }
          let opacity = sample(alpha, x, default: 255)
          return RGB(
            red: Luma.onPaper(color.red, alpha: opacity),
            green: Luma.onPaper(color.green, alpha: opacity),
            blue: Luma.onPaper(color.blue, alpha: opacity))
        }
      }
      return try DecodedPreview(
        reducer.finish(), width: width, height: height, damage: warning(image))
    }
  }
}
