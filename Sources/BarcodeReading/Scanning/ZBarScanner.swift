import CZBar
import Imaging

/// zbar, with the EAN and UPC symbologies and their add-ons on and all else off.
enum ZBarScanner {
  /// The four letters Y800 as zbar's code for one plane of 8-bit luma; the macro that makes it is
  /// not visible here.
  private static let y800: UInt = 0x3030_3859

  private static let symbologies = [
    ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE, ZBAR_EAN2, ZBAR_EAN5,
  ]

  /// Every symbol that zbar sees, add-ons as symbols of their own.
  ///
  /// - Parameter density: scan every how many-th row and column of pixels.
  static func scan(_ image: LumaImage, density: Int) -> [ZBarSymbol] {
    image.pixels.withUnsafeBytes { pixels in
      scan(
        pixels, stride: image.stride, width: image.width, height: image.height,
        densities: (x: density, y: density))
    }
  }

  /// Every symbol that zbar sees along the rows of a picture, even on a single one.
  static func scanRows(of image: LumaImage) -> [ZBarSymbol] {
    // Each row twice, of which zbar is told to scan one: it keeps back what fewer than four lines
    // agree on where all are scanned.
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
        densities: (x: 0, y: 2))
    }
  }

  /// A scanner that has seen a picture carries something of it over to the next, so each call makes
  /// a new one: it costs microseconds.
  private static func scan(
    _ pixels: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int,
    densities: (x: Int, y: Int)
  ) -> [ZBarSymbol] {
    guard width > 0, height > 0, let scanner = zbar_image_scanner_create() else { return [] }
    defer { zbar_image_scanner_destroy(scanner) }
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    for symbology in symbologies {
      zbar_image_scanner_set_config(scanner, symbology, ZBAR_CFG_ENABLE, 1)
    }
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_X_DENSITY, Int32(densities.x))
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_Y_DENSITY, Int32(densities.y))

    guard let picture = zbar_image_create() else { return [] }
    defer { zbar_image_destroy(picture) }
    zbar_image_set_format(picture, y800)
    // zbar has no stride: a row of its picture is as long as a row of memory, and the crop leaves
    // the padding out.
    zbar_image_set_size(picture, UInt32(stride), UInt32(height))
    zbar_image_set_crop(picture, 0, 0, UInt32(width), UInt32(height))
    zbar_image_set_data(picture, pixels.baseAddress, UInt(stride * height), nil)
    guard zbar_scan_image(scanner, picture) > 0 else { return [] }
    return sequence(first: zbar_image_first_symbol(picture)) { zbar_symbol_next($0) }
      .compactMap { $0.map(ZBarSymbol.init(copying:)) }
  }
}
