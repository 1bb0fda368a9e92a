import Imaging

/// HEIC and AVIF: libde265 and dav1d decode the pictures, which are put together, turned and mirrored
/// here, so that the result is upright and EXIF has no say (ISO/IEC 23008-12, clause 6.5.10).
///
/// What decoding takes is checked by the headers of the coded pictures, whatever the file claims
/// about them, and each different tile is decoded once.
struct HEIFDecoder: PictureDecoder {
  static let formats = [ImageFormat.heic, .avif]

  let bytes: [UInt8]
  let format: ImageFormat

  init(_ bytes: [UInt8], as format: ImageFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// The primary picture of the file.
  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    let picture: Decoded<UInt8> = try decode(within: limit)
    let (geometry, stored) = (picture.geometry, picture.canvas)
    var pixels = stored.pixels
    if let alpha = picture.alpha {
      for index in pixels.indices {
        pixels[index] = Luma.onWhite(pixels[index], alpha: alpha.pixels[index])
      }
    }
    if !geometry.isIdentity(of: (stored.width, stored.height)) {
      let count = geometry.width * geometry.height
      pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        for y in 0..<geometry.height {
          for x in 0..<geometry.width {
            buffer[y * geometry.width + x] =
              pixels[geometry.index(x: x, y: y, stride: stored.width)]
          }
        }
        initialized = count
      }
    }
    return try DecodedImage(
      format, width: geometry.width, height: geometry.height, pixels: pixels,
      damage: picture.damage)
  }

  /// Takes three bytes a pixel: the rows of a turned picture are not in order.
  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    let picture: Decoded<RGB> = try decode(within: limit)
    let (geometry, stride) = (picture.geometry, picture.canvas.width)
    var reducer = AreaReducer(
      width: geometry.width, height: geometry.height, longestSide: longestSide)
    var row = [RGB](repeating: .white, count: geometry.width)
    for y in 0..<geometry.height {
      reducer.add(row: &row) { x in
        let index = geometry.index(x: x, y: y, stride: stride)
        let color = picture.canvas.pixels[index]
        guard let opacity = picture.alpha?.pixels[index] else { return color }
        return RGB(
          red: Luma.onWhite(color.red, alpha: opacity),
          green: Luma.onWhite(color.green, alpha: opacity),
          blue: Luma.onWhite(color.blue, alpha: opacity))
      }
    }
    return try DecodedPreview(
      reducer.finish(), width: geometry.width, height: geometry.height, damage: picture.damage)
  }
}
