import CPNG

/// PNG files by libpng.
public enum PNGWriter {
  public static func bytes(_ picture: GrayPixels, isColor: Bool = false) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(picture.width)
    image.height = UInt32(picture.height)
    if isColor { image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR) }
    defer { png_image_free(&image) }
    let pixels = isColor ? picture.rgb : picture.pixels
    var output = [UInt8](repeating: 0, count: pixels.count * 2 + 1024)
    var count = output.count
    guard png_image_write_to_memory(&image, &output, &count, 0, pixels, 0, nil) != 0 else {
      return []
    }
    return Array(output[..<count])
  }
}
