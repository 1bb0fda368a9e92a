import Barcodes
import Foundation
import Links
import Releases
import TestSupport
import Testing

/// Links from outside.
struct DeepLinkParsingTests {
  private static let crate = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"

  private func parse(_ text: String) throws -> String { try DeepLink(parsing: text).description }

  @Test(
    "both schemes, in any case, with a trailing slash or without",
    arguments: [
      ("vinylcrate://album/discogs:249504", "vinylcrate://album/discogs:249504"),
      ("https://vinylcrate.app/album/discogs:249504", "vinylcrate://album/discogs:249504"),
      ("HTTPS://VinylCrate.App/ALBUM/249504/", "vinylcrate://album/discogs:249504"),
      ("VINYLCRATE://Album/discogs:249504/", "vinylcrate://album/discogs:249504"),
      ("vinylcrate:///album/249504", "vinylcrate://album/discogs:249504"),
      ("vinylcrate://album/musicbrainz:ab-1", "vinylcrate://album/musicbrainz:ab-1"),
      ("vinylcrate://album/discogs%3A249504", "vinylcrate://album/discogs:249504"),
      ("vinylcrate://crate/\(crate)", "vinylcrate://crate/\(crate.lowercased())"),
      (
        "https://vinylcrate.app/crate/\(crate.lowercased())/",
        "vinylcrate://crate/\(crate.lowercased())"
      ),
      ("vinylcrate://scanner", "vinylcrate://scanner"),
      ("https://vinylcrate.app/scanner//", "vinylcrate://scanner"),
      ("vinylcrate://search?barcode=5012394144777", "vinylcrate://search?barcode=5012394144777"),
      (
        "https://vinylcrate.app/search/?barcode=5%20012394%20144777",
        "vinylcrate://search?barcode=5012394144777"
      ),
      ("vinylcrate://search?barcode=0036000291452", "vinylcrate://search?barcode=036000291452"),
      ("vinylcrate://search?barcode=04252614", "vinylcrate://search?barcode=042100005264"),
      ("vinylcrate://search?query=horace%20andy", "vinylcrate://search?query=horace%20andy"),
      ("vinylcrate://search?query=Sigur+R%C3%B3s", "vinylcrate://search?query=Sigur%2BR%C3%B3s"),
      (
        "vinylcrate://search?barcode=96385074&utm_source=x&query=a%26b",
        "vinylcrate://search?query=a%26b&barcode=96385074"
      ),
      ("vinylcrate://search?query=a&barcode=", "vinylcrate://search?query=a"),
      ("https://vinylcrate.app/Search/?query=&barcode=", "vinylcrate://search"),
      ("vinylcrate://search?other=1", "vinylcrate://search"),
      ("https://vinylcrate.app/Wants/?utm_source=x", "vinylcrate://wants"),
      ("vinylcrate://wants/ALBUM/249504", "vinylcrate://wants/album/discogs:249504"),
      (
        "https://vinylcrate.app/crate/\(crate)/album/249504/",
        "vinylcrate://crate/\(crate.lowercased())/album/discogs:249504"
      ),
      ("vinylcrate://folder/Roots%20%26%20Dub", "vinylcrate://folder/Roots%20%26%20Dub"),
      ("vinylcrate://folder/7%22%2F12%22", "vinylcrate://folder/7%22%2F12%22"),
      ("vinylcrate://folder/folder:3/album/1", "vinylcrate://folder/folder%3A3/album/discogs:1"),
      ("vinylcrate://folder/album", "vinylcrate://folder/album"),
      ("vinylcrate://Insights", "vinylcrate://insights"),
      ("vinylcrate://insights?crate=\(crate)", "vinylcrate://insights?crate=\(crate.lowercased())"),
      ("vinylcrate://insights?CRATE=Wants", "vinylcrate://insights?crate=wants"),
      ("vinylcrate://insights?folder=Roots", "vinylcrate://insights?folder=Roots"),
      ("vinylcrate://rarity/VeryRare", "vinylcrate://rarity/veryRare"),
      ("vinylcrate://rarity/rare?folder=A%2FB", "vinylcrate://rarity/rare?folder=A%2FB"),
      ("vinylcrate://marketplace/249504", "vinylcrate://marketplace/discogs:249504"),
      (
        "https://vinylcrate.app/marketplace/discogs:249504/Offers",
        "vinylcrate://marketplace/discogs:249504/offers"
      ),
      ("https://vinylcrate.app/Collection", "vinylcrate://collection"),
      ("vinylcrate:///crate/NEW/", "vinylcrate://crate/new"),
      ("vinylcrate://crate/\(crate)/Edit", "vinylcrate://crate/\(crate.lowercased())/edit"),
      ("https://vinylcrate.app/profile/", "vinylcrate://profile"),
    ])
  func good(text: String, canonical: String) throws {
    #expect(try parse(text) == canonical)
  }

