import CPNG
import Imaging

/// PNG by libpng's simplified interface, which keeps its error jumps to itself.
struct PNGDecoder {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The picture as 8-bit gray, transparent parts on white as on paper.
  func luma(within limits: ImageDecoder) throws(ImageDecodingError) -> LumaImage {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }

    // libpng keeps the pointer until the picture is read.
    let outcome = bytes.withUnsafeBytes { source -> Result<LumaImage, ImageDecodingError> in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return .failure(damage(image))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      do throws(ImageDecodingError) {
        try limits.check(width: width, height: height)
      } catch {
        return .failure(error)
      }
      if image.format & UInt32(PNG_FORMAT_FLAG_LINEAR) != 0, source[Self.interlaceOffset] != 0 {
        return lumaThroughLight(&image)
      }
      image.format = UInt32(PNG_FORMAT_GRAY)
      // Without a gAMA chunk libpng would take 16-bit samples for linear light.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var white = png_color(red: 255, green: 255, blue: 255)
      var succeeded = false
      let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, initialized in
        buffer.initialize(repeating: 0)
        succeeded =
          png_image_finish_read(&image, &white, buffer.baseAddress, Int32(width), nil) != 0
        initialized = width * height
      }
      guard succeeded else { return .failure(damage(image)) }
      return .success(LumaImage(width: width, height: height, pixels: pixels))
    }
    return try outcome.get()
  }

  /// The picture read as light and reduced to 8 bits here: libpng's simplified interface mixes up the
  /// rows of an interlaced 16-bit picture when it reduces it itself (libpng issue 853).
  private func lumaThroughLight(_ image: inout png_image) -> Result<LumaImage, ImageDecodingError> {
    let (width, height) = (Int(image.width), Int(image.height))
    image.format = UInt32(PNG_FORMAT_LINEAR_Y_ALPHA)
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var succeeded = false
    let count = width * height * 2
    let light = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      succeeded = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      initialized = count
    }
    guard succeeded else { return .failure(damage(image)) }
    return .success(
      LumaImage(width: width, height: height, pixels: Light.luma(ofPremultiplied: light)))
  }

  /// Where the interlace method stands in a file: the last byte of IHDR, which always comes first.
  private static let interlaceOffset = 28

  private func damage(_ image: png_image) -> ImageDecodingError {
    let reason = withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(format: .png, reason: reason, offset: PNGChunks(bytes).firstIncomplete)
  }
}
