import CWebP
import Imaging

extension ImageFormat {
  public static let webp = ImageFormat("webp", name: "WebP", fileNameExtensions: ["webp"])
}

/// WebP by libwebp's incremental decoder, straight to luma, which keeps the rows before any damage.
struct WebPDecoder: PictureDecoder {
  static let formats = [ImageFormat.webp]

  let bytes: [UInt8]

  init(_ bytes: [UInt8], as _: ImageFormat) {
    self.bytes = bytes
  }

  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
    bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8) ? .webp : nil
  }

  /// The picture, or the first frame of an animation.
  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    try open(within: limit) { picture, features, orientation throws(ImageDecodingError) in
      let (luma, damage) = try decode(picture, features)
      return DecodedImage(format: .webp, luma: luma, orientation: orientation, damage: damage)
    }
  }

  /// What `body` makes of the picture, or of the first frame of an animation: its bytes, its header,
  /// whose size is within the limit, and which way up it is.
  func open<Value>(
    within limit: PixelLimit,
    _ body: (UnsafeBufferPointer<UInt8>, WebPBitstreamFeatures, ImageOrientation)
      throws(ImageDecodingError) -> Value
  ) throws(ImageDecodingError) -> Value {
    try bytes.withUnsafeBufferPointer { file throws(ImageDecodingError) in
      var data = WebPData(bytes: file.baseAddress, size: file.count)
      let demuxer = WebPDemuxPartial(&data, nil)
      defer { WebPDemuxDelete(demuxer) }

      var features = try features(of: file)
      var picture = file
      if features.has_animation != 0 {
        picture = try firstFrame(demuxer)
        features = try self.features(of: picture)
      }
      let (width, height) = (Int(features.width), Int(features.height))
      try limit.check(width: width, height: height)
      // What is decoded without loss is kept in four bytes a pixel until the end.
      let isLossless = features.format == 2
      try limit.check(
        bytes: (isLossless ? 7 : 4) * width * height, forWidth: width, height: height)
      return try body(picture, features, orientation(demuxer))
    }
  }

  private func features(
    of picture: UnsafeBufferPointer<UInt8>
  ) throws(ImageDecodingError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(picture.baseAddress, picture.count, &features)
    guard status == VP8_STATUS_OK, features.width > 0, features.height > 0 else {
      throw damage(status)
    }
    return features
  }

  /// The frame is taken for the whole picture: animations begin with a full one.
  private func firstFrame(
    _ demuxer: OpaquePointer?
  ) throws(ImageDecodingError) -> UnsafeBufferPointer<UInt8> {
    var frame = WebPIterator()
    defer { WebPDemuxReleaseIterator(&frame) }
    guard let demuxer, WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else {
      throw .damaged(format: .webp, reason: "no frame in the animation", offset: nil)
    }
    return UnsafeBufferPointer(start: frame.fragment.bytes, count: frame.fragment.size)
  }

  private func orientation(_ demuxer: OpaquePointer?) -> ImageOrientation {
    var chunk = WebPChunkIterator()
    defer { WebPDemuxReleaseChunkIterator(&chunk) }
    guard let demuxer, WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) != 0 else { return .up }
    let block = Array(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size))[...]
    return EXIF(block.starts(with: EXIF.header) ? block.dropFirst(EXIF.header.count) : block)
      .orientation
  }

  private func decode(
    _ picture: UnsafeBufferPointer<UInt8>, _ features: WebPBitstreamFeatures
  ) throws(ImageDecodingError) -> (LumaImage, ImageDecodingError?) {
    let (width, height) = (Int(features.width), Int(features.height))
    let chromaWidth = (width + 1) / 2
    let chromaCount = chromaWidth * ((height + 1) / 2)
    // libwebp writes the chroma planes along with the luma, wanted or not.
    let chroma = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * chromaCount)
    defer { chroma.deallocate() }
    let alphaCount = features.has_alpha != 0 ? width * height : 0
    let alpha = alphaCount > 0 ? UnsafeMutablePointer<UInt8>.allocate(capacity: alphaCount) : nil
    alpha?.initialize(repeating: 255, count: alphaCount)
    defer { alpha?.deallocate() }

    var status = VP8_STATUS_OUT_OF_MEMORY
    var rows = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, initialized in
      buffer.initialize(repeating: 255)
      initialized = width * height
      guard
        let decoder = WebPINewYUVA(
          buffer.baseAddress, buffer.count, Int32(width), chroma, chromaCount,
          Int32(chromaWidth), chroma + chromaCount, chromaCount, Int32(chromaWidth), alpha,
          alphaCount, alpha == nil ? 0 : Int32(width))
      else { return }
      defer { WebPIDelete(decoder) }
      status = WebPIUpdate(decoder, picture.baseAddress, picture.count)
      var lastRow: Int32 = 0
      if WebPIDecGetYUVA(decoder, &lastRow, nil, nil, nil, nil, nil, nil, nil, nil) != nil {
        rows = min(max(0, Int(lastRow)), height)
      }
      // VP8's luma goes from 16 to 235 (RFC 6386, section 9.2).
      for index in 0..<(rows * width) {
        let luma = Luma.ofLimitedRange[Int(buffer[index])]
        buffer[index] = alpha.map { Luma.onWhite(luma, alpha: $0[index]) } ?? luma
      }
      buffer[(rows * width)...].update(repeating: 255)
    }
    let damage = status == VP8_STATUS_OK ? nil : damage(status)
    if let damage, rows == 0 { throw damage }
    return (LumaImage(width: width, height: height, pixels: pixels), damage)
  }

  func damage(_ status: VP8StatusCode) -> ImageDecodingError {
    let endsEarly = status == VP8_STATUS_SUSPENDED || status == VP8_STATUS_NOT_ENOUGH_DATA
    let reason =
      switch status {
      case VP8_STATUS_OUT_OF_MEMORY: "out of memory"
      case VP8_STATUS_UNSUPPORTED_FEATURE: "a feature that libwebp does not know"
      case _ where endsEarly: "the file ends early"
      default: "no valid bit stream"
      }
    return .damaged(format: .webp, reason: reason, offset: endsEarly ? bytes.count : nil)
  }
}
