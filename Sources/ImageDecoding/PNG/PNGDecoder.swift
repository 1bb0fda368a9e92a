import CPNG
import Imaging

extension ImageFormat {
  public static let png = ImageFormat("png", name: "PNG", fileNameExtensions: ["png"])
}

/// PNG by libpng's simplified interface, which keeps its error jumps to itself and gives all rows at
/// once.
struct PNGDecoder: PictureDecoder {
  static let formats = [ImageFormat.png]

  let bytes: [UInt8]

  init(_ bytes: [UInt8], as _: ImageFormat) {
    self.bytes = bytes
  }

  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? .png : nil
  }

  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    try open(within: limit) { picture throws(ImageDecodingError) in
      try picture.checkMemory(bytesPerPixel: picture.needsLight ? 5 : 1, limit)
      let pixels: [UInt8]
      let isWhole: Bool
      if picture.needsLight {
        let (light, isDone) = picture.samples(
          as: PNG_FORMAT_LINEAR_Y_ALPHA, count: 2, default: UInt16(0))
        (pixels, isWhole) = (Light.luma(ofPremultiplied: light), isDone)
      } else {
        (pixels, isWhole) = picture.samples(as: PNG_FORMAT_GRAY, count: 1, default: UInt8(255))
      }
      return try DecodedImage(
        .png, width: picture.width, height: picture.height, pixels: pixels,
        orientation: orientation, damage: isWhole ? nil : damage(picture))
    }
  }

  /// Takes three bytes a pixel, and eight of an interlaced picture of 16 bits.
  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    try open(within: limit) { picture throws(ImageDecodingError) in
      try picture.checkMemory(bytesPerPixel: picture.needsLight ? 8 : 3, limit)
      let width = picture.width
      var reducer = AreaReducer(width: width, height: picture.height, longestSide: longestSide)
      let isWhole: Bool
      if picture.needsLight {
        let light: [UInt16]
        (light, isWhole) = picture.samples(
          as: PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA, count: 4,
          default: 0)
        var row = [RGB](repeating: .white, count: width)
        for start in stride(from: 0, to: light.count, by: 4 * width) {
          reducer.add(row: &row) { Light.color(ofPremultiplied: light, at: start + 4 * $0) }
        }
      } else {
        let samples: [UInt8]
        (samples, isWhole) = picture.samples(as: PNG_FORMAT_RGB, count: 3, default: 255)
        reducer.add(rowsOf: samples, width: width)
      }
      return try DecodedPreview(
        reducer.finish(), width: width, height: picture.height, orientation: orientation,
        damage: isWhole ? nil : damage(picture))
    }
  }

  /// By the chunk eXIf (PNG, third edition, clause 11.3.4.5).
  private var orientation: ImageOrientation {
    let chunk = PNGChunks(bytes).first { $0.type.elementsEqual("eXIf".utf8) }
    return chunk.map { EXIF($0.data).orientation } ?? .up
  }
}
