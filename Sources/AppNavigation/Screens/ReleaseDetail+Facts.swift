import Releases

extension ReleaseDetail {
  /// What is known of the pressing, except its name and tracks; facts that are unknown are left out.
  ///
  /// - Parameter evidence: Why it stands before other pressings.
  public func facts(evidence: [PressingEvidence] = []) -> [ScreenFact] {
    let facts = [
      ("label", summary.labelLine),
      ("format", summary.formatLine),
      (
        "pressing",
        [country.map(CountryNames.words), released].compactMap { $0 }.joined(separator: ", ")
      ),
      ("first", masterYear.map { $0 == summary.year ? "this year" : String($0) } ?? ""),
      ("style", (genres + styles).joined(separator: ", ")),
      ("barcode", gtins.map(\.shortestDigits).joined(separator: ", ")),
      ("id", id.description),
      ("evidence", evidence.map(\.words).joined(separator: ", ")),
    ]
    return facts.filter { !$0.1.isEmpty }.map { ScreenFact($0, $1) }
  }

  /// Its tracks: the position, the title and, as a note, the duration.
  public var trackFacts: [ScreenFact] {
    tracklist.map { ScreenFact($0.position, $0.title, note: $0.duration) }
  }

  /// What a collector looks at to tell it from other pressings: what is engraved and printed on it, who
  /// made it, and what its source notes. Sections of which nothing is known are left out.
  public var detailSections: [ScreenSection] {
    let marks = identifiers.filter { $0.gtin == nil }
    let sections = [
      ScreenSection(
        "Identifiers", .facts(marks.map { ScreenFact($0.kind.words, $0.value, note: $0.note) })),
      ScreenSection(
        "Companies",
        .facts(companies.map { ScreenFact($0.role, $0.name, note: $0.catalogueNumber) })),
      ScreenSection(
        "Credits", .facts(contributions.map { ScreenFact($0.role, $0.name, note: $0.tracks) })),
      ScreenSection(
        "Notes",
        .text(notes?.split(whereSeparator: \.isNewline).map(String.init) ?? [])),
    ]
    return sections.filter { $0.rows.count > 0 }
  }
}

extension ReleaseIdentifier.Kind {
  /// Its name in words: "matrix runout".
  fileprivate var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