  @Test(
    "hosts are compared exactly",
    arguments: [
      "https://vinylcrate.app.evil.example/scanner", "https://evil.example/vinylcrate.app/scanner",
      "https://www.vinylcrate.app/scanner", "https://vinylcrate.app./scanner",
      "https://evilvinylcrate.app/scanner", "https:///scanner", "https:scanner",
      "https://vinylcrate.app%2Eevil.example/scanner", "https://vinylcrаte.app/scanner",
    ])
  func hosts(text: String) {
    #expect(
      performing: { try DeepLink(parsing: text) },
      throws: { error in
        if case .host = error as? DeepLinkError { return true }
        return error as? DeepLinkError == .notAURL
      })
  }

  @Test(
    "user, port and fragment are not expected",
    arguments: [
      ("https://user@vinylcrate.app/scanner", "user"),
      ("https://vinylcrate.app@evil.example/scanner", "user"),
      ("https://u:p@vinylcrate.app/scanner", "user"),
      ("https://@vinylcrate.app/scanner", "user"),
      ("https://vinylcrate.app:443/scanner", "port"),
      ("vinylcrate://scanner:80", "port"),
      ("vinylcrate://scanner#top", "fragment"),
      ("vinylcrate://scanner/more", "more"),
      ("vinylcrate://search/words?query=a", "words"),
      ("vinylcrate://album/1/2", "2"),
      ("vinylcrate://wants/edit", "edit"),
      ("vinylcrate://folder/a/edit", "edit"),
      ("vinylcrate://crate/\(crate)/edit/more", "more"),
      ("vinylcrate://crate/\(crate)/records", "records"),
      ("vinylcrate://crate/new/album/1", "album"),
      ("vinylcrate://wants/album/1/more", "more"),
      ("vinylcrate://insights/rare", "rare"),
      ("vinylcrate://insights?crate=wants&folder=a", "folder"),
      ("vinylcrate://rarity/rare/1", "1"),
      ("vinylcrate://marketplace/1/sell", "sell"),
      ("vinylcrate://marketplace/1/offers/2", "2"),
      ("vinylcrate://collection/1", "1"), ("vinylcrate://profile/ada", "ada"),
    ])
  func unexpected(text: String, part: String) {
    #expect(throws: DeepLinkError.unexpected(part: part)) { try DeepLink(parsing: text) }
  }

  @Test(
    "other schemes are named",
    arguments: [
      ("http://vinylcrate.app/scanner", "http"), ("javascript:alert(1)", "javascript"),
      ("file:///scanner", "file"), ("scanner", ""), ("", ""), ("//vinylcrate.app/scanner", ""),
    ])
  func schemes(text: String, scheme: String) {
    #expect(
      performing: { try DeepLink(parsing: text) },
      throws: { error in
        let error = error as? DeepLinkError
        return error == .scheme(scheme) || (text.isEmpty && error == .notAURL)
      })
  }

  @Test("what is unknown, missing, repeated or wrong is named")
  func wrongParts() {
    func expect(_ text: String, _ error: DeepLinkError) {
      #expect(throws: error, "\(text)") { try DeepLink(parsing: text) }
    }
    expect("vinylcrate://artist/1", .destination("artist"))
    expect("https://vinylcrate.app/%61rtist", .destination("artist"))
    expect("vinylcrate://", .missing(part: "a destination"))
    expect("https://vinylcrate.app", .missing(part: "a destination"))
    expect("https://vinylcrate.app/", .missing(part: "a destination"))
    expect("vinylcrate://album", .missing(part: "a release id"))
    expect("vinylcrate://album/", .missing(part: "a release id"))
    expect("vinylcrate://crate/", .missing(part: "a crate id"))
    expect("vinylcrate://search?query=a&query=b", .repeated(part: "query"))
    expect("vinylcrate://search?barcode=96385074&BARCODE=96385074", .repeated(part: "barcode"))
    expect("vinylcrate://album/discogs:x%2Fy", .releaseID("discogs:x/y"))
    expect("vinylcrate://album/spotify:1", .releaseID("spotify:1"))
    expect("vinylcrate://crate/17", .crateID("17"))
    expect("vinylcrate://folder/", .missing(part: "a folder name"))
    expect("vinylcrate://wants/album", .missing(part: "a release id"))
    expect("vinylcrate://insights?crate=17", .crateID("17"))
    expect("vinylcrate://insights?crate=wants&crate=wants", .repeated(part: "crate"))
    expect("vinylcrate://rarity", .missing(part: "a rarity tier"))
    expect("vinylcrate://rarity/legendary", .rarityTier("legendary"))
    expect("vinylcrate://marketplace", .missing(part: "a release id"))
    expect("vinylcrate://marketplace/musicbrainz:ab-1", .releaseID("musicbrainz:ab-1"))
    let pressing = "musicbrainz:3f2504e0-4f89-41d3-9a0c-0305e82c3301"
    expect("vinylcrate://marketplace/\(pressing)/offers", .noOffers(pressing))
  }

  @Test("a bad barcode is named with the reason of its own error")
  func badBarcode() throws {
    let reason = GTIN.ParsingError.checkDigit(found: 8, expected: 7).description
    #expect(throws: DeepLinkError.barcode("5012394144778", reason: reason)) {
      try DeepLink(parsing: "vinylcrate://search?barcode=5012394144778")
    }
    let count = GTIN.ParsingError.digitCount(3).description
    #expect(throws: DeepLinkError.barcode("123", reason: count)) {
      try DeepLink(parsing: "https://vinylcrate.app/search?query=x&barcode=123")
    }
  }

  @Test("links of more than 4096 bytes are refused unread")
  func long() throws {
    let start = "vinylcrate://scanner?gathered="
    let longest = start + String(repeating: "a", count: 4096 - start.utf8.count)
    #expect(try DeepLink(parsing: longest) == .scanner)
    #expect(throws: DeepLinkError.notAURL) { try DeepLink(parsing: longest + "a") }
  }

  @Test("garbage is refused, never trapped on")
  func garbage() {
    var random = SeededRandom(seed: 61)
    for count in [1, 10, 100, 1000, 10_000] {
      for _ in 0..<20 {
        let text = String(decoding: random.bytes(count), as: UTF8.self)
        for start in ["", "vinylcrate://", "https://vinylcrate.app/"] {
          #expect(throws: DeepLinkError.self) { try DeepLink(parsing: start + text) }
        }
        _ = try? DeepLink(parsing: "vinylcrate://search?query=" + text)
        _ = try? DeepLink(parsing: "vinylcrate://album/" + text)
      }
    }
  }
}
