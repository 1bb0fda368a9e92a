import CTIFF

/// The pixels of a TIFF page, by libtiff's conversion of whatever samples to RGBA, one row of strips
/// or tiles at a time.
struct TIFFRaster {
  private let file: TIFFFile
  let width: Int
  let height: Int
  /// The rows of a strip or tile, at least 1; those of the last may go beyond the picture.
  private let bandHeight: Int
  /// The pixels of a row with what tiles have beyond the picture.
  private let bandWidth: Int

  /// The page of the current directory.
  init(_ file: TIFFFile) {
    self.file = file
    width = file.long(TIFFTAG_IMAGEWIDTH)
    height = file.long(TIFFTAG_IMAGELENGTH)
    let isTiled = TIFFIsTiled(file.handle) != 0
    bandHeight = max(1, file.long(isTiled ? TIFFTAG_TILELENGTH : TIFFTAG_ROWSPERSTRIP))
    let tileWidth = isTiled ? max(1, file.long(TIFFTAG_TILEWIDTH)) : 1
    bandWidth = (width + tileWidth - 1) / tileWidth * tileWidth
  }

  /// The luma, row by row without gaps, and what is wrong with it. Callers check the size before.
  func luma(
    _ budget: inout PixelBudget
  ) throws(ImageDecodingError) -> ([UInt8], ImageDecodingError?) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    let damage = try forEachRow(&budget) { row in
      pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: width).lazy.map(Self.luma))
    }
    return (pixels, damage)
  }

  /// Hands over one row after the other, as RGBA; gives what is wrong with them.
  ///
  /// - Throws: the damage of a page of which nothing can be decoded, before it has cost its pixels.
  func forEachRow(
    _ budget: inout PixelBudget, _ body: (UnsafePointer<UInt32>) -> Void
  ) throws(ImageDecodingError) -> ImageDecodingError? {
    // libtiff 4.5 misplaces gray of 16 bits where it has to cut tiles off: they are taken whole.
    TIFFSetInteger(file.handle, UInt32(TIFFTAG_IMAGEWIDTH), Int32(bandWidth))
    // Rows are wanted as they are stored.
    TIFFSetInteger(file.handle, UInt32(TIFFTAG_ORIENTATION), ORIENTATION_TOPLEFT)
    var conversion = TIFFRGBAImage()
    var reason = [CChar](repeating: 0, count: 1024)
    guard TIFFRGBAImageBegin(&conversion, file.handle, 0, &reason) != 0 else {
      throw .unsupported(
        format: .tiff,
        feature: "these samples ("
          + String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
          + ")")
    }
    defer { TIFFRGBAImageEnd(&conversion) }
    conversion.req_orientation = UInt16(ORIENTATION_TOPLEFT)

    let bands = TIFFBands(of: file)
    let cutOff: ImageDecodingError? =
      bands.end > file.size
      ? .damaged(format: .tiff, reason: "the file ends early", offset: file.size) : nil
    if let damage = try bands.damageOfAll(spendingFrom: &budget) { throw cutOff ?? damage }
    // What is damaged further on is decoded before anybody knows.
    try budget.spend(bandWidth * height)
    let damage = convert(&conversion, body)
    return cutOff ?? damage
  }

  /// Whether the page is within the limits, before anything is allocated: its luma, and the samples
  /// and colours of a strip or of a row of tiles.
  func checkSize(_ limit: PixelLimit) throws(ImageDecodingError) {
    guard width > 0, height > 0 else {
      throw .damaged(format: .tiff, reason: "no width or height", offset: nil)
    }
    try limit.check(width: width, height: height)
    guard bandWidth <= Int(Int32.max) else {
      throw .damaged(format: .tiff, reason: "impossible width", offset: nil)
    }
    if TIFFIsTiled(file.handle) != 0 {
      // A narrow picture may be made of wide tiles, which have to be decoded as a whole.
      let bands = (height + bandHeight - 1) / bandHeight
      try limit.check(width: bandWidth, height: bands * bandHeight)
    }
    let samples =
      TIFFIsTiled(file.handle) != 0 ? TIFFTileSize(file.handle) : TIFFStripSize(file.handle)
    let rows = min(bandHeight, height)
    try limit.check(
      bytes: width * height + 4 * bandWidth * rows + Int(samples), forWidth: width, height: height)
  }

  /// Decodes band by band and hands over their rows; gives the first damage.
  private func convert(
    _ conversion: inout TIFFRGBAImage, _ body: (UnsafePointer<UInt32>) -> Void
  ) -> ImageDecodingError? {
    var damage: ImageDecodingError?
    let raster = UnsafeMutableBufferPointer<UInt32>.allocate(
      capacity: bandWidth * min(bandHeight, height))
    defer { raster.deallocate() }
    for top in stride(from: 0, to: height, by: bandHeight) {
      let rows = min(bandHeight, height - top)
      raster.initialize(repeating: .max)
      conversion.row_offset = Int32(top)
      let isDone =
        TIFFRGBAImageGet(&conversion, raster.baseAddress, UInt32(bandWidth), UInt32(rows)) != 0
      for y in 0..<rows {
        if let start = raster.baseAddress { body(start + y * bandWidth) }
      }
      let error =
        file.takeDamage(from: offset(ofRow: top))
        ?? (isDone ? nil : .damaged(format: .tiff, reason: "no pixels", offset: nil))
      damage = damage ?? error
    }
    return damage
  }

  /// The luma of a pixel on a white background; its colours are multiplied with its alpha already.
  private static func luma(of pixel: UInt32) -> UInt8 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    let luma = Luma.ofRGB(Int(red), Int(green), Int(blue))
    return UInt8(min(255, Int(luma) + 255 - Int(pixel >> 24)))
  }

  /// The byte at which the strip or the first tile of a row of pixels begins.
  private func offset(ofRow row: Int) -> Int? {
    let index =
      TIFFIsTiled(file.handle) != 0
      ? TIFFComputeTile(file.handle, 0, UInt32(row), 0, 0)
      : TIFFComputeStrip(file.handle, UInt32(row), 0)
    let offset = TIFFGetStrileOffset(file.handle, index)
    return offset == 0 ? nil : Int(clamping: offset)
  }
}
