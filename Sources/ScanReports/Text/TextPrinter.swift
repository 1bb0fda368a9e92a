import Files
import Problems
import Releases
import Scanning
import Text

/// A table for people: a row for each barcode, the other pressings below it, and a count at the
/// end.
struct TextPrinter: OutcomePrinter {
  private let page: TextPage
  private let layout: TextLayout?
  private let showsFolders: Bool
  private var counts: [ScanStatus: Int] = [:]

  /// - Parameter showsFolders: whether photos are named with their folders.
  init(page: TextPage, showsFolders: Bool = false) {
    self.page = page
    self.showsFolders = showsFolders
    // Names with their folders are too long for a column.
    let names = page.photoNames
    let layout = showsFolders ? nil : TextLayout(width: page.width, longestName: names?.width)
    // A column would cut what tells photos apart.
    let cutsFolders =
      names.map { !$0.areFileNames && $0.width > layout?.photo ?? 0 } ?? (page.width != nil)
    self.layout = cutsFolders ? nil : layout
  }

  func header() -> String {
    guard let layout else { return "" }
    let titles = layout.row(
      photo: "photo", barcode: "barcode", record: "artist – title", label: "label, number",
      pressing: "pressing", status: "status")
    return page.colored(titles, .bold) + "\n"
  }

  mutating func text(of outcome: ScanOutcome) -> String {
    counts[outcome.status, default: 0] += 1
    let number = outcome.page.map { " page \($0)" } ?? ""
    let path = name(of: outcome.path)
    let date = outcome.scannedAt.map { $0.text + "  " } ?? ""
    let name = date + path.safeForTerminal + number
    guard outcome.assigned == nil, !outcome.findings.isEmpty else {
      let entry = outcome.match.ranking.entries.first
      return row(name, outcome.primary, entry, outcome.status) + note(outcome.problem.map(sentence))
        + explanation(of: outcome)
    }
    var text = ""
    for (index, finding) in outcome.findings.enumerated() {
      let ranking = finding.match.ranking
      text += row(index == 0 ? name : "", finding, ranking.entries.first, finding.status)
      if case .failure(let failure) = finding.result { text += note(sentence(failure)) }
      text += pressings(ranking)
      text += finding.ownership.map { note($0.description) }.joined()
    }
    return text + note(outcome.damage.map(sentence)) + explanation(of: outcome)
  }

  private func name(of path: PhotoPath) -> String {
    showsFolders ? path.description : page.photoNames?[path.description] ?? path.description
  }

  func footer() -> String {
    let total = counts.values.reduce(0, +)
    let parts = page.counts(counts)
    return "\n\(total) scanned" + (parts.isEmpty ? "" : ": " + parts) + "\n"
  }

  private func row(
    _ name: String, _ finding: BarcodeFinding?, _ entry: PressingRanking.Entry?,
    _ status: ScanStatus
  ) -> String {
    let release = entry?.release
    let barcode = finding?.printedText ?? ""
    let record = (release?.recordLine ?? "").safeForTerminal
    let label = (release?.labelLine ?? "").safeForTerminal
    let pressing = (release?.pressingLine ?? "").safeForTerminal
    let colored = page.colored(status.rawValue, status.color)
    if let layout {
      return layout.row(
        photo: name, barcode: barcode, record: record, label: label, pressing: pressing,
        status: colored) + "\n"
    }
    let facts = [barcode, label, pressing].filter { !$0.isEmpty }.joined(separator: "  ")
    let lines = [record, facts].filter { !$0.isEmpty }.map { page.wrapped($0, indent: 2) }.joined()
    let title = name.isEmpty ? status.rawValue : "\(name)  \(status.rawValue)"
    let head = page.wrapped(title, indent: 0)
    return head.dropLast(status.rawValue.count + 1) + colored + "\n" + lines
  }

  /// Why the first pressing is first, and the other pressings.
  private func pressings(_ ranking: PressingRanking) -> String {
    guard ranking.entries.count > 1, let first = ranking.entries.first else { return "" }
    let evidence = first.evidence.map(\.words).joined(separator: ", ")
    let reason =
      ranking.isDecided
      ? "chosen for: " + evidence
      : ranking.hasFavourite
        ? "not certain, likeliest for: " + evidence : "nothing tells these pressings apart:"
    let entries = ranking.isDecided ? ranking.entries.dropFirst() : ranking.entries[...]
    return note(reason)
      + entries.map { entry in
        let release = entry.release
        let facts = [
          release.id.description, release.pressingLine, release.labelLine, release.formatLine,
        ]
        return note((ranking.isDecided ? "not " : "or ") + facts.joinedFacts)
      }.joined()
  }

  private func explanation(of outcome: ScanOutcome) -> String {
    guard let trace = outcome.trace else { return "" }
    return Explanation(trace: trace, outcome: outcome, wording: page.wording).tree.lines.map {
      note($0)
    }.joined()
  }

  private func sentence(_ problem: some Problem) -> String { page.wording.sentence(for: problem) }

  private func note(_ text: String?) -> String {
    guard let text else { return "" }
    return page.wrapped(text.safeForTerminal, indent: 4).split(separator: "\n")
      .map { page.colored(String($0), .dim) + "\n" }.joined()
  }
}

extension BarcodeFinding {
  fileprivate var printedText: String {
    switch origin {
    case .read(let barcode):
      barcode.text + (barcode.addOn.map { "+" + $0.digits } ?? "")
    case .typed(let gtin, _):
      gtin.shortestDigits
    }
  }
}

extension TextPage {
  /// How many there are of each status, such as "2 resolved, 1 unread".
  func counts(_ counts: [ScanStatus: Int]) -> String {
    ScanStatus.allCases.compactMap { status in
      counts[status].map { colored("\($0) \(status.rawValue)", status.color) }
    }
    .joined(separator: ", ")
  }
}

extension ScanStatus {
  var color: TextColor {
    switch self {
    case .resolved, .assigned: .green
    case .grouped, .dismissed: .dim
    case .ambiguous: .yellow
    case .unknown: .magenta
    case .pending: .cyan
    case .failed, .unread, .unreadable: .red
    }
  }
}
