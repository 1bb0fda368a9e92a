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

  /// What the pages of a file may cost, in pictures of the limit's size.
  private static let pictureLimit = 20

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
    var budget = budget(within: limit)
    return try open(within: limit) { file throws(ImageDecodingError) in
      try image(at: TIFFPages(of: file, upTo: 1).offsets[0], of: file, &budget, within: limit)
    }
  }

  /// Hands over one page after the other; pages that cannot be decoded hand over their errors.
  ///
  /// Pages may share their bytes, so that a small file could keep a scanner busy for hours: all
  /// pages together have a budget.
  func forEachPage(within limit: PixelLimit, _ body: (ImagePage) -> Void) {
    do throws(ImageDecodingError) {
      try open(within: limit) { file throws(ImageDecodingError) in
        let pages = TIFFPages(of: file)
        let isSingle = pages.offsets.count == 1 && pages.rest == nil
        var budget = budget(within: limit)
        for (index, offset) in pages.offsets.enumerated() {
          do throws(ImageDecodingError) {
            let image = try image(at: offset, of: file, &budget, within: limit)
            body(ImagePage(number: isSingle ? nil : index + 1, image: .success(image)))
          } catch {
            let isOver = error == .tooMuchToDecode && !isSingle
            body(
              ImagePage(
                number: isSingle ? nil : index + 1, image: .failure(isOver ? .tooManyPages : error))
            )
            if isOver { return }
          }
        }
        guard let rest = pages.rest else { return }
        body(ImagePage(number: pages.offsets.count + 1, image: .failure(rest)))
      }
    } catch {
      body(ImagePage(number: nil, image: .failure(error)))
    }
  }

  /// Reduced a row of strips or tiles at a time.
  func preview(
    ofPage number: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    var budget = budget(within: limit)
    return try open(within: limit) { file throws(ImageDecodingError) in
      let pages = TIFFPages(of: file, upTo: number ?? 1)
      let index = (number ?? 1) - 1
      guard pages.offsets.indices.contains(index) else {
        throw .damaged(format: .tiff, reason: "no page \(index + 1)", offset: nil)
      }
      return try page(at: pages.offsets[index], of: file, &budget, within: limit) {
        raster, orientation, budget throws(ImageDecodingError) in
        try raster.preview(longestSide: longestSide, orientation, &budget)
      }
    }
  }

  /// What all pages together may cost. Each byte of the file may be read once for nothing.
  private func budget(within limit: PixelLimit) -> PixelBudget {
    PixelBudget(pictures: Self.pictureLimit, of: limit, more: bytes.count)
  }

  /// What `body` makes of the open file.
  private func open<Value>(
    within limit: PixelLimit, _ body: (TIFFFile) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    try bytes.withUnsafeBufferPointer { source throws(ImageDecodingError) in
      try body(try TIFFFile(source, size: bytes.count, within: limit))
    }
  }

  private func image(
    at offset: UInt64, of file: TIFFFile, _ budget: inout PixelBudget, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedImage {
    try page(at: offset, of: file, &budget, within: limit) {
      raster, orientation, budget throws(ImageDecodingError) in
      let (pixels, damage) = try raster.luma(&budget)
      return try DecodedImage(
        .tiff, width: raster.width, height: raster.height, pixels: pixels,
        orientation: orientation, damage: damage)
    }
  }

  /// What `body` makes of a page and of which way up it is.
  private func page<Value>(
    at offset: UInt64, of file: TIFFFile, _ budget: inout PixelBudget, within limit: PixelLimit,
    _ body: (TIFFRaster, ImageOrientation, inout PixelBudget) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    try budget.spend(Self.pagePrice)
    let orientation = try select(offset, of: file)
    let raster = TIFFRaster(file)
    try raster.checkSize(limit)
    let bands = TIFFBands(of: file)
    try bands.spend(from: &budget)
    let end = bands.end
    guard end > bytes.count, end <= min(2 * bytes.count, limit.bytes) else {
      return try body(raster, orientation, &budget)
    }
    // libtiff decodes no strip or tile that is not there as a whole: zeros follow what is there.
    try budget.spend(end)
    let completed = bytes + [UInt8](repeating: 0, count: end - bytes.count)
    return try completed.withUnsafeBufferPointer { source throws(ImageDecodingError) in
      let file = try TIFFFile(source, size: bytes.count, within: limit)
      _ = try select(offset, of: file)
      return try body(TIFFRaster(file), orientation, &budget)
    }
  }

  /// What reading a directory costs, in pixels.
  private static let pagePrice = 10_000

  /// Makes a directory the current one; gives which way up its page is.
  private func select(
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
