import CDE265

/// A picture of HEVC by libde265, in the NAL units of a HEIF item (ISO/IEC 14496-15, clause 8.3).
struct HEVCPicture: CodedPicture {
  let cost: DecodingCost
  private let units: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - configuration: the content of the property hvcC.
  ///   - data: the bytes of the item; a unit that is not there as a whole is left out.
  init(
    configuration: ArraySlice<UInt8>, data: ArraySlice<UInt8>
  ) throws(ImageDecodingError) {
    guard configuration.count > 22 else { throw .heic("no configuration of the decoder") }
    var selection = HEVCSelection()
    selection.addParameters(in: configuration)
    let lengthSize = Int(configuration[configuration.startIndex + 21] & 3) + 1
    for unit in HEVCUnits(data, lengthSize: lengthSize) {
      guard selection.add(unit) else { break }
    }
    guard let sequence = selection.sequence, sequence.width > 0, sequence.height > 0 else {
      throw .heic("no valid size of the picture")
    }
    units = selection.units
    cost = DecodingCost(
      width: sequence.width, height: sequence.height,
      bytesPerPixel: DecodingCost.bytesPerPixel(chroma: sequence.chroma, bits: sequence.bits),
      passes: selection.passes)
  }

  func decode(
    _ body: (HEIFFrame) throws(ImageDecodingError) -> Void
  ) throws(ImageDecodingError) {
    guard let decoder = de265_new_decoder() else { throw .heic("libde265 did not start") }
    defer { de265_free_decoder(decoder) }
    for unit in units {
      unit.withUnsafeBytes {
        _ = de265_push_NAL(decoder, $0.baseAddress, Int32(clamping: $0.count), 0, nil)
      }
    }
    de265_flush_data(decoder)
    var (status, more) = (DE265_OK, Int32(1))
    while status == DE265_OK, more != 0 {
      status = de265_decode(decoder, &more)
      guard let image = de265_get_next_picture(decoder) else { continue }
      guard let frame = HEIFFrame(image), frame.width <= cost.width, frame.height <= cost.height
      else { throw .heic("no luma plane") }
      return try body(frame)
    }
    throw .heic(status == DE265_OK ? "no picture" : String(cString: de265_get_error_text(status)))
  }
}

extension HEIFFrame {
  fileprivate init?(_ image: OpaquePointer) {
    func plane(_ channel: Int32) -> HEIFPlane? {
      var stride: Int32 = 0
      let start = de265_get_image_plane(image, channel, &stride)
      return HEIFPlane(
        start, width: de265_get_image_width(image, channel),
        height: de265_get_image_height(image, channel), stride: stride,
        bits: de265_get_bits_per_pixel(image, channel))
    }
    guard let luma = plane(0) else { return nil }
    self.luma = luma
    let isGray = de265_get_chroma_format(image) == de265_chroma_mono
    chroma =
      if !isGray, let blue = plane(1), let red = plane(2) { (blue, red) } else { nil }
    profile = HEIFColorProfile(
      isFullRange: de265_get_image_full_range_flag(image) != 0,
      matrix: Int(de265_get_image_matrix_coefficients(image)))
  }
}

extension ImageDecodingError {
  fileprivate static func heic(_ reason: String) -> ImageDecodingError {
    .damaged(format: .heic, reason: reason, offset: nil)
  }
}
