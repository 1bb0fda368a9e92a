import CatalogStore
import Files
import ReleaseDumps

extension ReleaseDump.Kind {
  /// How a catalogue of such a dump is called, unless the user says otherwise.
  var catalogName: String {
    switch self {
    case .discogsReleases: "discogs"
    case .discogsMasters: "discogs-masters"
    case .musicBrainzReleases: "musicbrainz"
    }
  }

  /// Where the data come from, and their licence.
  var source: String {
    switch self {
    case .discogsReleases, .discogsMasters: "Discogs data, CC0"
    case .musicBrainzReleases: "MusicBrainz core data, CC0"
    }
  }

  func contents(_ options: DumpOptions) -> CatalogContents {
    switch self {
    case .discogsMasters: .masters
    case .discogsReleases, .musicBrainzReleases: options.onlyBarcodes ? .barcodesOnly : .everything
    }
  }
}

extension DumpOptions {
  /// What they leave out, for people.
  var filters: [String] {
    (onlyVinyl ? ["only vinyl"] : [])
      + (countries.map { ["only from " + $0.sorted().joined(separator: ", ")] } ?? [])
  }
}

extension PhotoPath {
  /// The day that the name of a dump or of its folder says, as in `discogs_20261101_releases.xml.gz`;
  /// nil where neither says one.
  var edition: String? {
    for part in bytes.split(separator: UInt8(ascii: "/")).suffix(2).reversed() {
      for run in part.split(whereSeparator: { !(48...57).contains($0) }) where run.count == 8 {
        let digits = String(decoding: run, as: UTF8.self)
        guard digits.hasPrefix("19") || digits.hasPrefix("20") else { continue }
        return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
      }
    }
    return nil
  }
}
