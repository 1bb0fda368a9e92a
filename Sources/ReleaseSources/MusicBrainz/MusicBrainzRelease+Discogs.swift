import Releases

extension MusicBrainzRelease {
  /// The same pressing at Discogs, where somebody linked the two; nil for no link, or for several.
  public var discogsRelease: ReleaseID? {
    let linked = Set((relations ?? []).compactMap { $0.url?.resource.flatMap(Self.discogsRelease) })
    return linked.count == 1 ? linked.first : nil
  }

  /// The release of an address such as `https://www.discogs.com/release/1873013-Title`.
  private static func discogsRelease(_ address: String) -> ReleaseID? {
    let parts = address.split(separator: "/")
    guard parts.count >= 4, parts[0] == "https:" || parts[0] == "http:",
      parts[1] == "www.discogs.com" || parts[1] == "discogs.com",
      parts[parts.count - 2] == "release"
    else { return nil }
    let number = parts[parts.count - 1].prefix { ("0"..."9").contains($0) }
    return number.isEmpty ? nil : ReleaseID("discogs:\(number)")
  }
}
