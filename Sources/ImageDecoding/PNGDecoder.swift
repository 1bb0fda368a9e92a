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
      image.format = UInt32(PNG_FORMAT_GRAY)
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

  private func damage(_ image: png_image) -> ImageDecodingError {
    let reason = withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(format: .png, reason: reason, offset: PNGChunks(bytes).firstIncomplete)
  }
}
