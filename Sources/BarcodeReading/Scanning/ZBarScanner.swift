import Barcodes
import CZBar
import Imaging

/// Calls zbar, limited to our symbologies and their add-ons unless others are asked for.
enum ZBarScanner {
  /// zbar's code for one plane of 8-bit luma: the four letters Y800. Swift does not see zbar's
  /// macro for it.
  private static let y800: UInt = 0x3030_3859

  static let types = Symbology.allCases.map(\.zbarType) + [ZBAR_EAN2, ZBAR_EAN5]

  /// Every symbol that zbar reads; an add-on is a symbol of its own.
  ///
  /// - Parameter density: the distance in pixels between the rows, and between the columns, that
  ///   zbar scans.
  static func scan(_ image: LumaImage, density: Int) -> [ZBarSymbol] {
    image.pixels.withUnsafeBytes { pixels in
      scan(
        pixels, stride: image.stride, width: image.width, height: image.height,
        densities: (x: density, y: density), for: types)
    }
  }

  /// Every symbol that zbar reads along the rows of a picture, even if only one row shows it.
  static func scanRows(
    of image: LumaImage, for types: [zbar_symbol_type_t] = types
  ) -> [ZBarSymbol] {
    // With a density of 1, zbar does not report what fewer than four lines agree on. So each row is
    // there twice, and zbar scans every second row.
    var pixels: [UInt8] = []
    pixels.reserveCapacity(2 * image.width * image.height)
    for row in 0..<image.height {
      let line = image.pixels[(row * image.stride)..<(row * image.stride + image.width)]
      pixels += line
      pixels += line
    }
    return pixels.withUnsafeBytes { pixels in
      scan(
        pixels, stride: image.width, width: image.width, height: 2 * image.height,
        densities: (x: 0, y: 2), for: types)
    }
  }

  /// Makes a scanner for each call: zbar's scanner keeps state from one picture to the next, and a
  /// new one costs microseconds.
  private static func scan(
    _ pixels: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int,
    densities: (x: Int, y: Int), for types: [zbar_symbol_type_t]
  ) -> [ZBarSymbol] {
    guard width > 0, height > 0, let scanner = zbar_image_scanner_create() else { return [] }
    defer { zbar_image_scanner_destroy(scanner) }
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    for type in types {
      zbar_image_scanner_set_config(scanner, type, ZBAR_CFG_ENABLE, 1)
    }
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_X_DENSITY, Int32(densities.x))
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_Y_DENSITY, Int32(densities.y))

    guard let picture = zbar_image_create() else { return [] }
    defer { zbar_image_destroy(picture) }
    zbar_image_set_format(picture, y800)
    // zbar knows no stride: its picture includes the padding of each row, and the crop excludes it.
    zbar_image_set_size(picture, UInt32(stride), UInt32(height))
    zbar_image_set_crop(picture, 0, 0, UInt32(width), UInt32(height))
    zbar_image_set_data(picture, pixels.baseAddress, UInt(stride * height), nil)
    guard zbar_scan_image(scanner, picture) > 0 else { return [] }
    return sequence(first: zbar_image_first_symbol(picture)) { zbar_symbol_next($0) }
      .compactMap { $0.map(ZBarSymbol.init(copying:)) }
  }
}
