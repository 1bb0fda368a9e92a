/// Its facts in the words that every front shows.
extension ReleaseSummary {
  /// Artist and title, as on a list of records.
  public var recordLine: String {
    let artist = artists.joined
    return artist.isEmpty ? title : "\(artist) – \(title)"
  }

  /// Labels with their catalogue numbers, each once.
  public var labelLine: String {
    var seen: Set<String> = []
    return labels.map { [$0.name, $0.catalogueNumber].compactMap { $0 }.joined(separator: " ") }
      .filter { seen.insert($0).inserted }
      .joined(separator: ", ")
  }

  /// Carriers and their descriptions, such as "2 × Vinyl LP, Album".
  public var formatLine: String {
    formats.map { format in
      let count = format.quantity > 1 ? "\(format.quantity) × " : ""
      let details = (format.descriptions + [format.text].compactMap { $0 }).joined(separator: ", ")
      return count + (details.isEmpty ? format.name : "\(format.name) \(details)")
    }.joined(separator: " + ")
  }

  /// Country and year, such as "GB 1987" or "Europe 2013".
  public var pressingLine: String {
    [country.map(CountryNames.words), year.map(String.init)].compactMap { $0 }.joined(
      separator: " ")
  }
}
