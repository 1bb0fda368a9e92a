import CHeif
import Imaging

/// HEIC and AVIF by libheif, which puts tiles together and turns and mirrors the picture by its
/// properties, so that the result is upright and EXIF has no say (ISO/IEC 23008-12, clause 6.5.10).
struct HEIFDecoder: PictureDecoder {
  static let formats = [ImageFormat.heic, .avif]

  let bytes: [UInt8]
  let format: ImageFormat

  init(_ bytes: [UInt8], as format: ImageFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// The primary picture of the file.
  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    try decode(within: limit) { image, profile throws(ImageDecodingError) in
      try self.image(image, profile, within: limit)
    }
  }

  /// What `body` makes of the decoded primary picture, which has luma, and of how its colours are
  /// meant.
  func decode<Value>(
    within limit: PixelLimit,
    _ body: (OpaquePointer?, HEIFColorProfile) throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    guard HEIFReferences(bytes).areSound else {
      throw .damaged(format: format, reason: "a picture that is a part of itself", offset: nil)
    }
    return try bytes.withUnsafeBufferPointer { file throws(ImageDecodingError) in
      guard let context = heif_context_alloc() else {
        throw .damaged(format: format, reason: "libheif did not start", offset: nil)
      }
      defer { heif_context_free(context) }
      // The photos of a batch are decoded in parallel already.
      heif_context_set_max_decoding_threads(context, 0)
      try check(
        heif_context_read_from_memory_without_copy(context, file.baseAddress, file.count, nil))

      var handle: OpaquePointer?
      try check(heif_context_get_primary_image_handle(context, &handle))
      defer { heif_image_handle_release(handle) }
      let width = Int(heif_image_handle_get_width(handle))
      let height = Int(heif_image_handle_get_height(handle))
      try limit.check(width: width, height: height)
      // Tiles that claim longer sides than a picture within the limits are refused by libheif.
      let side = Int(Double(limit.pixels).squareRoot().rounded(.up))
      heif_context_set_maximum_image_size_limit(
        context, Int32(clamping: max(side, width, height) + 1))

      let (image, isConverted) = try pixels(of: handle)
      defer { heif_image_release(image) }
      return try body(image, isConverted ? .converted : HEIFColorProfile(of: image, handle))
    }
  }

  /// The decoded picture, to be released; and whether libheif made luma and chroma of another kind of
  /// pixels.
  private func pixels(
    of handle: OpaquePointer?
  ) throws(ImageDecodingError) -> (OpaquePointer?, isConverted: Bool) {
    let options = heif_decoding_options_alloc()
    defer { heif_decoding_options_free(options) }
    if format == .avif { options?.pointee.decoder_id = Self.aom }
    var image: OpaquePointer?
    try check(
      heif_decode_image(handle, &image, heif_colorspace_undefined, heif_chroma_undefined, options))
    guard heif_image_has_channel(image, heif_channel_Y) == 0 else { return (image, false) }
    // libheif 1.15 gives AVIF as RGB where it is not asked for anything.
    heif_image_release(image)
    image = nil
    try check(heif_decode_image(handle, &image, heif_colorspace_YCbCr, heif_chroma_420, options))
    return (image, true)
  }

  private func image(
    _ image: OpaquePointer?, _ profile: HEIFColorProfile, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedImage {
    let luma = try plane(image, within: limit)
    let alpha = HEIFPlane(image, heif_channel_Alpha)
    let count = luma.width * luma.height
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      luma.copy(to: buffer)
      initialized = count
      if profile.isLimited {
        for index in 0..<count { buffer[index] = Luma.ofLimitedRange[Int(buffer[index])] }
      }
      if let alpha, alpha.width == luma.width, alpha.height == luma.height {
        let opacity = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
        defer { opacity.deallocate() }
        alpha.copy(to: opacity)
        for index in 0..<count {
          buffer[index] = Luma.onWhite(buffer[index], alpha: opacity[index])
        }
      }
    }
    return DecodedImage(
      format: format, luma: LumaImage(width: luma.width, height: luma.height, pixels: pixels),
      orientation: .up, damage: warning(image))
  }

  /// The luma of a decoded picture.
  func plane(
    _ image: OpaquePointer?, within limit: PixelLimit
  ) throws(ImageDecodingError) -> HEIFPlane {
    guard let luma = HEIFPlane(image, heif_channel_Y) else {
      throw .damaged(format: format, reason: "no luma plane", offset: nil)
    }
    try limit.check(width: luma.width, height: luma.height)
    return luma
  }

  /// The name of libaom where libheif has it: its usual AV1 decoder, dav1d, writes to standard
  /// error and loses memory at each stream that it refuses.
  private static var aom: UnsafePointer<CChar>? {
    var decoders = [OpaquePointer?](repeating: nil, count: 16)
    let count = heif_get_decoder_descriptors(heif_compression_AV1, &decoders, 16)
    return decoders.prefix(Int(count)).compactMap { heif_decoder_descriptor_get_id_name($0) }
      .first { String(cString: $0) == "aom" }
  }

  /// The last warning of the decoder as damage; nil where there was none.
  func warning(_ image: OpaquePointer?) -> ImageDecodingError? {
    let count = heif_image_get_decoding_warnings(image, 0, nil, 0)
    guard count > 0 else { return nil }
    // libheif 1.15 writes all from the one that is asked for, however few there is room for, and the
    // text of each takes the place of the one before.
    var warning = heif_error()
    _ = heif_image_get_decoding_warnings(image, count - 1, &warning, 1)
    return damage(warning)
  }

  private func check(_ error: heif_error) throws(ImageDecodingError) {
    guard error.code == heif_error_Ok else { throw damage(error) }
  }

  private func damage(_ error: heif_error) -> ImageDecodingError {
    let reason = error.message.map { String(cString: $0) } ?? "unknown error"
    return switch error.code {
    case heif_error_Unsupported_feature, heif_error_Unsupported_filetype:
      .unsupported(format: format, feature: reason)
    default:
      .damaged(
        format: format, reason: reason,
        offset: error.subcode == heif_suberror_End_of_data ? bytes.count : nil)
    }
  }
}
