import Releases

extension ReleaseSummary {
  /// The names of ``fields``.
  static let columns = [
    "release", "artist", "title", "label", "catalogue_number", "format", "country", "released",
  ]

  /// The release as fields of a line of CSV.
  var fields: [String] {
    [
      id.description, artists.joined, title, labels.map(\.name).joined(separator: "; "),
      labels.compactMap(\.catalogueNumber).joined(separator: "; "), formatLine, country ?? "",
      released ?? "",
    ]
  }
}
