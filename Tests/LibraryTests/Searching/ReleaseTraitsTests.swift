import Barcodes
import Foundation
import GRDB
import Releases
import TestSupport
import Testing

@testable import Library

/// What a library keeps of a release for lists.
struct ReleaseTraitsTests {
  private static let id = ReleaseID(source: .discogs, value: "7")
  private static let barcodes = [4_006_381_333_931, 829_707_951_718].compactMap(GTIN.init(value:))
  private static let release = ReleaseSummary(
    id: id, title: "Überraschung", artists: [ArtistCredit(name: "高橋"), ArtistCredit(name: "Bob")],
    labels: [LabelCredit(name: "Warp", catalogueNumber: "WAP 1"), LabelCredit(name: "Self")],
    formats: [
      ReleaseFormat(name: "Vinyl", descriptions: ["LP", "12\""], text: "Red"),
      ReleaseFormat(name: "CD"),
    ], country: "DE", released: "1993-07",
    circulation: Circulation(have: 4, want: nil, pressings: 2))

  @Test("a line says all of them again")
  func roundTrip() throws {
    let traits = ReleaseTraits(Self.release, barcodes: Self.barcodes)
    let again = try #require(ReleaseTraits(Self.id, line: Array(traits.line.utf8)))
    #expect(again == traits)
    #expect(again.release.artists.joined == "高橋, Bob")
    #expect(again.release.labels == Self.release.labels)
    #expect(again.release.formats == Self.release.formats)
    #expect(again.release.circulation == Self.release.circulation)
    #expect(again.release.released == "1993-07")
    #expect(again.barcodes == Self.barcodes)
  }

  @Test("of a release of which nothing is known, nothing is said")
  func empty() throws {
    let traits = ReleaseTraits(ReleaseSummary(id: Self.id, title: ""))
    let again = try #require(ReleaseTraits(Self.id, line: Array(traits.line.utf8)))
    #expect(again == traits)
    #expect(again.release.labels.isEmpty && again.release.formats.isEmpty && again.barcodes.isEmpty)
    #expect(again.release.country == nil && again.release.circulation == nil)
  }

  @Test("a name with a separator in it stays one name")
  func separators() throws {
    let release = ReleaseSummary(
      id: Self.id, title: "a\u{1D}b\u{1E}c\u{1F}d\u{0}e", labels: [LabelCredit(name: "x\u{1F}y")])
    let line = ReleaseTraits(release).line
    let again = try #require(ReleaseTraits(Self.id, line: Array(line.utf8)))
    #expect(again.release.title == "a b c d e")
    #expect(again.release.labels == [LabelCredit(name: "x y")])
  }

  @Test("what is no line is told", arguments: ["", "a", "a\u{1D}b"])
  func damage(line: String) {
    #expect(ReleaseTraits(Self.id, line: Array(line.utf8)) == nil)
  }

  @Test("a release that is looked up again is listed as it is known now")
  func replaced() async throws {
    let sample = try SampleLibrary()
    let library = sample.library
    for title in ["Old", "New"] {
      let release = ReleaseDetail(id: Self.id, title: title, country: "DE")
      _ = try await library.change { editor in
        _ = try editor.add(NewItem(release: release))
        return "added"
      }
    }
    let listing = try await library.listing(of: CollectionQuery("title:new"))
    #expect(listing.ids == [1, 2])
    #expect(try await library.listing(of: CollectionQuery("title:old")).ids.isEmpty)
  }

  @Test("text in ASCII is folded as all other text is")
  func folding() {
    let ascii = String(decoding: UInt8(0)..<0x80, as: UTF8.self)
    let folded = ascii.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    #expect(RecordFilter.key(ascii) == folded)
  }
}
