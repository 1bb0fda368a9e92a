import Problems
import Releases
import Scanning

/// Comma-separated values (RFC 4180, but with line feeds): one line for each barcode, and one for a
/// photo without any. Control characters become U+FFFD, since the text may be shown on a terminal;
/// JSON has the exact names.
struct CSVPrinter: OutcomePrinter {
  private static let columns =
    ["path", "page", "status", "gtin", "text", "symbology", "add_on", "stage", "lines"]
    + ReleaseSummary.columns + ["evidence", "alternatives", "error", "record"]

  /// What each such file begins with: the columns that every version had.
  static let start = columns.prefix(9).joined(separator: ",")

  /// Whether cells are guarded.
  let format: OutcomeFormat
  /// Says what to do about a problem.
  let wording: RemedyWording
  /// Whether the last column is the time of the scan.
  let showsDates: Bool

  func header() -> String { format.line(Self.columns + (showsDates ? ["scanned"] : [])) }

  func text(of outcome: ScanOutcome) -> String {
    let end = [outcome.record?.description ?? ""] + date(of: outcome)
    guard outcome.assigned == nil, !outcome.findings.isEmpty else {
      let error = outcome.problem.map { wording.sentence(for: $0) } ?? ""
      let reading = [String](repeating: "", count: 6)
      let release = outcome.assigned?.summary.fields ?? ReleaseSummary.columns.map { _ in "" }
      return format.line(
        place(of: outcome) + [outcome.status.rawValue] + reading + release + ["", "", error] + end)
    }
    return outcome.findings.map { format.line(fields(of: $0, in: outcome) + end) }.joined()
  }

  func footer() -> String { "" }

  private func date(of outcome: ScanOutcome) -> [String] {
    showsDates ? [outcome.scannedAt?.text ?? ""] : []
  }

  private func place(of outcome: ScanOutcome) -> [String] {
    [outcome.path.description, outcome.page.map(String.init) ?? ""]
  }

  private func fields(of finding: BarcodeFinding, in outcome: ScanOutcome) -> [String] {
    let head = place(of: outcome) + [finding.status.rawValue, finding.origin.gtin.digits]
    let reading: [String] =
      switch finding.origin {
      case .read(let barcode):
        [
          barcode.text, barcode.symbology.rawValue, barcode.addOn?.digits ?? "",
          barcode.stage.rawValue, String(barcode.agreeingLines),
        ]
      case .typed(_, let text):
        [text, "", "", "typed", "0"]
      }
    if case .failure(let failure) = finding.result {
      let empty = [String](repeating: "", count: ReleaseSummary.columns.count + 2)
      return head + reading + empty + [wording.sentence(for: failure)]
    }
    let best = finding.match.ranking.entries.first
    let release = best?.release.fields ?? ReleaseSummary.columns.map { _ in "" }
    return head + reading + release + [
      best?.evidence.map(\.description).joined(separator: "; ") ?? "",
      finding.match.releases.dropFirst().map(\.id.description).joined(separator: "; "),
      outcome.damage.map { wording.sentence(for: $0) } ?? "",
    ]
  }
}
