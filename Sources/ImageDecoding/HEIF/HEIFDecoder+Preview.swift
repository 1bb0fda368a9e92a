import CHeif
import Imaging

extension HEIFDecoder {
  /// Reduced from the planes that libheif holds, without a copy in colour.
  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    try decode(within: limit) { image, profile throws(ImageDecodingError) in
      let luma = try plane(image, within: limit)
      let cb = HEIFPlane(image, heif_channel_Cb)
      let cr = HEIFPlane(image, heif_channel_Cr)
      let alpha = HEIFPlane(image, heif_channel_Alpha)
      let (width, height) = (luma.width, luma.height)
      var reducer = AreaReducer(width: width, height: height, longestSide: longestSide)
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
            red: Luma.onWhite(color.red, alpha: opacity),
            green: Luma.onWhite(color.green, alpha: opacity),
            blue: Luma.onWhite(color.blue, alpha: opacity))
        }
      }
      return try DecodedPreview(
        reducer.finish(), width: width, height: height, damage: warning(image))
    }
  }
}
