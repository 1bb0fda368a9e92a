/// One line of a tracklist.
public struct Track: Sendable, Hashable, Codable {
  /// Side and number, such as "A1".
  public let position: String
  public let title: String
  /// Minutes and seconds, such as "3:20"; nil where unknown.
  public let duration: String?

  public init(position: String, title: String, duration: String? = nil) {
    self.position = position
    self.title = title
    self.duration = duration
  }
}
