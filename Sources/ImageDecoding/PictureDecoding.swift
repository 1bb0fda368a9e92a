/// Turns the bytes of picture files into pixels: in this process, as ``ImageDecoder`` does, or in another
/// one that may crash.
public protocol PictureDecoding: Sendable {
  /// The processor time that one photo may take, in seconds.
  var secondsLimit: Int { get }

  /// Decodes one page after the other at full size and hands each over before the next is decoded.
  ///
  /// Bytes of no known format are one page that could not be decoded, and so is the page at which the
  /// budget was spent.
  ///
  /// - Parameter bytes: the whole file.
  func forEachPage(of bytes: [UInt8], within budget: WorkBudget, _ body: (ImagePage) -> Void)

  /// A page in colour, upright and reduced by area average, with a budget of its own.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - page: of a file of several pages, counted from 1; nil for the first.
  ///   - longestSide: the most pixels of the longer side; smaller pictures keep their size.
  /// - Throws: ``ImageDecodingError`` where nothing could be decoded.
  func preview(
    of bytes: [UInt8], page: Int?, longestSide: Int
  ) throws(ImageDecodingError) -> DecodedPreview

  /// ``CaptureTime/seconds(of:)``; nil also where the budget does not allow for it.
  func captureTime(of bytes: [UInt8], within budget: WorkBudget) -> Int?
}

/// A decoder in this process cannot be ended: it looks at the budget after each page.
extension ImageDecoder: PictureDecoding {
  public func forEachPage(
    of bytes: [UInt8], within budget: WorkBudget, _ body: (ImagePage) -> Void
  ) {
    forEachPage(of: bytes) { page in
      guard budget.isSpent else { return body(page) }
      body(
        ImagePage(number: page.number, image: .failure(.tooMuchWork(seconds: budget.seconds))))
    }
  }

  public func preview(
    of bytes: [UInt8], page: Int?, longestSide: Int
  ) throws(ImageDecodingError) -> DecodedPreview {
    try PreviewDecoder(longestSide: longestSide, pixelLimit: pixelLimit).decode(bytes, page: page)
  }

  public func captureTime(of bytes: [UInt8], within budget: WorkBudget) -> Int? {
    budget.isSpent ? nil : CaptureTime.seconds(of: bytes)
  }
}
