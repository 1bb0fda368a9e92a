import Barcodes
import Releases
import Scanning

/// The photos that wait for the user's word.
extension ScannerState {
  /// Moves in what is in front: the list, or what is open over it.
  mutating func scroll(by steps: Int) {
    switch panel {
    case nil: move(by: steps)
    case .question(var question):
      question.move(by: steps.signum())
      panel = .question(question)
    case .pressings(var choice):
      choice.move(by: steps.signum())
      panel = .pressings(choice)
    case .filing(var filing):
      filing.move(by: steps.signum())
      panel = .filing(filing)
    case .files(var browser):
      browser.move(by: steps)
      panel = .files(browser)
    }
  }

  var hasDoubt: Bool { rows.contains { $0.status.needsUser } }

  /// Goes to the next photo that the user has to look at, from the cursor on and then from the top.
  mutating func moveToNextDoubt() {
    let order = Array(rows.indices.suffix(from: min(cursor + 1, rows.count))) + Array(rows.indices)
    guard let next = order.first(where: { rows[$0].status.needsUser }) else { return }
    select(next)
  }

  /// The records that the photos show, each once.
  var records: [ReleaseDetail] {
    var seen: Set<ReleaseID> = []
    return rows.compactMap(\.release).filter { seen.insert($0.id).inserted }
  }

  /// The record that a photo shows, or the other photo that says which; nil where nobody knows.
  func release(ofRow row: Int) -> ReleaseDetail? {
    if let release = rows[row].release { return release }
    guard let record = rows[row].record else { return nil }
    return rows.lazy.filter { $0.path.absolute == record.absolute }.compactMap(\.release).first
  }

  /// The question what a photo shows.
  ///
  /// - Parameter advice: what helps, in words; nil for nothing.
  func question(about row: Int, advice: String?) -> PhotoQuestion {
    let code = rows[row].gtin.map { "\($0.shortestDigits): " } ?? ""
    let reason =
      switch rows[row].status {
      case .dismissed: "you said that it shows no record that matters"
      default: rows[row].words
      }
    let above = rows[..<row].lastIndex { $0.release != nil }.map {
      PhotoQuestion.Above(row: $0, words: rows[$0].words)
    }
    return PhotoQuestion(
      row: row, reason: code + reason + (advice.map { ": \($0)" } ?? ""), above: above,
      others: rows[row].status == .unread ? rows.indices.filter { rows[$0].status == .unread } : [])
  }

  /// The choice among the pressings that a photo may show; nil where there is none.
  func pressingChoice(about row: Int) -> PressingChoice? {
    guard let gtin = rows[row].gtin, let match = rows[row].match else { return nil }
    return PressingChoice(
      row: row, gtin: gtin, entries: match.ranking.entries,
      waitingCount: rows.count { $0.gtin == gtin && $0.status.needsUser })
  }
}
