import CTIFF
import Imaging

extension ImageFormat {
  public static let tiff = ImageFormat("tiff", name: "TIFF", fileNameExtensions: ["tif", "tiff"])
}

/// TIFF by libtiff, a page at a time: strips and tiles of 1 to 16 bits in all of its compressions,
/// JPEG and CCITT among them.
struct TIFFDecoder: PictureDecoder {
  static let formats = [ImageFormat.tiff]

  let bytes: [UInt8]

  init(_ bytes: [UInt8], as _: ImageFormat) {
    self.bytes = bytes
  }

  /// Classic and BigTIFF, of either byte order (TIFF 6.0, section 2).
  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
    let signatures: [[UInt8]] = [
      [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
    ]
    return signatures.contains { bytes.starts(with: $0) } ? .tiff : nil
  }

  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    try open(within: limit) { file throws(ImageDecodingError) in
      let offset = TIFFPages(of: file).offsets.first ?? TIFFCurrentDirOffset(file.handle)
      return try image(at: offset, of: file, within: limit)
    }
  }

  /// What `body` makes of the open file.
  func open<Value>(
    within limit: PixelLimit, _ body: (TIFFFile) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    try completed(within: limit).withUnsafeBufferPointer { source throws(ImageDecodingError) in
      try body(try TIFFFile(source, size: bytes.count, within: limit))
    }
  }

  /// Hands over one page after the other; pages that cannot be decoded hand over their errors.
  func forEachPage(within limit: PixelLimit, _ body: (ImagePage) -> Void) {
    do throws(ImageDecodingError) {
      try open(within: limit) { file in forEachPage(of: file, within: limit, body) }
    } catch {
      body(ImagePage(number: nil, image: .failure(error)))
    }
  }

  /// The bytes, and zeros for what is missing of the last strips or tiles of a file that ends early:
  /// libtiff decodes none that is not there as a whole.
  private func completed(within limit: PixelLimit) throws(ImageDecodingError) -> [UInt8] {
    let end = try bytes.withUnsafeBufferPointer { source throws(ImageDecodingError) in
      TIFFPages(of: try TIFFFile(source, size: bytes.count, within: limit)).end
    }
    return end > bytes.count ? bytes + [UInt8](repeating: 0, count: end - bytes.count) : bytes
  }

  private func forEachPage(
    of file: TIFFFile, within limit: PixelLimit, _ body: (ImagePage) -> Void
  ) {
    let pages = TIFFPages(of: file)
    let isSingle = pages.offsets.count == 1 && pages.rest == nil
    // Pages may share their bytes, so that a small file could keep a scanner busy for hours.
    var pixelsLeft = 20 * min(limit.pixels, 1 << 50)
    var rest = pages.rest
    var number = 0
    for offset in pages.offsets {
      guard pixelsLeft > 0 else {
        rest = .tooManyPages
        break
      }
      number += 1
      let image = Result { () throws(ImageDecodingError) in
        try self.image(at: offset, of: file, within: limit)
      }
      if case .success(let image) = image { pixelsLeft -= image.luma.pixels.count }
      body(ImagePage(number: isSingle ? nil : number, image: image))
    }
    if let rest { body(ImagePage(number: number + 1, image: .failure(rest))) }
  }

  private func image(
    at offset: UInt64, of file: TIFFFile, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedImage {
    let orientation = try select(offset, of: file)
    let raster = TIFFRaster(file)
    let (pixels, damage) = try raster.luma(within: limit)
    return try DecodedImage(
      .tiff, width: raster.width, height: raster.height, pixels: pixels, orientation: orientation,
      damage: damage)
  }

  /// Makes a directory the current one; gives which way up its page is.
  func select(
    _ offset: UInt64, of file: TIFFFile
  ) throws(ImageDecodingError) -> ImageOrientation {
    guard TIFFSetSubDirectory(file.handle, offset) != 0 else {
      throw file.takeDamage(from: Int(clamping: offset))
        ?? .damaged(format: .tiff, reason: "no directory", offset: Int(clamping: offset))
    }
    return ImageOrientation(
      rawValue: UInt8(truncatingIfNeeded: file.short(TIFFTAG_ORIENTATION))) ?? .up
  }
}
