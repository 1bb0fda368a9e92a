import CTurboJPEG

/// What libjpeg-turbo makes of a file.
struct JPEGSamples {
  /// Width at full size in pixels.
  let fullWidth: Int
  /// Height at full size in pixels.
  let fullHeight: Int
  /// Width of the decoded picture in pixels; smaller where it was decoded for a preview.
  let width: Int
  /// Height of the decoded picture in pixels.
  let height: Int
  /// Whether the samples are the four inks of a pixel, inverted, and not what was asked for.
  let isCMYK: Bool
  /// Row by row without gaps; white where damage ended the picture.
  let samples: [UInt8]
  let damage: ImageDecodingError?
}

extension JPEGDecoder {
  /// Decodes the picture.
  ///
  /// - Parameters:
  ///   - format: of the samples, gray or red, green and blue; pictures in four colours keep those.
  ///   - longestSide: how many pixels the longer side must have at least; nil for full size.
  /// - Throws: ``ImageDecodingError`` where the header cannot be used.
  func samples(
    as format: TJPF, longestSide: Int? = nil, within limit: PixelLimit
  ) throws(ImageDecodingError) -> JPEGSamples {
    guard let handle = tjInitDecompress() else {
      throw .damaged(format: .jpeg, reason: "libjpeg-turbo did not start", offset: nil)
    }
    defer { tjDestroy(handle) }
    var (fullWidth, fullHeight, subsampling, colorspace) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let header = tjDecompressHeader3(
      handle, bytes, UInt(bytes.count), &fullWidth, &fullHeight, &subsampling, &colorspace)
    guard header == 0, fullWidth > 0, fullHeight > 0 else { throw damage(handle) }
    let pixelCount = Int(fullWidth) * Int(fullHeight)
    try limit.check(width: Int(fullWidth), height: Int(fullHeight))

    let isCMYK = colorspace == TJCS_CMYK.rawValue || colorspace == TJCS_YCCK.rawValue
    let format = isCMYK ? TJPF_CMYK : format
    let eighths = Self.eighths(of: Int(max(fullWidth, fullHeight)), for: longestSide)
    let (width, height) = ((fullWidth * eighths + 7) / 8, (fullHeight * eighths + 7) / 8)
    let sampleCount = isCMYK ? 4 : format == TJPF_GRAY ? 1 : 3
    let count = Int(width) * Int(height) * sampleCount
    let scans = JPEGScans(bytes)
    let coefficients = scans.areMany ? 2 * Self.samples(of: subsampling, isCMYK: isCMYK) : 0
    try limit.check(
      bytes: Int(coefficients * Double(pixelCount)) + count + (isCMYK ? count / 4 : 0),
      forWidth: Int(fullWidth), height: Int(fullHeight))
    var budget = PixelBudget(pictures: Self.pictureLimit, of: limit)
    try budget.spend(pixelCount, times: scans.count)
    var status: Int32 = 0
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      func decompress() {
        status = tjDecompress2(
          handle, bytes, UInt(bytes.count), buffer.baseAddress, width, 0, height,
          Int32(format.rawValue), TJFLAG_LIMITSCANS)
      }
      // White, and no ink, is what stays where damage ends the picture. With one scan only a damaged one is decoded
      // onto it, once more: to fill all pictures takes time.
      if scans.areMany { buffer.initialize(repeating: 255) }
      decompress()
      if status != 0, !scans.areMany, !isHarmless(handle) {
        buffer.initialize(repeating: 255)
        decompress()
      }
      initialized = count
    }
    return JPEGSamples(
      fullWidth: Int(fullWidth), fullHeight: Int(fullHeight), width: Int(width),
      height: Int(height), isCMYK: isCMYK, samples: samples,
      damage: status == 0 || isHarmless(handle) ? nil : damage(handle))
  }

  /// How many pictures of the limit's size the scans of a file may cost: each scan of a few bytes
  /// costs a pass over the whole picture, and usual pictures have about ten.
  private static let pictureLimit = 20

  /// How many coefficients are kept for each pixel.
  private static func samples(of subsampling: Int32, isCMYK: Bool) -> Double {
    switch TJSAMP(rawValue: UInt32(bitPattern: subsampling)) {
    case _ where isCMYK: 4
    case TJSAMP_GRAY: 1
    case TJSAMP_420, TJSAMP_411: 1.5
    case TJSAMP_422, TJSAMP_440: 2
    default: 3
    }
  }

  /// The smallest scale with fast code that gives at least the wanted side.
  private static func eighths(of longest: Int, for wanted: Int?) -> Int32 {
    guard let wanted else { return 8 }
    return [1, 2, 4].first { (longest * $0 + 7) / 8 >= wanted }.map(Int32.init) ?? 8
  }

  /// Whether libjpeg-turbo only found something odd between the pixels, such as the stray bytes that
  /// some cameras write before a marker.
  private func isHarmless(_ handle: tjhandle) -> Bool {
    let reason = String(cString: tjGetErrorStr2(handle))
    return tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
      && ["extraneous bytes", "Invalid SOS parameters", "Unknown Adobe"].contains {
        reason.contains($0)
      }
  }

  private func damage(_ handle: tjhandle) -> ImageDecodingError {
    let reason = String(cString: tjGetErrorStr2(handle))
    // libjpeg-turbo tells a place only in these words: everything up to the end was used.
    let endsEarly = reason.hasPrefix("Premature end")
    return .damaged(format: .jpeg, reason: reason, offset: endsEarly ? bytes.count : nil)
  }
}
