/// What decoding one file may cost, in pixels.
///
/// A small file may ask for the same pixels again and again: by pages that share their bytes, by
/// scans that add nothing, by hidden pictures.
struct PixelBudget {
  private var rest: Int

  /// What any file may cost: headers and lists cost something too.
  private static let smallFile = 1 << 24

  /// - Parameters:
  ///   - pictures: how many pictures of the limit's size may be decoded.
  ///   - more: what may be spent on other things, in pixels.
  init(pictures: Int, of limit: PixelLimit, more: Int = 0) {
    rest = Self.smallFile + pictures * min(limit.pixels, 1 << 50) + more
  }

  /// Takes the price of pixels that will be decoded.
  ///
  /// - Throws: ``ImageDecodingError/tooMuchToDecode`` where that is more than there is left.
  mutating func spend(_ pixels: Int, times: Int = 1) throws(ImageDecodingError) {
    let (price, overflow) = pixels.multipliedReportingOverflow(by: times)
    guard !overflow, price <= rest else {
      rest = 0
      throw .tooMuchToDecode
    }
    rest -= price
  }
}
