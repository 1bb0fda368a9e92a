/// One of several parts of the photos in a folder; each photo is in exactly one part.
public struct FolderShard: Sendable, Hashable {
  /// From 1 to ``count``.
  public let number: Int
  public let count: Int

  /// Nil unless `text` is the number of the part, a slash and the count of parts, such as 3/16.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1,
      number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a photo belongs to this part. Photos with the same ``NameStem`` are in the same part.
  ///
  /// - Parameter path: the photo's path inside the folder that was named.
  func contains(_ path: some Collection<UInt8>) -> Bool {
    Self.hash(NameStem(path: Array(path)).bytes) % UInt64(count) == UInt64(number - 1)
  }

  /// A number that is the same on every machine. Its upper half is mixed into the lower one, which
  /// the division depends on.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    let hash = FNV1a.hash(bytes)
    return hash ^ hash >> 32
  }
}
