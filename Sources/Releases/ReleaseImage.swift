/// A picture of a release at its source.
public struct ReleaseImage: Sendable, Hashable, Codable {
  /// The address, as a URL.
  public let address: String
  /// Width in pixels, where known.
  public let width: Int?
  /// Height in pixels, where known.
  public let height: Int?

  public init(address: String, width: Int? = nil, height: Int? = nil) {
    self.address = address
    self.width = width
    self.height = height
  }
}
