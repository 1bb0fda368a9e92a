import CDav1d
import Glibc

/// A picture of AV1 by dav1d, in the open bitstream units of a HEIF item (AV1 specification, clause 5.3).
struct AV1Picture: CodedPicture {
  let cost: DecodingCost
  private let units: ArraySlice<UInt8>

  /// - Parameters:
  ///   - configuration: the content of the property av1C.
  ///   - data: the bytes of the item.
  init(
    configuration: ArraySlice<UInt8>, data: ArraySlice<UInt8>
  ) throws(ImageDecodingError) {
    var summary = Summary(data)
    var units = data
    if summary.sequence == nil {
      // The header of the sequence may be in the property alone, after four bytes of numbers.
      units = (Array(configuration.dropFirst(4)) + data)[...]
      summary = Summary(units)
    }
    guard let sequence = summary.sequence, summary.width > 0, summary.height > 0 else {
      throw .avif("no valid size of the picture")
    }
    self.units = units
    let chroma =
      switch sequence.layout {
      case DAV1D_PIXEL_LAYOUT_I400: 0.0
      case DAV1D_PIXEL_LAYOUT_I420: 0.25
      case DAV1D_PIXEL_LAYOUT_I422: 0.5
      default: 1.0
      }
    cost = DecodingCost(
      width: summary.width, height: summary.height,
      bytesPerPixel: DecodingCost.bytesPerPixel(chroma: chroma, bits: 8 + 2 * Int(sequence.hbd)),
      passes: summary.frameCount)
  }

  /// What the headers of a stream say.
  private struct Summary {
    /// The first header of a sequence.
    private(set) var sequence: Dav1dSequenceHeader?
    /// The largest width of all sequences, in pixels.
    private(set) var width = 0
    /// The largest height of all sequences, in pixels.
    private(set) var height = 0
    /// How many pictures there are, shown or hidden.
    private(set) var frameCount = 0

    init(_ units: ArraySlice<UInt8>) {
      var rest = units
      while let unit = OpenBitstreamUnit(rest), unit.length <= rest.count {
        switch unit.type {
        case 1:
          var sequence = Dav1dSequenceHeader()
          let status = rest.prefix(unit.length).withUnsafeBufferPointer {
            dav1d_parse_sequence_header(&sequence, $0.baseAddress, $0.count)
          }
          guard status == 0 else { break }
          self.sequence = self.sequence ?? sequence
          (width, height) = (
            max(width, Int(sequence.max_width)), max(height, Int(sequence.max_height))
          )
        // The header of a frame, alone or with all of it.
        case 3, 6: frameCount += 1
        default: break
        }
        rest = rest.dropFirst(unit.length)
      }
    }
  }

  func decode(
    _ body: (HEIFFrame) throws(ImageDecodingError) -> Void
  ) throws(ImageDecodingError) {
    var settings = Dav1dSettings()
    dav1d_default_settings(&settings)
    // The photos of a batch are decoded in parallel already.
    settings.n_threads = 1
    settings.max_frame_delay = 1
    settings.all_layers = 0
    // Film grain is drawn over the picture by the decoder, and hides bars.
    settings.apply_grain = 0
    settings.frame_size_limit = UInt32(clamping: cost.pixels)
    // It writes to standard error otherwise.
    settings.logger.callback = nil
    var decoder: OpaquePointer?
    guard dav1d_open(&decoder, &settings) == 0 else { throw .avif("dav1d did not start") }
    defer { dav1d_close(&decoder) }

    var picture = Dav1dPicture()
    let status = units.withUnsafeBufferPointer { Self.decode($0, by: decoder, into: &picture) }
    guard status == 0 else {
      throw .avif(status == -EAGAIN ? "the picture ends early" : "no valid picture")
    }
    defer { dav1d_picture_unref(&picture) }
    guard let frame = HEIFFrame(picture), frame.width <= cost.width, frame.height <= cost.height
    else { throw .avif("no luma plane") }
    try body(frame)
  }

  /// The first picture that the bytes give; 0 where there is one.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, by decoder: OpaquePointer?,
    into picture: inout Dav1dPicture
  ) -> Int32 {
    var data = Dav1dData()
    let wrapped = dav1d_data_wrap(&data, bytes.baseAddress, bytes.count, { _, _ in }, nil)
    guard wrapped == 0 else { return wrapped }
    defer { dav1d_data_unref(&data) }
    repeat {
      let sent = dav1d_send_data(decoder, &data)
      guard sent == 0 || sent == -EAGAIN else { return sent }
      let status = dav1d_get_picture(decoder, &picture)
      if status != -EAGAIN { return status }
    } while data.sz > 0
    // A picture of several layers waits for the end of the data.
    return dav1d_get_picture(decoder, &picture)
  }
}

/// The header of an open bitstream unit (AV1 specification, clause 5.3.2).
private struct OpenBitstreamUnit {
  let type: UInt8
  /// In bytes, with the header.
  let length: Int

  /// The unit at the beginning of the bytes; nil where there is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, first & 0x80 == 0 else { return nil }
    type = first >> 3 & 15
    let start = first & 4 == 0 ? 1 : 2
    guard first & 2 != 0 else {
      length = bytes.count
      return
    }
    var size = 0
    for (index, byte) in bytes.dropFirst(start).prefix(8).enumerated() {
      size |= Int(byte & 0x7F) << (7 * index)
      guard byte & 0x80 != 0 else {
        length = start + index + 1 + size
        return
      }
    }
    return nil
  }
}

extension HEIFFrame {
  fileprivate init?(_ picture: Dav1dPicture) {
    let (width, height, layout) = (picture.p.w, picture.p.h, picture.p.layout)
    func plane(_ data: UnsafeMutableRawPointer?, isChroma: Bool) -> HEIFPlane? {
      let isNarrow = isChroma && layout != DAV1D_PIXEL_LAYOUT_I444
      let isLow = isChroma && layout == DAV1D_PIXEL_LAYOUT_I420
      return HEIFPlane(
        data.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) },
        width: isNarrow ? (width + 1) / 2 : width, height: isLow ? (height + 1) / 2 : height,
        stride: isChroma ? picture.stride.1 : picture.stride.0, bits: picture.p.bpc)
    }
    guard let luma = plane(picture.data.0, isChroma: false) else { return nil }
    self.luma = luma
    chroma =
      if layout != DAV1D_PIXEL_LAYOUT_I400, let blue = plane(picture.data.1, isChroma: true),
        let red = plane(picture.data.2, isChroma: true)
      { (blue, red) } else { nil }
    let sequence = picture.seq_hdr.pointee
    profile = HEIFColorProfile(
      isFullRange: sequence.color_range != 0, matrix: Int(sequence.mtrx.rawValue))
  }
}

extension ImageDecodingError {
  fileprivate static func avif(_ reason: String) -> ImageDecodingError {
    .damaged(format: .avif, reason: reason, offset: nil)
  }
}
