import CTurboJPEG
import Imaging

/// JPEG by libjpeg-turbo, straight to luma: for YCbCr and gray pictures the chroma planes are never
/// turned into colour.
struct JPEGDecoder {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func image(within limits: ImageDecoder) throws(ImageDecodingError) -> DecodedImage {
    let handle = try open()
    defer { tjDestroy(handle) }
    let (width, height, isCMYK) = try size(handle, within: limits)
    let format = isCMYK ? TJPF_CMYK.rawValue : TJPF_GRAY.rawValue
    var status: Int32 = 0
    let count = Int(width) * Int(height) * (isCMYK ? 4 : 1)
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      // White paper, and no ink, is what stays where damage ends the picture.
      buffer.initialize(repeating: 255)
      // Each of thousands of scans in a few bytes would cost a pass over the whole picture.
      status = tjDecompress2(
        handle, bytes, UInt(bytes.count), buffer.baseAddress, width, 0, height, format,
        TJFLAG_LIMITSCANS)
      initialized = count
    }
    let damage = status == 0 || isHarmless(handle) ? nil : damage(handle)
    if let damage, pixels.isBlank { throw damage }
    return DecodedImage(
      format: .jpeg,
      luma: LumaImage(
        width: Int(width), height: Int(height),
        pixels: isCMYK ? CMYK.luma(ofInverted: pixels) : pixels),
      orientation: EXIF.orientation(inJPEG: bytes), damage: damage)
  }

  func open() throws(ImageDecodingError) -> tjhandle {
    guard let handle = tjInitDecompress() else {
      throw .damaged(format: .jpeg, reason: "libjpeg-turbo did not start", offset: nil)
    }
    return handle
  }

  /// Width and height in pixels, and whether the picture is in four colours, as the header has it.
  func size(
    _ handle: tjhandle, within limits: ImageDecoder
  ) throws(ImageDecodingError) -> (width: Int32, height: Int32, isCMYK: Bool) {
    var (width, height, subsampling, colorspace) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let header = tjDecompressHeader3(
      handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorspace)
    guard header == 0, width > 0, height > 0 else { throw damage(handle) }
    try limits.check(width: Int(width), height: Int(height))
    let isCMYK = colorspace == TJCS_CMYK.rawValue || colorspace == TJCS_YCCK.rawValue
    return (width, height, isCMYK)
  }

  /// Whether libjpeg-turbo only found something odd between the pixels, such as the stray bytes that
  /// some cameras write before a marker.
  func isHarmless(_ handle: tjhandle) -> Bool {
    let reason = String(cString: tjGetErrorStr2(handle))
    return tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
      && ["extraneous bytes", "Invalid SOS parameters", "Unknown Adobe"].contains {
        reason.contains($0)
      }
  }

  func damage(_ handle: tjhandle) -> ImageDecodingError {
    let reason = String(cString: tjGetErrorStr2(handle))
    // libjpeg-turbo tells a place only in these words: everything up to the end was used.
    let endsEarly = reason.hasPrefix("Premature end")
    return .damaged(format: .jpeg, reason: reason, offset: endsEarly ? bytes.count : nil)
  }
}
