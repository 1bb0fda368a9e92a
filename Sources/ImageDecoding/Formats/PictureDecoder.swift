/// Decodes the files of one picture format, or of several that share a container.
///
/// Files are hostile until they are decoded: decoders check the limit before they allocate memory
/// for pixels, keep what they could decode before some damage, and never read outside of the file.
protocol PictureDecoder: Sendable {
  /// The formats that it decodes.
  static var formats: [ImageFormat] { get }

  /// The format that `bytes` begin as; nil where it is none of ``formats``.
  ///
  /// - Parameter bytes: the whole file, or at least its first 512 bytes.
  static func identify(_ bytes: [UInt8]) -> ImageFormat?

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - format: what ``identify(_:)`` found in the bytes.
  init(_ bytes: [UInt8], as format: ImageFormat)

  /// The first or only page as luma at full size, as it is stored; transparent parts are white.
  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage

  /// Decodes one page after the other and hands each over before the next is decoded.
  func forEachPage(within limit: PixelLimit, _ body: (ImagePage) -> Void)

  /// A page in colour, upright and reduced by area average; transparent parts are white.
  ///
  /// - Parameters:
  ///   - number: counted from 1; nil for the first. Formats of single pages ignore it.
  ///   - longestSide: the most pixels of the longer side; smaller pictures keep their size.
  func preview(
    ofPage number: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview
}

extension PictureDecoder {
  /// Hands over the only page of a format that has no more.
  func forEachPage(within limit: PixelLimit, _ body: (ImagePage) -> Void) {
    let image = Result { () throws(ImageDecodingError) in try self.image(within: limit) }
    body(ImagePage(number: nil, image: image))
  }
}
