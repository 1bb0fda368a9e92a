import CHeif

/// HEIC and AVIF files by libheif's encoders, where it has them.
public struct HEIFWriter: Sendable {
  public var isAVIF = false
  /// 8 or 10.
  public var bits = 8
  /// Written as the properties irot and imir, by the number of EXIF.
  public var orientation = 1
  /// Whether luma goes from 0 to 255 and not from 16 to 235.
  public var isFullRange = true
  /// A TIFF header and its directories; nil for none.
  public var exif: [UInt8]?

  public init() {}

  /// The picture as luma and chroma by the weights of ITU-R BT.601; nil where there is no encoder.
  public func bytes(_ picture: GrayPixels) -> [UInt8]? {
    guard let context = heif_context_alloc() else { return nil }
    defer { heif_context_free(context) }
    var encoder: OpaquePointer?
    let compression = isAVIF ? heif_compression_AV1 : heif_compression_HEVC
    guard
      heif_context_get_encoder_for_format(context, compression, &encoder).code == heif_error_Ok
    else { return nil }
    defer { heif_encoder_release(encoder) }
    heif_encoder_set_lossy_quality(encoder, 95)

    guard let image = makeImage(picture) else { return nil }
    defer { heif_image_release(image) }
    guard let options = heif_encoding_options_alloc() else { return nil }
    defer { heif_encoding_options_free(options) }
    options.pointee.image_orientation = heif_orientation(rawValue: UInt32(orientation))
    var handle: OpaquePointer?
    guard
      heif_context_encode_image(context, image, encoder, options, &handle).code == heif_error_Ok
    else { return nil }
    defer { heif_image_handle_release(handle) }
    if let exif { heif_context_add_exif_metadata(context, handle, exif, Int32(exif.count)) }

    let output = Output()
    var writer = heif_writer(
      writer_api_version: 1,
      write: { _, data, size, target in
        let output = Unmanaged<Output>.fromOpaque(target!).takeUnretainedValue()
        output.bytes += UnsafeRawBufferPointer(start: data, count: size)
        return heif_error(
          code: heif_error_Ok, subcode: heif_suberror_Unspecified, message: nil)
      })
    let status = heif_context_write(context, &writer, Unmanaged.passUnretained(output).toOpaque())
    return status.code == heif_error_Ok ? output.bytes : nil
  }

  private final class Output {
    var bytes: [UInt8] = []
  }

  private func makeImage(_ picture: GrayPixels) -> OpaquePointer? {
    var image: OpaquePointer?
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    guard
      heif_image_create(width, height, heif_colorspace_YCbCr, heif_chroma_420, &image).code
        == heif_error_Ok
    else { return nil }
    let (halfWidth, halfHeight) = ((picture.width + 1) / 2, (picture.height + 1) / 2)
    let luma = picture.pixels.map { gray in
      let value = Int(Self.luma(picture.color(gray)).rounded())
      return isFullRange ? value : 16 + (value * 219 + 127) / 255
    }
    func chroma(_ channel: Int, _ weight: Double) -> [Int] {
      (0..<halfWidth * halfHeight).map { index in
        let (x, y) = (2 * (index % halfWidth), 2 * (index / halfWidth))
        let color = picture.color(picture.pixels[y * picture.width + x])
        let value = (Double(color[channel]) - Self.luma(color)) / (2 * (1 - weight))
        return 128 + Int((isFullRange ? value : value * 224 / 255).rounded())
      }
    }
    add(image, heif_channel_Y, picture.width, picture.height, luma)
    add(image, heif_channel_Cb, halfWidth, halfHeight, chroma(2, 0.114))
    add(image, heif_channel_Cr, halfWidth, halfHeight, chroma(0, 0.299))
    if let profile = heif_nclx_color_profile_alloc() {
      profile.pointee.full_range_flag = isFullRange ? 1 : 0
      profile.pointee.matrix_coefficients = heif_matrix_coefficients_ITU_R_BT_601_6
      heif_image_set_nclx_color_profile(image, profile)
      heif_nclx_color_profile_free(profile)
    }
    return image
  }

  private static func luma(_ color: [UInt8]) -> Double {
    0.299 * Double(color[0]) + 0.587 * Double(color[1]) + 0.114 * Double(color[2])
  }

  private func add(
    _ image: OpaquePointer?, _ channel: heif_channel, _ width: Int, _ height: Int, _ values: [Int]
  ) {
    heif_image_add_plane(image, channel, Int32(width), Int32(height), Int32(bits))
    var stride: Int32 = 0
    guard let plane = heif_image_get_plane(image, channel, &stride) else { return }
    for y in 0..<height {
      for x in 0..<width {
        let value = values[y * width + x] << (bits - 8)
        if bits > 8 {
          plane[y * Int(stride) + 2 * x] = UInt8(value & 255)
          plane[y * Int(stride) + 2 * x + 1] = UInt8(value >> 8)
        } else {
          plane[y * Int(stride) + x] = UInt8(value)
        }
      }
    }
  }
}
