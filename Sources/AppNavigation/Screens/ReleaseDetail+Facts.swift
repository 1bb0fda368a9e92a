import Releases

extension ReleaseDetail {
  /// What is known of the pressing, except its name and tracks; facts that are unknown are left out.
  ///
  /// - Parameter evidence: Why it stands before other pressings.
  public func facts(evidence: [PressingEvidence] = []) -> [ScreenFact] {
    let facts = [
      ("label", summary.labelLine),
      ("format", summary.formatLine),
      ("pressing", [country, released].compactMap { $0 }.joined(separator: ", ")),
      ("style", (genres + styles).joined(separator: ", ")),
      ("barcode", gtins.map(\.shortestDigits).joined(separator: ", ")),
      ("id", id.description),
      ("evidence", evidence.map(\.description).joined(separator: ", ")),
    ]
    return facts.filter { !$0.1.isEmpty }.map { ScreenFact($0, $1) }
  }

  /// Its tracks: the position, the title and, as a note, the duration.
  public var trackFacts: [ScreenFact] {
    tracklist.map { ScreenFact($0.position, $0.title, note: $0.duration) }
  }
}
