import CTIFF
import Imaging

extension TIFFDecoder {
  /// Reduced a row of strips or tiles at a time.
  func preview(
    ofPage number: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    try open(within: limit) { file throws(ImageDecodingError) in
      let offsets = TIFFPages(of: file).offsets
      let index = (number ?? 1) - 1
      guard offsets.indices.contains(index) else {
        throw .damaged(format: .tiff, reason: "no page \(index + 1)", offset: nil)
      }
      let orientation = try select(offsets[index], of: file)
      let raster = TIFFRaster(file)
      let (width, height) = (raster.width, raster.height)
      try raster.checkSize(limit)
      var reducer = AreaReducer(width: width, height: height, longestSide: longestSide)
      var row = [RGB](repeating: .white, count: width)
      let damage = try raster.forEachRow { _, pixels in
        reducer.add(row: &row) { Self.onWhite(pixels[$0]) }
      }
      return try DecodedPreview(
        reducer.finish(), width: width, height: height, orientation: orientation, damage: damage)
    }
  }

  /// The colour of a pixel on a white background; it is multiplied with its alpha already.
  private static func onWhite(_ pixel: UInt32) -> RGB {
    let white = 255 - (pixel >> 24)
    func light(_ color: UInt32) -> UInt8 { UInt8(min(255, (color & 255) + white)) }
    return RGB(red: light(pixel), green: light(pixel >> 8), blue: light(pixel >> 16))
  }
}
