import Releases

/// Made-up records.
enum SampleRelease {
  static func release(
    _ number: Int, _ title: String, artist: String, label: (String, String?),
    format: String = "Vinyl", barcodes: [String]
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: String(number)), title: title,
      artists: [ArtistCredit(name: artist)],
      labels: [LabelCredit(name: label.0, catalogueNumber: label.1)],
      formats: [ReleaseFormat(name: format, quantity: 1, descriptions: ["LP"])], country: "IS",
      released: "1993", genres: ["Electronic"],
      tracklist: [Track(position: "A1", title: "One", duration: "4:01")],
      identifiers: barcodes.map { ReleaseIdentifier(kind: .barcode, value: $0) })
  }
}
