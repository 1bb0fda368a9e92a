import Barcodes
import ReleaseSources
import Releases

/// A page of search results.
struct DiscogsSearch: Decodable, Sendable {
  let results: [Result]

  /// A release among the results; artists, labels and masters are results too.
  struct Result: Decodable, Sendable {
    let type: String?
    let id: DiscogsText
    /// Artist and title with " - " between them.
    let title: String?
    let label: DiscogsTexts?
    let number: String?
    let format: [String]?
    let formats: [DiscogsRelease.Format]?
    let country: String?
    let year: DiscogsText?
    /// Barcodes, matrix numbers, label codes and whatever else was typed there.
    let barcode: [String]?
    let community: DiscogsRelease.Community?

    enum CodingKeys: String, CodingKey {
      case type, id, title, label, format, formats, country, year, barcode, community
      case number = "catno"
    }
  }
}

extension DiscogsSearch.Result {
  /// Nil for what is no release.
  var summary: ReleaseSummary? {
    guard type == nil || type == "release", let id = id.number else { return nil }
    let (artist, title) = artistAndTitle
    return ReleaseSummary(
      id: ReleaseID(source: .discogs, value: String(id)), title: title,
      artists: artist.map { [$0] } ?? [],
      // The labels are followed by the companies; the number is the first label's.
      labels: (label?.texts.first?.nonEmpty).map { name in
        [
          LabelCredit(
            name: name.withoutNumber,
            catalogueNumber: number?.nonEmpty.flatMap { $0 == "none" ? nil : $0 })
        ]
      } ?? [],
      formats: carriers, country: country?.nonEmpty.map(DiscogsCountry.code),
      released: (year?.text).flatMap { PartialDate.text(of: Array($0.utf8)) },
      circulation: community.map { Circulation(have: $0.have, want: $0.want) })
  }

  /// Whether a GTIN is among what was typed as barcodes.
  func carries(_ gtin: GTIN) -> Bool {
    (barcode ?? []).contains { text in
      let identifier = ReleaseIdentifier(kind: .barcode, value: text)
      return identifier.gtin == gtin
        || (identifier.gtin == nil && identifier.completedGTINs.contains(gtin))
    }
  }

  private var artistAndTitle: (ArtistCredit?, String) {
    let title = title ?? ""
    guard let dash = title.firstRange(of: " - ") else { return (nil, title) }
    // An asterisk says that the artist is called otherwise on the sleeve.
    let name = String(title[..<dash.lowerBound]).trimmedEnd("*")
    return (
      ArtistCredit(name: name.withoutNumber, number: name.disambiguation),
      String(title[dash.upperBound...])
    )
  }

  private var carriers: [ReleaseFormat] {
    if let formats { return formats.map(\.format) }
    guard let name = format?.first else { return [] }
    return [ReleaseFormat(name: name, descriptions: Array((format ?? []).dropFirst()))]
  }
}

extension String {
  fileprivate func trimmedEnd(_ mark: Character) -> String {
    String(reversed().drop { $0 == mark }.reversed())
  }
}
