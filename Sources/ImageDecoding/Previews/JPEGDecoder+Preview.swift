import CTurboJPEG
import Imaging

extension JPEGDecoder {
  /// Decoded at an eighth, a quarter or half of its size where that is not smaller than the preview:
  /// most of the work is never done. libjpeg-turbo has no fast code for sizes between.
  func preview(within limits: PreviewDecoder) throws(ImageDecodingError) -> DecodedPreview {
    let handle = try open()
    defer { tjDestroy(handle) }
    let (fullWidth, fullHeight, isCMYK) = try size(handle, within: limits.limits)
    let longest = max(fullWidth, fullHeight)
    let eighths =
      [1, 2, 4].first { (Int(longest) * $0 + 7) / 8 >= limits.longestSide }.map(Int32.init) ?? 8
    let (width, height) = ((fullWidth * eighths + 7) / 8, (fullHeight * eighths + 7) / 8)

    let format = isCMYK ? TJPF_CMYK.rawValue : TJPF_RGB.rawValue
    var status: Int32 = 0
    let count = Int(width) * Int(height) * (isCMYK ? 4 : 3)
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 255)
      status = tjDecompress2(
        handle, bytes, UInt(bytes.count), buffer.baseAddress, width, 0, height, Int32(format),
        TJFLAG_LIMITSCANS)
      initialized = count
    }
    let damage = status == 0 || isHarmless(handle) ? nil : damage(handle)

    var reducer = limits.reducer(width: Int(width), height: Int(height))
    if isCMYK {
      var row = [RGB](repeating: .white, count: Int(width))
      for start in stride(from: 0, to: count, by: 4 * row.count) {
        reducer.add(row: &row) { CMYK.color(ofInverted: samples, at: start + 4 * $0) }
      }
    } else {
      reducer.add(rowsOf: samples, width: Int(width))
    }
    return try DecodedPreview(
      reducer.finish(), width: Int(fullWidth), height: Int(fullHeight),
      orientation: EXIF.orientation(inJPEG: bytes), damage: damage)
  }
}

extension CMYK {
  /// The colour of a pixel of four bytes, inverted as Adobe writes them: 255 is no ink.
  fileprivate static func color(ofInverted samples: [UInt8], at offset: Int) -> RGB {
    let black = Int(samples[offset + 3])
    func light(_ ink: UInt8) -> UInt8 { UInt8((Int(ink) * black + 127) / 255) }
    return RGB(
      red: light(samples[offset]), green: light(samples[offset + 1]),
      blue: light(samples[offset + 2]))
  }
}
