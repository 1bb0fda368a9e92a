import CPNG

/// A picture that libpng has open; its header is read, its pixels are not.
final class PNGPicture {
  // libpng keeps a pointer to this structure, so that it must not move.
  private let image: UnsafeMutablePointer<png_image>
  /// Whether the header could be read; nothing else is of use where not.
  let isOpen: Bool
  /// Whether its samples have 16 bits and come interlaced: then they are read as light and reduced to
  /// 8 bits here, since libpng's simplified interface mixes up their rows when it reduces them itself
  /// (libpng issue 853).
  let needsLight: Bool

  var width: Int { Int(image.pointee.width) }
  var height: Int { Int(image.pointee.height) }

  /// The last thing that libpng found wrong.
  var message: String {
    withUnsafeBytes(of: image.pointee.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// - Parameter source: the whole file, which must stay valid as long as this.
  init(_ source: UnsafeBufferPointer<UInt8>) {
    image = .allocate(capacity: 1)
    image.initialize(to: png_image())
    image.pointee.version = UInt32(PNG_IMAGE_VERSION)
    isOpen = png_image_begin_read_from_memory(image, source.baseAddress, source.count) != 0
    // The interlace method is the last byte of IHDR, which always comes first.
    needsLight =
      isOpen && image.pointee.format & UInt32(PNG_FORMAT_FLAG_LINEAR) != 0 && source[28] != 0
    // Without a gAMA chunk libpng would take 16-bit samples for linear light.
    image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
  }

  deinit {
    png_image_free(image)
    image.deallocate()
  }

  func checkMemory(bytesPerPixel: Int, _ limit: PixelLimit) throws(ImageDecodingError) {
    try limit.check(bytes: bytesPerPixel * width * height, forWidth: width, height: height)
  }

  /// All samples, and whether none is missing.
  ///
  /// - Parameters:
  ///   - format: what libpng is to convert the samples to; without alpha they are on white.
  ///   - count: how many samples a pixel has then.
  ///   - default: what the samples are that could not be read.
  func samples<Sample>(
    as format: some BinaryInteger, count: Int, default: Sample
  ) -> ([Sample], isWhole: Bool) {
    image.pointee.format = UInt32(format)
    var white = png_color(red: 255, green: 255, blue: 255)
    var isWhole = false
    let total = width * height * count
    let samples = [Sample](unsafeUninitializedCapacity: total) { buffer, initialized in
      buffer.initialize(repeating: `default`)
      isWhole = png_image_finish_read(image, &white, buffer.baseAddress, 0, nil) != 0
      initialized = total
    }
    return (samples, isWhole)
  }
}

extension PNGDecoder {
  /// What `body` makes of the open picture, whose size is within the limit.
  func open<Value>(
    within limit: PixelLimit, _ body: (PNGPicture) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    try bytes.withUnsafeBufferPointer { source throws(ImageDecodingError) in
      let picture = PNGPicture(source)
      guard picture.isOpen else { throw damage(picture) }
      try limit.check(width: picture.width, height: picture.height)
      return try body(picture)
    }
  }

  /// libpng's message as damage.
  func damage(_ picture: PNGPicture) -> ImageDecodingError {
    .damaged(format: .png, reason: picture.message, offset: PNGChunks(bytes).firstIncomplete)
  }
}
