import Barcodes
import Releases
import Testing

/// What words about a copy say about the pressings of its barcode.
struct PressingHintTests {
  private let releases = [
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "1"), title: "Exodus",
      artists: [.init(name: "Wailers")],
      labels: [LabelCredit(name: "Island Records", catalogueNumber: "ILPS 9498")], country: "GB",
      released: "1977-06-03"),
    ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "2"), title: "Exodus",
      artists: [.init(name: "Wailers")],
      labels: [LabelCredit(name: "Tuff Gong", catalogueNumber: "0422-846 208-1")], country: "US",
      released: "1990"),
  ]

  private func evidence(
    _ text: String, from origin: PressingHint.Origin = .given, _ releases: [ReleaseSummary]? = nil,
    barcode: GTIN? = nil
  ) -> [String: [PressingEvidence]] {
    let clues = PressingClues(barcode: barcode, hints: [PressingHint(text, from: origin)])
    let entries = PressingRanking(releases ?? self.releases, clues: clues).entries
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.release.id.value, $0.evidence) })
  }

  @Test(
    "a catalogue number is found however it is written, among other words",
    arguments: ["ILPS 9498", "ilps9498 back", "my copy (ILPS-9498)", "ILPS_9498_A 2"])
  func number(text: String) {
    for origin in [PressingHint.Origin.given, .textFile, .name] {
      #expect(
        evidence(text, from: origin) == ["1": [.catalogueNumber("ILPS 9498", origin)], "2": []])
    }
  }

  @Test("a part of a number, or a number within another, is none")
  func noNumber() {
    for text in ["ILPS 949", "ILPS 94981", "XILPS 9498", "9498", "208-1", ""] {
      #expect(evidence(text) == ["1": [], "2": []], "\(text)")
    }
  }

  @Test(
    "a country is found by its code in capitals and by its names",
    arguments: [
      ("UK", "1"), ("GB", "1"), ("England", "1"), ("united kingdom", "1"), ("US", "2"),
      ("pressed in USA", "2"), ("United States", "2"),
    ])
  func country(text: String, number: String) {
    let country = number == "1" ? "GB" : "US"
    #expect(evidence(text)[number] == [.country(country, .given)])
    #expect(evidence(text)[number == "1" ? "2" : "1"] == [])
  }

  @Test("a word that looks like a code is none in lower case")
  func lowerCase() {
    #expect(evidence("follow us") == ["1": [], "2": []])
  }

  @Test("a label is found without what all labels are called, a year as it is")
  func labelAndYear() {
    #expect(
      evidence("Island 1977")["1"] == [.label("Island Records", .given), .year(1977, .given)])
    #expect(
      evidence("tuff gong records, 1990") == [
        "1": [],
        "2": [
          .label("Tuff Gong", .given), .year(1990, .given),
        ],
      ])
    #expect(evidence("gong tuff 77 records") == ["1": [], "2": []])
  }

  @Test("words of titles and artists are no label, country or year")
  func titles() {
    let japan = [
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: "1"), title: "Made in Japan 1977",
        labels: [LabelCredit(name: "Purple")], country: "JP", released: "1977"),
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: "2"), title: "Made in Japan",
        artists: [ArtistCredit(name: "Purple")], labels: [LabelCredit(name: "Harvest")],
        country: "GB", released: "1973"),
    ]
    #expect(evidence("Purple - Made in Japan 1977", japan) == ["1": [], "2": []])
    #expect(evidence("Made in Japan (JP)", japan)["1"] == [.country("JP", .given)])
  }

  @Test("the digits of a catalogue number are no year")
  func numberOfAYear() {
    let releases = [
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: "1"), title: "A",
        labels: [LabelCredit(name: "X", catalogueNumber: "AB 1977")], released: "1990"),
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: "2"), title: "A",
        labels: [LabelCredit(name: "X", catalogueNumber: "AB 1978")], released: "1977"),
    ]
    #expect(
      evidence("AB 1977", releases) == ["1": [.catalogueNumber("AB 1977", .given)], "2": []])
  }

  @Test("what cameras write into names is no year and no number")
  func cameras() {
    let releases = [
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: "1"), title: "A",
        labels: [LabelCredit(name: "X", catalogueNumber: "0672")], released: "2019"),
      ReleaseSummary(id: ReleaseID(source: .discogs, value: "2"), title: "A"),
    ]
    for name in ["IMG_0672", "2019-08-17 12.30.05", "20190817_0672", "photo (672)"] {
      #expect(evidence(name, from: .name, releases) == ["1": [], "2": []], "\(name)")
    }
    #expect(
      evidence("672 2019-08-17", releases)["1"]
        == [.catalogueNumber("0672", .given), .year(2019, .given)])
    #expect(evidence("2019 back", from: .name, releases)["1"] == [.year(2019, .name)])
  }

  @Test("a photo that is named by its barcode names no catalogue number")
  func barcodeAsName() throws {
    let digits = "5099969944901"
    let releases = [
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: "1"), title: "A",
        labels: [LabelCredit(name: "EMI", catalogueNumber: digits)]),
      ReleaseSummary(
        id: ReleaseID(source: .discogs, value: "2"), title: "A",
        labels: [LabelCredit(name: "EMI", catalogueNumber: "699 4490")]),
    ]
    let gtin = try #require(GTIN(digits: digits))
    #expect(evidence(digits, from: .name, releases, barcode: gtin) == ["1": [], "2": []])
  }

  @Test("of hints that say the same, the most reliable is the reason")
  func severalHints() {
    let hints = [
      PressingHint("ILPS 9498", from: .name), PressingHint("ilps9498 UK", from: .textFile),
      PressingHint("UK", from: .name),
    ]
    for hints in [hints, hints.reversed()] {
      let ranking = PressingRanking(releases, clues: PressingClues(hints: hints))
      #expect(
        ranking.entries.first?.evidence
          == [.catalogueNumber("ILPS 9498", .textFile), .country("GB", .textFile)])
    }
  }

  @Test("a single pressing needs no hint, and a long text does no harm")
  func limits() {
    #expect(evidence("ILPS 9498", Array(releases.prefix(1)))["1"] == [.onlyPressing])
    let long = String(repeating: "word ", count: 100_000) + "ILPS 9498"
    #expect(evidence(long, from: .textFile) == ["1": [], "2": []])
  }
}
