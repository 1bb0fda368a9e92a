/// One page of a file; most formats have only one.
public struct ImagePage: Sendable {
  /// Counted from 1; nil in a file of a single page.
  public let number: Int?
  public let image: Result<DecodedImage, ImageDecodingError>

  public init(number: Int?, image: Result<DecodedImage, ImageDecodingError>) {
    self.number = number
    self.image = image
  }
}
