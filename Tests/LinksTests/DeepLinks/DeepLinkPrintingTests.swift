import Barcodes
import Foundation
import Links
import Releases
import TestSupport
import Testing

/// Links in their canonical form.
struct DeepLinkPrintingTests {
  @Test("whatever is printed parses to the same link, in both schemes")
  func roundTrip() throws {
    var random = SeededRandom(seed: 62)
    for _ in 0..<500 {
      let link = try self.link(from: &random)
      let text = link.description
      #expect(try DeepLink(parsing: text) == link, "\(text)")
      let web = "https://vinylcrate.app/" + text.dropFirst("vinylcrate://".count)
      #expect(try DeepLink(parsing: web) == link, "\(web)")
      #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(text) is plain ASCII")
    }
  }

  @Test("the form is documented, and stays")
  func forms() throws {
    let gtin = try #require(GTIN(digits: "5012394144777"))
    #expect(
      DeepLink.search(barcode: gtin).description == "vinylcrate://search?barcode=5012394144777")
    #expect(
      DeepLink.search(query: "é&=+ ?#/%", barcode: nil).description
        == "vinylcrate://search?query=%C3%A9%26%3D%2B%20%3F%23%2F%25")
    #expect(DeepLink.scanner.description == "vinylcrate://scanner")
    #expect(DeepLink.search(query: nil, barcode: nil).description == "vinylcrate://search")
    #expect(
      DeepLink.group(.folder("Roots & Dub")).description == "vinylcrate://folder/Roots%20%26%20Dub")
    #expect(DeepLink.Group(.folder(3)) == .folder("folder:3"))
    #expect(
      DeepLink.album(id: ReleaseID(source: .discogs, value: "1"), in: .wants).description
        == "vinylcrate://wants/album/discogs:1")
  }

  @Test("every failure says what to do, on one line")
  func failures() {
    let errors: [DeepLinkError] = [
      .notAURL, .scheme("ftp"), .host("h"), .destination("d"), .unexpected(part: "p"),
      .missing(part: "m"), .repeated(part: "r"), .releaseID("x"), .noOffers("x"),
      .crateID("y"),
      .barcode("1", reason: "short"), .rarityTier("z"), .tooLong(part: "t"), .encoding(part: "e"),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    for error in errors { #expect(!error.description.contains("\n")) }
  }

  private func link(from random: inout SeededRandom) throws -> DeepLink {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let number = String(UInt32(truncatingIfNeeded: random.next()))
      return .album(id: ReleaseID(source: .discogs, value: number))
    case 1:
      let value = UUID(uuid: uuid(from: &random)).uuidString.lowercased()
      return .album(id: ReleaseID(source: .musicBrainz, value: value))
    case 2: return .crate(id: UUID(uuid: uuid(from: &random)))
    case 3: return .scanner
    default:
      let count = try #require([8, 12, 13, 14].randomElement(using: &random))
      let number = CheckDigit.completing("1" + random.digits(count - 2))
      let gtin = try #require(GTIN(digits: number))
      let words = text(from: &random)
      let hasBarcode = Bool.random(using: &random)
      return .search(
        query: words.isEmpty ? nil : words, barcode: hasBarcode || words.isEmpty ? gtin : nil)
    }
  }

  private func text(from random: inout SeededRandom) -> String {
    let alphabet = Array("abZ09 &=+%?#/:;@~._-'\"<>[]{}|\\^`é\u{0301}ß日🎵\t\n\0")
    let count = Int.random(in: 0...20, using: &random)
    return String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
  }

  private func uuid(from random: inout SeededRandom) -> uuid_t {
    let b = random.bytes(16)
    return (
      b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
      b[14], b[15]
    )
  }
}
