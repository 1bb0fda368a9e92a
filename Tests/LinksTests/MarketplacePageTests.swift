import Foundation
import Links
import Releases
import Testing

/// The only web pages that the app shows.
@Suite struct MarketplacePageTests {
  private static let mbid = "0a1b2c3d-0000-4000-8000-00000000000f"

  @Test(arguments: [
    (MarketplacePage.Kind.release, "249504", "https://www.discogs.com/release/249504"),
    (.offers, "discogs:249504", "https://www.discogs.com/sell/release/249504"),
    (.release, "musicbrainz:\(mbid)", "https://musicbrainz.org/release/\(mbid)"),
  ])
  func theAddressIsMadeFromTheID(
    kind: MarketplacePage.Kind, id: String, address: String
  ) throws {
    let release = try #require(ReleaseID(id))
    let page = try #require(MarketplacePage(kind, of: release))
    #expect(page.url.absoluteString == address)
    #expect(MarketplacePage(url: page.url) == page)
  }

  @Test(arguments: [
    (MarketplacePage.Kind.offers, ReleaseID(source: .musicBrainz, value: mbid)),
    (.release, ReleaseID(source: .musicBrainz, value: "249504")),
    (.release, ReleaseID(source: .musicBrainz, value: mbid.uppercased())),
    (.release, ReleaseID(source: .discogs, value: "")),
    (.release, ReleaseID(source: .discogs, value: "1/../../evil")),
    (.offers, ReleaseID(source: .discogs, value: "١")),
  ])
  func anIDThatTheSiteCannotHaveHasNoPage(kind: MarketplacePage.Kind, id: ReleaseID) {
    #expect(MarketplacePage(kind, of: id) == nil)
  }

  @Test(arguments: [
    "https://evil.example/release/1", "http://www.discogs.com/release/1",
    "https://www.discogs.com/release/1?next=https://evil.example",
    "https://www.discogs.com@evil.example/release/1", "https://www.discogs.com:444/release/1",
    "https://www.discogs.com/release/1/", "https://www.discogs.com/user/ada",
    "https://www.discogs.com.evil.example/release/1", "javascript:alert(1)", "file:///release/1",
    "https://musicbrainz.org/release/1",
  ])
  func noOtherAddressIsAPage(address: String) throws {
    #expect(MarketplacePage(url: try #require(URL(string: address))) == nil)
  }
}
