import CPNG
import Imaging

/// PNG by libpng's simplified interface, which keeps its error jumps to itself.
struct PNGDecoder {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The picture as 8-bit gray, transparent parts on white as on paper.
  func image(within limits: ImageDecoder) throws(ImageDecodingError) -> DecodedImage {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }

    // libpng keeps the pointer until the picture is read.
    return try bytes.withUnsafeBufferPointer { source throws(ImageDecodingError) in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        throw damage(image)
      }
      let (width, height) = (Int(image.width), Int(image.height))
      try limits.check(width: width, height: height)
      // Without a gAMA chunk libpng would take 16-bit samples for linear light.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let isSixteenBit = image.format & UInt32(PNG_FORMAT_FLAG_LINEAR) != 0
      let (pixels, isWhole) =
        isSixteenBit && source[Self.interlaceOffset] != 0
        ? levelsThroughLight(of: &image) : levels(of: &image)
      let damage = isWhole ? nil : damage(image)
      if let damage, pixels.isBlank { throw damage }
      return DecodedImage(
        format: .png, luma: LumaImage(width: width, height: height, pixels: pixels),
        orientation: EXIF.orientation(inPNG: bytes), damage: damage)
    }
  }

  /// The picture's gray levels, white where they could not be read, and whether all could.
  private func levels(of image: inout png_image) -> ([UInt8], Bool) {
    image.format = UInt32(PNG_FORMAT_GRAY)
    let (width, count) = (Int32(image.width), Int(image.width) * Int(image.height))
    var white = png_color(red: 255, green: 255, blue: 255)
    var isWhole = false
    let levels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 255)
      isWhole = png_image_finish_read(&image, &white, buffer.baseAddress, width, nil) != 0
      initialized = count
    }
    return (levels, isWhole)
  }

  /// The same, read as light and reduced to 8 bits here: libpng's simplified interface mixes up the
  /// rows of an interlaced 16-bit picture when it reduces it itself (libpng issue 853).
  private func levelsThroughLight(of image: inout png_image) -> ([UInt8], Bool) {
    image.format = UInt32(PNG_FORMAT_LINEAR_Y_ALPHA)
    let count = Int(image.width) * Int(image.height) * 2
    var isWhole = false
    let light = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      isWhole = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      initialized = count
    }
    return (Light.luma(ofPremultiplied: light), isWhole)
  }

  /// Where the interlace method stands in a file: the last byte of IHDR, which always comes first.
  static let interlaceOffset = 28

  func damage(_ image: png_image) -> ImageDecodingError {
    let reason = withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(format: .png, reason: reason, offset: PNGChunks(bytes).firstIncomplete)
  }
}
