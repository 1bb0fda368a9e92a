import Links
import Testing

/// Links that look like ours and are not, and ours in odd clothes.
@Suite struct HostileLinkTests {
  @Test(arguments: [
    "vinylcrate.app.evil.example", "evil.vinylcrate.app", "evilvinylcrate.app", "vinylcrate.app.",
    "vinylcrate%2Eapp", "vinylcrate.ap%70", "ｖinylcrate.app", "vinylcrate。app", "vinylcrate.app\\",
    "vınylcrate.app", "vinylcrate.app\\.evil.example", "[::1]", "", "vinylcrate.app ",
  ])
  func aHostThatIsNotExactlyOursIsRefused(host: String) {
    #expect(throws: DeepLinkError.self) { try DeepLink(parsing: "https://\(host)/scanner") }
  }

  @Test(arguments: [
    "https://vinylcrate.app@evil.example/scanner", "https://evil.example@vinylcrate.app/scanner",
    "https://user:password@vinylcrate.app/scanner", "https://@vinylcrate.app/scanner",
    "vinylcrate://user@scanner", "https://vinylcrate.app\\@evil.example/scanner",
  ])
  func aUserIsRefused(link: String) {
    #expect(throws: DeepLinkError.unexpected(part: "user")) { try DeepLink(parsing: link) }
  }

  @Test(arguments: [
    "https://vinylcrate.app:443/scanner", "https://vinylcrate.app:/scanner",
    "https://vinylcrate.app:99999999999999999999/scanner", "vinylcrate://scanner:1",
    "vinylcrate://scanner:",
  ])
  func aPortIsRefused(link: String) {
    #expect(throws: DeepLinkError.self) { try DeepLink(parsing: link) }
  }

  @Test(arguments: [
    "http://vinylcrate.app/scanner", "javascript:alert(1)", "file:///scanner",
    "vinylcrate.app/scanner", "vinylcrate", " vinylcrate://scanner", "vinylcrates://scanner",
  ])
  func anotherSchemeIsRefused(link: String) {
    #expect(throws: DeepLinkError.self) { try DeepLink(parsing: link) }
  }

  @Test(arguments: [
    "vinylcrate://scanner/", "vinylcrate://scanner//", "vinylcrate:scanner", "vinylcrate:/scanner",
    "VinylCrate://SCANNER?utm_source=x", "https://vinylcrate.app//scanner/",
    "vinylcrate://sc%61nner",
  ])
  func oddSpellingsAreTheSameLink(link: String) throws {
    #expect(try DeepLink(parsing: link) == .scanner)
  }

  @Test(arguments: [
    "vinylcrate://search?query=%FF", "vinylcrate://search?query=%C3",
    "vinylcrate://search?query=%ED%A0%80",
  ])
  func percentSignsThatDoNotSpellTextAreRefused(link: String) {
    #expect(throws: DeepLinkError.encoding(part: "query")) { try DeepLink(parsing: link) }
  }

  @Test(arguments: ["%FF", "%C3", "%ED%A0%80"])
  func aFolderNameThatIsNoTextIsRefused(name: String) {
    #expect(throws: DeepLinkError.encoding(part: name)) {
      try DeepLink(parsing: "vinylcrate://folder/\(name)")
    }
    #expect(throws: DeepLinkError.encoding(part: "folder")) {
      try DeepLink(parsing: "vinylcrate://insights?folder=\(name)")
    }
  }

  /// A name may hold anything; it is never a path, and never another link.
  @Test(arguments: [
    "..", "../../album/1", "https://evil.example", "a/b", "?query=a", "#", "\u{0}", "\u{202E}",
    "album", "edit", "new", " ", "%2F",
  ])
  func anyNameOfAFolderStaysOneName(name: String) throws {
    let link = DeepLink.album(id: .init(source: .discogs, value: "1"), in: .folder(name))
    #expect(try DeepLink(parsing: link.description) == link)
    let insights = DeepLink.insights(of: .folder(name))
    #expect(try DeepLink(parsing: insights.description) == insights)
  }

  @Test(arguments: [
    "album", "album/", "album/1/2", "album/x", "album/%2F", "album/discogs:", "crate/1",
    "crate/00000000-0000-0000-0000-00000000000g",
    "search?query=a&query=b", "search?barcode=5012394144778", "search/a?query=b", "scanner/1",
    "marketplace", "..", "%00", "?query=a", "album/1#top", "folder", "folder//", "rarity/",
    "marketplace/https:%2F%2Fevil.example", "marketplace/evil.example/offers",
    "marketplace/discogs:1%2F..%2Fevil", "marketplace/discogs:1@evil.example", "marketplace/%2E%2E",
  ])
  func aPartThatIsWrongOrMissingIsRefusedInEitherScheme(rest: String) {
    #expect(throws: DeepLinkError.self) { try DeepLink(parsing: "vinylcrate://\(rest)") }
    #expect(throws: DeepLinkError.self) { try DeepLink(parsing: "https://vinylcrate.app/\(rest)") }
  }

  @Test func aMusicBrainzIDIsTheSameInAnyCase() throws {
    let link = "https://vinylcrate.app/ALBUM/MusicBrainz:0A1B2C3D-0000-4000-8000-00000000000F/"
    #expect(
      try DeepLink(parsing: link).description
        == "vinylcrate://album/musicbrainz:0a1b2c3d-0000-4000-8000-00000000000f")
  }
}
