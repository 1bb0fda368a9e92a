/// The id of a release at a source; written `discogs:249504` or `musicbrainz:` and an MBID.
public struct ReleaseID: Sendable, Hashable {
  /// Whose id it is.
  public enum Source: String, Sendable, Hashable, Codable, CaseIterable {
    case discogs
    case musicBrainz = "musicbrainz"
  }

  public let source: Source
  /// The number or MBID in the source's own form.
  public let value: String

  public init(source: Source, value: String) {
    self.source = source
    self.value = value
  }

  /// Nil unless `text` is a known source, a colon, and 1 to 64 ASCII letters, digits or hyphens.
  ///
  /// A bare number is a Discogs number. An MBID may be in any case, and is kept in lower case.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = String(parts.last ?? "")
    guard (1...64).contains(value.utf8.count),
      value.utf8.allSatisfy({ byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
          || byte == 45
      })
    else { return nil }
    if parts.count == 2 {
      guard let source = Source(rawValue: parts[0].lowercased()) else { return nil }
      self.init(source: source, value: source == .musicBrainz ? value.lowercased() : value)
    } else {
      guard value.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      self.init(source: .discogs, value: value)
    }
  }
}

extension ReleaseID: CustomStringConvertible {
  public var description: String { "\(source.rawValue):\(value)" }
}

extension ReleaseID: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let id = ReleaseID(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "'\(text)' is no release id such as discogs:249504"))
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
