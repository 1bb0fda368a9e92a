import Barcodes
import Foundation
import Releases
import Testing

/// What speaks for a pressing, besides what somebody wrote.
struct PressingEvidenceTests {
  private func pressing(
    _ number: Int, country: String? = nil, isMain: Bool = false
  ) -> ReleaseSummary {
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: String(number)), title: "Title", country: country,
      isMainRelease: isMain)
  }

  private func evidence(
    _ releases: [ReleaseSummary], _ clues: PressingClues
  ) -> [String: [PressingEvidence]] {
    let entries = PressingRanking(releases, clues: clues).entries
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.release.id.value, $0.evidence) })
  }

  private func gtin(_ digits: String) throws -> GTIN { try #require(GTIN(digits: digits)) }

  @Test("an EAN speaks for the country that issued it, alone")
  func barcodeCountry() throws {
    let releases = [pressing(1, country: "GB"), pressing(2, country: "DE"), pressing(3)]
    let found = evidence(releases, PressingClues(barcode: try gtin("5012394144777")))
    #expect(found == ["1": [.barcodeCountry("GB")], "2": [], "3": []])
    let region = [pressing(1, country: "XE"), pressing(2, country: "UK & Ireland")]
    #expect(
      evidence(region, PressingClues(barcode: try gtin("5012394144777"))) == ["1": [], "2": []])
  }

  @Test("a UPC-A speaks for North America, in the words of either source")
  func northAmerica() throws {
    let releases = ["US", "CA", "USA & Canada", "AU", "XW", "Middle East"].enumerated().map {
      pressing($0, country: $1)
    }
    let found = evidence(releases, PressingClues(barcode: try gtin("666561001216")))
    for number in 0...5 {
      #expect(found["\(number)"] == (number < 3 ? [.northAmericanBarcode] : []))
    }
  }

  @Test("a number that no country issued speaks for none")
  func noCountry() throws {
    let releases = [pressing(1, country: "GB"), pressing(2)]
    let clues = PressingClues(barcode: try gtin("2012394144770"))
    #expect(evidence(releases, clues) == ["1": [], "2": []])
  }

  @Test("a preferred country speaks for what was sold there only; an earlier one for more")
  func preferred() throws {
    let releases = ["GB", "US", "XE", "DE", "JP"].enumerated().map {
      pressing($0, country: $1)
    }
    let clues = PressingClues(preferences: PressingPreferences(countries: ["US", "GB", "XE"]))
    let ranking = PressingRanking(releases, clues: clues)
    #expect(ranking.entries.map { $0.release.country } == ["US", "GB", "XE", "DE", "JP"])
    #expect(
      ranking.entries.map(\.evidence) == [
        [.preferredCountry("US", place: 0)], [.preferredCountry("GB", place: 1)],
        [.preferredCountry("XE", place: 2)], [.preferredCountry("XE", place: 2)], [],
      ])
    #expect(PressingEvidence.preferredCountry("GB", place: 40).weight == 0)
  }

  @Test("what the user has, wants, and what the source shows for all are reasons")
  func library() {
    let releases = [pressing(1), pressing(2, isMain: true), pressing(3)]
    let holdings = PressingClues.Holdings(
      owned: [releases[2].id], wanted: [releases[0].id, pressing(9).id])
    #expect(
      evidence(releases, PressingClues(holdings: holdings))
        == ["1": [.wanted], "2": [.mainRelease], "3": [.owned]])
  }

  @Test("an add-on is a reason where the source has it after the barcode")
  func addOn() throws {
    let barcode = try gtin("8719262012042")
    func detail(_ barcodes: String...) -> ReleaseDetail {
      ReleaseDetail(
        id: ReleaseID(source: .discogs, value: "1"), title: "Title",
        identifiers: barcodes.map { ReleaseIdentifier(kind: .barcode, value: $0) })
    }
    let addOn = try #require(AddOn("12"))
    #expect(detail("8719262012042", "8 719262 012042 12").has(barcode, with: addOn))
    #expect(!detail("8719262012042", "871926201204212").has(barcode, with: nil))
    #expect(!detail("8719262012042", "8719262012042 13").has(barcode, with: addOn))
    #expect(!detail("8719262012042 12").has(try gtin("5012394144777"), with: addOn))
    let releases = [pressing(1), pressing(2)]
    let clues = PressingClues(
      barcode: barcode, addOn: addOn, releasesWithAddOn: [releases[1].id])
    #expect(evidence(releases, clues) == ["1": [], "2": [.addOn("12")]])
  }

  @Test("evidence is stored and read again, also as it was stored before there was more of it")
  func stored() throws {
    let all: [PressingEvidence] = [
      .catalogueNumber("ILPS 9087", .textFile), .year(1977, .name), .owned,
      .preferredCountry("GB", place: 1), .barcodeCountry("GB"),
    ]
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode([PressingEvidence].self, from: data) == all)
    let earlier = Data(#"[{"chosenBefore":{}},{"vinyl":{}},{"onlyPressing":{}}]"#.utf8)
    #expect(
      try JSONDecoder().decode([PressingEvidence].self, from: earlier)
        == [.chosenBefore, .vinyl, .onlyPressing])
  }

  @Test("each reason is a phrase, and none reads like another")
  func words() {
    let all: [PressingEvidence] = [
      .chosenBefore, .catalogueNumber("ILPS 9087", .given), .country("GB", .name),
      .label("Island", .textFile), .year(1977, .name), .owned, .wanted,
      .preferredCountry("GB", place: 0), .addOn("12"), .vinyl, .barcodeCountry("GB"),
      .northAmericanBarcode, .mainRelease, .onlyPressing,
    ]
    #expect(
      all.map(\.description) == [
        "you chose it before", "ILPS 9087 in the hint", "GB in the name",
        "Island in the text file", "1977 in the name", "in your collection", "in your wants",
        "GB is preferred", "barcode with add-on 12", "vinyl", "barcode of GB",
        "North American barcode", "main release", "only pressing with this barcode",
      ])
    let others = all.filter { $0 != .chosenBefore }.reduce(0) { $0 + $1.weight }
    #expect(PressingEvidence.chosenBefore.weight > others, "a choice decides")
  }
}
