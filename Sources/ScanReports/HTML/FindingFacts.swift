import Barcodes
import Foundation
import Links
import Problems
import Releases
import Scanning
import Text

/// One barcode: its digits, the record, and why it is this pressing.
struct FindingFacts {
  let finding: BarcodeFinding
  /// The number of its outline; nil if there is only one.
  let number: Int?
  /// Says what may be done next.
  let wording: RemedyWording

  /// The most pressings that are listed; `vinylcrate lookup` shows all.
  private static let pressingLimit = 8

  var html: HTML {
    guard let number else { return facts }
    return """
      <div class="finding"><span class="number">\(number)</span><div>\(facts)</div></div>
      """
  }

  private var facts: HTML {
    let ranking = finding.match.ranking
    guard let best = ranking.entries.first else {
      return "<h3>\(digits)</h3>"
    }
    return """
      \(Self.html(of: best.release))\
      <p class="barcode">\(digits)</p>\(owned)\
      \(ranking.isDecided ? reasons(ranking, best) : choices(ranking))
      """
  }

  /// The name of a release, and the facts that tell it from other pressings.
  static func html(of release: ReleaseSummary) -> HTML { heading(release) + facts(of: release) }

  private static func heading(_ release: ReleaseSummary) -> HTML {
    let artist = release.artists.joined
    let line: HTML =
      artist.isEmpty ? .empty : "<span class=\"artist\" dir=\"auto\">\(artist)</span> "
    return "<h3>\(line)<cite dir=\"auto\">\(release.title)</cite></h3>"
  }

  private static func facts(of release: ReleaseSummary) -> HTML {
    [release.labelLine, [release.pressingLine, release.formatLine].joinedFacts]
      .filter { !$0.isEmpty }
      .map { "<p class=\"fact\" dir=\"auto\">\($0)</p>" as HTML }
      .reduce(.empty, +)
  }

  private var digits: HTML {
    switch finding.origin {
    case .read(let barcode):
      let digits = barcode.gtin.printed(as: barcode.symbology) ?? barcode.text
      let addOn = barcode.addOn.map { " + \($0.digits)" } ?? ""
      return """
        <span class="digits">\(digits)\(addOn)</span> \
        <small>\(barcode.symbology.name)</small>
        """
    case .typed(let gtin, _):
      return "<span class=\"digits\">\(gtin.shortestDigits)</span> <small>typed</small>"
    }
  }

  private var shortestDigits: String { finding.origin.gtin.shortestDigits }

  /// The user's copies of it, and whether it is wanted.
  private var owned: HTML {
    finding.ownership.map { "<p class=\"owned\">\($0.description)</p>" as HTML }
      .reduce(.empty, +)
  }

  private func reasons(_ ranking: PressingRanking, _ best: PressingRanking.Entry) -> HTML {
    let why = best.evidence.map(\.words).joined(separator: ", ")
    let others = ranking.entries.dropFirst()
    let list: HTML =
      others.isEmpty
      ? .empty
      : """
      <details><summary>\(others.count) other \(others.count.form(of: "pressing"))\
      </summary>\(pressings(others, choosing: false))</details>
      """
    let reason: HTML = why.isEmpty ? .empty : " · \(why)"
    return "<p class=\"why\">\(source(best.release.id))\(reason)</p>\(list)"
  }

  private func choices(_ ranking: PressingRanking) -> HTML {
    let evidence = ranking.entries.first?.evidence.map(\.words).joined(separator: ", ") ?? ""
    let reason = ranking.hasFavourite ? " The first is likeliest for: \(evidence)." : ""
    return """
      <p class="why">Which of these is it?\(reason)</p>\
      \(pressings(ranking.entries[...], choosing: true))
      """
  }

  private func pressings(_ entries: ArraySlice<PressingRanking.Entry>, choosing: Bool) -> HTML {
    let items = entries.prefix(Self.pressingLimit).map { entry -> HTML in
      let release = entry.release
      let facts = [release.pressingLine, release.labelLine, release.formatLine].joinedFacts
      let command: HTML = choosing ? choose(release.id) : .empty
      return "<li><span dir=\"auto\">\(facts)</span> \(source(release.id))\(command)</li>"
    }
    let rest = entries.count - items.count
    let more: HTML =
      rest > 0
      ? "<p>and \(rest) more: \(wording.code(for: .lookUp(barcode: shortestDigits)))</p>" : .empty
    return "<ol class=\"pressings\">\(items)</ol>\(more)"
  }

  private func choose(_ id: ReleaseID) -> HTML {
    wording.code(for: .choosePressing(barcode: shortestDigits, release: id.description))
  }

  /// A link to the release at its source; only the name of the source for an ill-formed id.
  private func source(_ id: ReleaseID) -> HTML {
    let name =
      switch id.source {
      case .discogs: "Discogs \(id.value)"
      case .musicBrainz: "MusicBrainz"
      }
    guard let page = MarketplacePage(.release, of: id) else { return "\(name)" }
    return "<a href=\"\(page.url.absoluteString)\" rel=\"noreferrer\">\(name)</a>"
  }
}
