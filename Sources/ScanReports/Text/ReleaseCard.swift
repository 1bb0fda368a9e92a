import Releases

/// A release with all that is known of it, as text for people.
struct ReleaseCard {
  let release: ReleaseDetail
  let ranking: PressingRanking

  func text(on page: TextPage) -> String {
    let summary = release.summary
    var lines = [page.colored(summary.recordLine.safeForTerminal, .bold)]
    let facts = [
      ("label", summary.labelLine),
      ("format", summary.formatLine),
      ("pressing", [release.country, release.released].compactMap { $0 }.joined(separator: ", ")),
      ("style", (release.genres + release.styles).joined(separator: ", ")),
      ("barcode", release.gtins.map(\.shortestDigits).joined(separator: ", ")),
      ("id", release.id.description),
      (
        "evidence",
        (ranking.entries.first?.evidence ?? []).map(\.description)
          .joined(separator: ", ")
      ),
    ]
    for (name, value) in facts where !value.isEmpty {
      lines.append("  \(name.fitted(to: 11))\(value.safeForTerminal)")
    }
    for track in release.tracklist {
      let duration = track.duration.map { "  \($0)" } ?? ""
      lines.append(
        "  \(track.position.safeForTerminal.fitted(to: 5))\(track.title.safeForTerminal)"
          + page.colored(duration.safeForTerminal, .dim))
    }
    for other in ranking.entries.dropFirst() {
      let release = other.release
      let facts = [release.id.description, release.pressingLine, release.labelLine]
      lines.append(
        page.colored(
          "  or \(facts.joinedFacts)".safeForTerminal, .dim))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
