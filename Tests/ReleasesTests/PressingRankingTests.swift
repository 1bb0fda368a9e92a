import Foundation
import Releases
import TestSupport
import Testing

/// Which of the pressings with one barcode comes first, and why.
struct PressingRankingTests {
  private func pressing(
    _ number: Int, _ formats: [String], released: String? = nil
  ) -> ReleaseSummary {
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: String(number)), title: "Title",
      formats: formats.map { ReleaseFormat(name: $0) }, released: released)
  }

  private func order(_ releases: [ReleaseSummary]) -> [String] {
    PressingRanking(releases).entries.map(\.release.id.value)
  }

  @Test("nothing to rank is not decided")
  func none() {
    let ranking = PressingRanking([])
    #expect(ranking.entries.isEmpty)
    #expect(!ranking.isDecided)
  }

  @Test("one pressing is decided, whatever it is")
  func one() {
    for format in ["Vinyl", "CD"] {
      let ranking = PressingRanking([pressing(1, [format])])
      #expect(ranking.isDecided)
      #expect(ranking.entries.map(\.evidence) == [[.onlyPressing]])
    }
  }

  @Test("a record comes before a CD, and that is the evidence")
  func vinylFirst() {
    let ranking = PressingRanking([
      pressing(1, ["CD"], released: "1979"), pressing(2, ["Vinyl"], released: "1999"),
    ])
    #expect(ranking.entries.map(\.release.id.value) == ["2", "1"])
    #expect(ranking.entries.map(\.evidence) == [[.vinyl], []])
    #expect(ranking.isDecided)
  }

  @Test("two records are told apart by nothing; the earlier one is put first")
  func tie() {
    let ranking = PressingRanking([
      pressing(1, ["Vinyl"], released: "1988"), pressing(2, ["Vinyl"], released: "1987-05-01"),
      pressing(3, ["Vinyl"]), pressing(4, ["CD"], released: "1970"),
    ])
    #expect(ranking.entries.map(\.release.id.value) == ["2", "1", "3", "4"])
    #expect(!ranking.isDecided)
  }

  @Test("what the user chose before comes first, whatever else speaks for others")
  func chosen() {
    let releases = [pressing(1, ["Vinyl"], released: "1970"), pressing(2, ["CD"])]
    let ranking = PressingRanking(releases, clues: PressingClues(chosen: releases[1].id))
    #expect(ranking.entries.map(\.release.id.value) == ["2", "1"])
    #expect(ranking.entries.map(\.evidence) == [[.chosenBefore], [.vinyl]])
    #expect(ranking.isDecided)
    #expect(
      PressingRanking([releases[1]], clues: PressingClues(chosen: releases[1].id)).entries.map(
        \.evidence)
        == [[.chosenBefore]])
    #expect(
      PressingRanking(releases, clues: PressingClues(chosen: pressing(3, []).id))
        == PressingRanking(releases))
  }

  @Test("a set with a record in it is a record")
  func set() {
    #expect(order([pressing(1, ["CD"]), pressing(2, ["CD", "Vinyl"])]) == ["2", "1"])
  }

  @Test("the order never depends on the order they came in")
  func inputOrder() {
    let releases = [
      pressing(5, ["Vinyl"], released: "1987"), pressing(6, ["Vinyl"], released: "1987"),
      pressing(7, ["CD"], released: "1987"), pressing(8, ["CD"]), pressing(9, ["Vinyl"]),
      pressing(10, ["Cassette"], released: "1980"), pressing(11, ["Vinyl"], released: "1986-12"),
    ]
    let expected = PressingRanking(releases)
    #expect(expected.entries.map(\.release.id.value) == ["11", "5", "6", "9", "10", "7", "8"])
    var random = SeededRandom(seed: 51)
    for _ in 0..<100 {
      #expect(PressingRanking(releases.shuffled(using: &random)) == expected)
    }
  }

  @Test("weights are added as log-odds, and make probabilities")
  func probability() {
    let even = PressingRanking([pressing(1, []), pressing(2, [])])
    #expect(even.probability == 0.5)
    #expect(!even.isDecided && !even.hasFavourite)
    let weight = PressingEvidence.vinyl.weight
    for others in 1...6 {
      let ranking = PressingRanking(
        [pressing(9, ["Vinyl"])] + (0..<others).map { pressing($0, ["CD"]) })
      let odds = exp(weight) / Double(others)
      #expect(abs(ranking.probability - odds / (1 + odds)) < 1e-12)
      #expect(ranking.isDecided == (ranking.probability >= 0.98))
      #expect(ranking.hasFavourite)
    }
    #expect(PressingRanking.none.probability == 0)
  }

  @Test("weak evidence puts a pressing first, but does not decide")
  func weak() {
    let releases = [
      pressing(1, [], released: "1970"), pressing(2, []),
    ]
    let wanted = PressingClues(holdings: .init(wanted: [releases[1].id]))
    let ranking = PressingRanking(releases, clues: wanted)
    #expect(ranking.entries.map(\.release.id.value) == ["2", "1"])
    #expect(ranking.hasFavourite && !ranking.isDecided)
    let both = PressingClues(holdings: .init(owned: [releases[1].id], wanted: [releases[1].id]))
    #expect(PressingRanking(releases, clues: both).isDecided, "several pieces together do")
  }

  @Test("pressings with the same evidence are never decided, however strong it is")
  func sameEvidence() {
    let releases = [1, 2].map { number in
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: String(number)), title: "Title",
        labels: [LabelCredit(name: "Island", catalogueNumber: "ILPS 9087")],
        formats: [ReleaseFormat(name: "Vinyl")], country: "GB", released: "1977")
    }
    let clues = PressingClues(
      preferences: PressingPreferences(countries: ["GB"]),
      hints: [PressingHint("Island ILPS 9087 UK 1977", from: .given)])
    let ranking = PressingRanking(releases, clues: clues)
    #expect(ranking.entries[0].evidence.count == 6)
    #expect(!ranking.isDecided && !ranking.hasFavourite)
  }
}
