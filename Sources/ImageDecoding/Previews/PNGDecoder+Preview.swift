import CPNG
import Imaging

extension PNGDecoder {
  /// libpng's simplified interface gives all rows at once, three bytes a pixel, and eight of an
  /// interlaced picture of 16 bits.
  func preview(within limits: PreviewDecoder) throws(ImageDecodingError) -> DecodedPreview {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }

    return try bytes.withUnsafeBufferPointer { source throws(ImageDecodingError) in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        throw damage(image)
      }
      let (width, height) = (Int(image.width), Int(image.height))
      try limits.limits.check(width: width, height: height)
      // Without a gAMA chunk libpng would take 16-bit samples for linear light.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let isSixteenBit = image.format & UInt32(PNG_FORMAT_FLAG_LINEAR) != 0
      var reducer = limits.reducer(width: width, height: height)
      let isWhole =
        isSixteenBit && source[Self.interlaceOffset] != 0
        ? addThroughLight(of: &image, to: &reducer) : add(&image, to: &reducer)
      return try DecodedPreview(
        reducer.finish(), width: width, height: height,
        orientation: EXIF.orientation(inPNG: bytes), damage: isWhole ? nil : damage(image))
    }
  }

  /// Reduces the picture on white paper; gives whether all of it could be read.
  private func add(_ image: inout png_image, to reducer: inout AreaReducer) -> Bool {
    image.format = UInt32(PNG_FORMAT_RGB)
    let (width, count) = (Int(image.width), 3 * Int(image.width) * Int(image.height))
    var white = png_color(red: 255, green: 255, blue: 255)
    var isWhole = false
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 255)
      isWhole = png_image_finish_read(&image, &white, buffer.baseAddress, 0, nil) != 0
      initialized = count
    }
    reducer.add(rowsOf: samples, width: width)
    return isWhole
  }

  /// The same, read as light: see ``image(within:)``.
  private func addThroughLight(of image: inout png_image, to reducer: inout AreaReducer) -> Bool {
    image.format = UInt32(
      PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let (width, count) = (Int(image.width), 4 * Int(image.width) * Int(image.height))
    var isWhole = false
    let light = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      isWhole = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      initialized = count
    }
    var row = [RGB](repeating: .white, count: width)
    for start in stride(from: 0, to: count, by: 4 * width) {
      reducer.add(row: &row) { Light.color(ofPremultiplied: light, at: start + 4 * $0) }
    }
    return isWhole
  }
}
