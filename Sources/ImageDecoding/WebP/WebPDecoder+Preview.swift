import CWebP
import Imaging

extension WebPDecoder {
  /// Reduced by libwebp as its rows come.
  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    try open(within: limit) { picture, features, orientation throws(ImageDecodingError) in
      let (width, height) = (Int(features.width), Int(features.height))
      let size = AreaReducer.size(width: width, height: height, longestSide: longestSide)
      let (image, damage) = try decode(
        picture, width: size.width, height: size.height, isReduced: size != (width, height))
      return try DecodedPreview(
        image, width: width, height: height, orientation: orientation, damage: damage)
    }
  }

  private func decode(
    _ picture: UnsafeBufferPointer<UInt8>, width: Int, height: Int, isReduced: Bool
  ) throws(ImageDecodingError) -> (ColorImage, ImageDecodingError?) {
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else { throw damage(VP8_STATUS_OUT_OF_MEMORY) }
    if isReduced {
      configuration.options.use_scaling = 1
      configuration.options.scaled_width = Int32(width)
      configuration.options.scaled_height = Int32(height)
    }
    // Colours multiplied with their opacity already.
    configuration.output.colorspace = MODE_rgbA
    var samples = [UInt8](repeating: 0, count: 4 * width * height)
    let (status, rows) = samples.withUnsafeMutableBufferPointer { buffer in
      configuration.output.is_external_memory = 1
      configuration.output.u.RGBA = WebPRGBABuffer(
        rgba: buffer.baseAddress, stride: Int32(4 * width), size: buffer.count)
      return Self.run(&configuration, on: picture)
    }
    let damage = status == VP8_STATUS_OK ? nil : damage(status)
    if let damage, rows == 0 { throw damage }
    let pixels = (0..<width * height).map { index in
      index < rows * width ? Self.onWhite(samples, at: 4 * index) : .white
    }
    return (ColorImage(width: width, height: height, pixels: pixels), damage)
  }

  /// Decodes into the memory that the configuration names; gives how many rows there are then.
  private static func run(
    _ configuration: UnsafeMutablePointer<WebPDecoderConfig>,
    on picture: UnsafeBufferPointer<UInt8>
  ) -> (VP8StatusCode, Int) {
    // The decoder keeps the pointer to the configuration.
    guard let decoder = WebPIDecode(nil, 0, configuration) else {
      return (VP8_STATUS_OUT_OF_MEMORY, 0)
    }
    defer { WebPIDelete(decoder) }
    let status = WebPIUpdate(decoder, picture.baseAddress, picture.count)
    var (rows, width, height, stride) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard WebPIDecGetRGB(decoder, &rows, &width, &height, &stride) != nil else {
      return (status, 0)
    }
    return (status, Int(min(max(0, rows), height)))
  }

  private static func onWhite(_ samples: [UInt8], at offset: Int) -> RGB {
    let white = 255 - Int(samples[offset + 3])
    func light(_ color: UInt8) -> UInt8 { UInt8(min(255, Int(color) + white)) }
    return RGB(
      red: light(samples[offset]), green: light(samples[offset + 1]),
      blue: light(samples[offset + 2]))
  }
}
