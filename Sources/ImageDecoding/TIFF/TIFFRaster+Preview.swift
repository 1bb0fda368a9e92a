import Imaging

extension TIFFRaster {
  /// The page in colour, reduced row by row.
  func preview(
    longestSide: Int, _ orientation: ImageOrientation, _ budget: inout PixelBudget
  ) throws(ImageDecodingError) -> DecodedPreview {
    var reducer = AreaReducer(width: width, height: height, longestSide: longestSide)
    var row = [RGB](repeating: .white, count: width)
    let damage = try forEachRow(&budget) { pixels in
      reducer.add(row: &row) { Self.onWhite(pixels[$0]) }
    }
    return try DecodedPreview(
      reducer.finish(), width: width, height: height, orientation: orientation, damage: damage)
  }

  /// The colour of a pixel on a white background; it is multiplied with its alpha already.
  private static func onWhite(_ pixel: UInt32) -> RGB {
    let white = 255 - (pixel >> 24)
    func light(_ color: UInt32) -> UInt8 { UInt8(min(255, (color & 255) + white)) }
    return RGB(red: light(pixel), green: light(pixel >> 8), blue: light(pixel >> 16))
  }
}
