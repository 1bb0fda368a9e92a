import Foundation

extension ReleaseID {
  /// The release that a person means: an id with or without its source, Discogs' `r249504` or
  /// `[r249504]`, an MBID, or the address of a release at Discogs or MusicBrainz.
  ///
  /// Nil for anything else. A number of more than nine digits is a barcode, or a mistyped one.
  public init?(typed text: some StringProtocol) {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let id = ReleaseID(address: text) ?? ReleaseID(bare: text) {
      self = id
    } else if text.contains(":"), let id = ReleaseID(text) {
      self = id
    } else {
      return nil
    }
  }

  private init?(bare text: String) {
    let inner = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...]
    if let mbid = UUID(uuidString: String(inner)) {
      self.init(source: .musicBrainz, value: mbid.uuidString.lowercased())
    } else {
      self.init(discogsNumber: inner.first?.lowercased() == "r" ? inner.dropFirst() : inner)
    }
  }

  /// The text after the number is the name of the record: `249504-Rick-Astley-Whenever-You-Need`.
  private init?(address: String) {
    guard let url = URLComponents(string: address.contains("://") ? address : "https://" + address),
      let host = url.host?.lowercased()
    else { return nil }
    let parts = url.path.split(separator: "/")
    guard let place = parts.lastIndex(where: { ["release", "releases"].contains($0) }),
      let value = parts[(place + 1)...].first
    else { return nil }
    if host == "discogs.com" || host.hasSuffix(".discogs.com") {
      self.init(discogsNumber: value.prefix { $0 != "-" })
    } else if host == "musicbrainz.org" || host.hasSuffix(".musicbrainz.org"),
      let mbid = UUID(uuidString: String(value))
    {
      self.init(source: .musicBrainz, value: mbid.uuidString.lowercased())
    } else {
      return nil
    }
  }

  private init?(discogsNumber digits: some StringProtocol) {
    guard (1...9).contains(digits.utf8.count), digits.utf8.first != UInt8(ascii: "0"),
      digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    self.init(source: .discogs, value: String(digits))
  }
}
