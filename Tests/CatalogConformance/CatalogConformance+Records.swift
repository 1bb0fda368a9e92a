import Barcodes
import Releases

/// The records that a catalogue under test has to have.
extension CatalogConformance {
  /// Of two sources, with and without barcodes, some of which share one.
  public static let records: [ReleaseDetail] = [
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "249504"), title: "Never Gonna Give You Up",
      artists: [ArtistCredit(name: "Rick Astley")],
      labels: [LabelCredit(name: "RCA", catalogueNumber: "PB 41447")],
      formats: [ReleaseFormat(name: "Vinyl", descriptions: ["7\"", "Single", "45 RPM"])],
      country: "GB", released: "1987", genres: ["Electronic", "Pop"], styles: ["Synth-pop"],
      tracklist: [
        Track(position: "A", title: "Never Gonna Give You Up", duration: "3:32"),
        Track(position: "B", title: "Never Gonna Give You Up (Instrumental)"),
      ],
      identifiers: [ReleaseIdentifier(kind: .barcode, value: "5 012394 144777", note: "Sleeve")],
      master: ReleaseID(source: .discogs, value: "96559"),
      images: [ReleaseImage(address: "https://example.org/a.jpg", width: 600, height: 590)],
      contributions: [Contribution(name: "Stock Aitken Waterman", role: "Producer", tracks: "A")],
      companies: [CompanyCredit(name: "PWL", role: "Recorded At", catalogueNumber: "1")],
      notes: "Made up,\nin part.", isMainRelease: true, masterYear: 1987),
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "7"), title: "Début",
      artists: [ArtistCredit(name: "Björk", join: "&"), ArtistCredit(name: "東京")],
      formats: [ReleaseFormat(name: "CD", quantity: 2, text: "Blue")], released: "1993-07-05",
      identifiers: [barcode(sharedBarcode), ReleaseIdentifier(kind: .matrixRunout, value: "X-1")]),
    ReleaseDetail(
      id: ReleaseID(source: .musicBrainz, value: "b84ee12a-09ef-421b-82de-0441a926375b"),
      title: "Another Time", formats: [ReleaseFormat(name: "12\" Vinyl")], country: "XW",
      released: "1978", identifiers: [barcode(sharedBarcode)],
      master: ReleaseID(source: .musicBrainz, value: "1b022e01-4da6-387b-8658-8678046e4cef")),
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "8"), title: "Another Time",
      artists: [ArtistCredit(name: "Somebody")], released: "1977"),
    ReleaseDetail(id: ReleaseID(source: .discogs, value: "9"), title: "Another Time"),
  ]

  /// The barcode of two of them.
  public static let sharedBarcode = gtin(501_695_899_701)
  static let unknownBarcode = gtin(201_239_414_477)

  static let unknownIDs = [
    ReleaseID(source: .discogs, value: "10"), ReleaseID(source: .musicBrainz, value: "7"),
    ReleaseID(source: .discogs, value: "007"), ReleaseID(source: .discogs, value: "none"),
    ReleaseID(source: .musicBrainz, value: "00000000-09ef-421b-82de-0441a926375b"),
  ]

  private static func barcode(_ gtin: GTIN) -> ReleaseIdentifier {
    ReleaseIdentifier(kind: .barcode, value: gtin.digits)
  }

  private static func gtin(_ body: UInt64) -> GTIN {
    GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body))!
  }
}
