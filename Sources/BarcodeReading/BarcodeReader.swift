import Barcodes
import Imaging

/// Finds the EAN and UPC symbols of a picture.
///
/// Reading is a pure function of the pixels and the options: the same picture gives the same
/// barcodes at any time and on any thread.
///
/// The folders are layers, and each uses only those before it: `Profiles` and `Symbols`, `Locating`,
/// `Rectifying`, then `Scanning` (zbar) beside `ModelDecoding`, `Examining`, `Deciding`, `Tracing`,
/// `Diagnosing`, and the reader. `Limits` joins the limits that stand in each.
public struct BarcodeReader: Sendable {
  /// Increased whenever the same picture may give another result than before, so that results of an
  /// earlier version are not reused.
  public static let version = 39

  public let options: ReaderOptions

  public init(options: ReaderOptions = ReaderOptions()) {
    self.options = options
  }

  /// The barcodes of a picture, with corners in its pixels, or why there are none.
  public func read(_ image: LumaImage) -> ReaderResult {
    var trace: ReaderTrace?
    return read(image, trace: &trace)
  }

  /// The same, and what each stage saw.
  ///
  /// - Parameter trace: is filled if it is not nil; the result is the same either way.
  public func read(_ image: LumaImage, trace: inout ReaderTrace?) -> ReaderResult {
    var reading = PictureReading(image, options, trace: trace)
    defer { trace = reading.completeTrace }
    reading.read()
    guard reading.isWorthASecondLook else { return reading.result }
    if GradientGrid.isLarge(image) {
      reading.readFinely()
      return reading.result
    }
    var twice = PictureReading(
      image.doubled, options, isSecondLook: true, trace: trace.map { _ in ReaderTrace() })
    twice.readTwiceThePicture()
    reading.add(twice)
    return twice.hasCode ? twice.result.mappingQuads(\.inHalfThePicture) : reading.result
  }
}
