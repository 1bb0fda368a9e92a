import AppNavigation
import Releases
import Text

/// All details of a release, as text for people.
struct ReleaseCard {
  let release: ReleaseDetail
  let ranking: PressingRanking

  func text(on page: TextPage) -> String {
    var text = page.colored(release.summary.recordLine.safeForTerminal, .bold) + "\n"
    let evidence = ranking.entries.first?.evidence ?? []
    for fact in release.facts(evidence: evidence) {
      text += fact.text(on: page, labelWidth: ScreenFact.labelWidth)
    }
    for track in release.tracklist {
      let duration = track.duration.map { "  \($0)" } ?? ""
      text +=
        "  \(track.position.safeForTerminal.fitted(to: 5))\(track.title.safeForTerminal)"
        + page.colored(duration.safeForTerminal, .dim) + "\n"
    }
    text += release.detailSections.map { $0.text(on: page) }.joined()
    for other in ranking.entries.dropFirst() {
      let release = other.release
      let facts = [release.id.description, release.pressingLine, release.labelLine]
      let lines = page.wrapped("or \(facts.joinedFacts)".safeForTerminal, indent: 2)
      text += lines.split(separator: "\n").map { page.colored(String($0), .dim) + "\n" }.joined()
    }
    return text
  }
}
