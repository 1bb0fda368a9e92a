import CTIFF
import Imaging

/// TIFF by libtiff, a page at a time: strips and tiles of 1 to 16 bits in all of its compressions,
/// JPEG and CCITT among them.
struct TIFFDecoder {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func firstPage(within limits: ImageDecoder) throws(ImageDecodingError) -> DecodedImage {
    try open(within: limits) { file throws(ImageDecodingError) in
      let offset = TIFFPages(of: file).offsets.first ?? TIFFCurrentDirOffset(file.handle)
      return try image(at: offset, of: file, within: limits)
    }
  }

  /// What `body` makes of the open file.
  func open<Value>(
    within limits: ImageDecoder, _ body: (TIFFFile) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    try completed(within: limits).withUnsafeBufferPointer { source throws(ImageDecodingError) in
      try body(try TIFFFile(source, size: bytes.count, within: limits))
    }
  }

  /// Hands over one page after the other; pages that cannot be decoded hand over their errors.
  func forEachPage(within limits: ImageDecoder, _ body: (ImagePage) -> Void) {
    do throws(ImageDecodingError) {
      try open(within: limits) { file in forEachPage(of: file, within: limits, body) }
    } catch {
      body(ImagePage(number: nil, image: .failure(error)))
    }
  }

  /// The bytes, and zeros for what is missing of the last strips or tiles of a file that ends early:
  /// libtiff decodes none that is not there as a whole.
  private func completed(within limits: ImageDecoder) throws(ImageDecodingError) -> [UInt8] {
    let end = try bytes.withUnsafeBufferPointer { source throws(ImageDecodingError) in
      TIFFPages(of: try TIFFFile(source, size: bytes.count, within: limits)).end
    }
    return end > bytes.count ? bytes + [UInt8](repeating: 0, count: end - bytes.count) : bytes
  }

  private func forEachPage(
    of file: TIFFFile, within limits: ImageDecoder, _ body: (ImagePage) -> Void
  ) {
    let pages = TIFFPages(of: file)
    let isSingle = pages.offsets.count == 1 && pages.rest == nil
    // Pages may share their bytes, so that a small file could keep a scanner busy for hours.
    var pixelsLeft = 20 * min(limits.pixelLimit, 1 << 50)
    var rest = pages.rest
    var number = 0
    for offset in pages.offsets {
      guard pixelsLeft > 0 else {
        rest = .tooManyPages
        break
      }
      number += 1
      let image = Result { () throws(ImageDecodingError) in
        try self.image(at: offset, of: file, within: limits)
      }
      if case .success(let image) = image { pixelsLeft -= image.luma.pixels.count }
      body(ImagePage(number: isSingle ? nil : number, image: image))
    }
    if let rest { body(ImagePage(number: number + 1, image: .failure(rest))) }
  }

  private func image(
    at offset: UInt64, of file: TIFFFile, within limits: ImageDecoder
  ) throws(ImageDecodingError) -> DecodedImage {
    let orientation = try select(offset, of: file)
    let (luma, damage) = try TIFFRaster(file).luma(within: limits)
    return DecodedImage(format: .tiff, luma: luma, orientation: orientation, damage: damage)
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
