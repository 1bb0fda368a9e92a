import CTurboJPEG
import Imaging

extension ImageFormat {
  public static let jpeg = ImageFormat(
    "jpeg", name: "JPEG", fileNameExtensions: ["jpg", "jpeg", "jpe", "jfif"])
}

/// JPEG by libjpeg-turbo, straight to luma: for YCbCr and gray pictures the chroma planes are never
/// turned into colour.
struct JPEGDecoder: PictureDecoder {
  static let formats = [ImageFormat.jpeg]

  let bytes: [UInt8]

  init(_ bytes: [UInt8], as _: ImageFormat) {
    self.bytes = bytes
  }

  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
    bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : nil
  }

  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    let picture = try samples(as: TJPF_GRAY, within: limit)
    return try DecodedImage(
      .jpeg, width: picture.width, height: picture.height,
      pixels: picture.isCMYK ? CMYK.luma(ofInverted: picture.samples) : picture.samples,
      orientation: orientation, damage: picture.damage)
  }

  /// Decoded at an eighth, a quarter or half of its size where that is not smaller than the preview:
  /// most of the work is never done. libjpeg-turbo has no fast code for sizes between.
  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    let picture = try samples(as: TJPF_RGB, longestSide: longestSide, within: limit)
    var reducer = AreaReducer(
      width: picture.width, height: picture.height, longestSide: longestSide)
    if picture.isCMYK {
      var row = [RGB](repeating: .white, count: picture.width)
      for start in stride(from: 0, to: picture.samples.count, by: 4 * row.count) {
        reducer.add(row: &row) { CMYK.color(ofInverted: picture.samples, at: start + 4 * $0) }
      }
    } else {
      reducer.add(rowsOf: picture.samples, width: picture.width)
    }
    return try DecodedPreview(
      reducer.finish(), width: picture.fullWidth, height: picture.fullHeight,
      orientation: orientation, damage: picture.damage)
  }

  private var orientation: ImageOrientation { JPEGSegments(bytes).exif?.orientation ?? .up }
}
