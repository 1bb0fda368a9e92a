import Files
import Foundation
import Library
import Links
import Releases

/// Turns outcomes into what the journal keeps, and back.
struct OutcomeArchive: Sendable {
  let journal: ScanJournal

  /// The releases in outcomes: with all details those that are the best of a finding, and as
  /// summaries the others.
  static func releases(of outcomes: [ScanOutcome]) -> (
    whole: [ReleaseDetail], others: [ReleaseSummary]
  ) {
    var (whole, others): ([ReleaseID: ReleaseDetail], [ReleaseID: ReleaseSummary]) = ([:], [:])
    for match in outcomes.flatMap(\.findings).map(\.match) {
      if let release = match.best { whole[release.id] = release }
      for release in match.releases { others[release.id] = release }
    }
    for (id, release) in whole where others[id] == release.summary { others[id] = nil }
    func byID<Value>(_ values: [ReleaseID: Value]) -> [Value] {
      values.sorted { $0.key.description < $1.key.description }.map(\.value)
    }
    return (byID(whole), byID(others))
  }

  static func stored(_ outcome: ScanOutcome) throws -> JournalEntry.Outcome {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return JournalEntry.Outcome(
      page: outcome.page ?? 0, status: outcome.status.rawValue,
      gtins: outcome.findings.map(\.origin.gtin),
      body: try encoder.encode(StoredOutcome(outcome)))
  }

  /// The outcome as it was stored; nil if the journal lacks one of its releases.
  ///
  /// - Throws: `DecodingError` where the body is no outcome; ``LibraryFailure``.
  func outcome(_ stored: JournalEntry.Outcome, of path: PhotoPath) async throws -> ScanOutcome? {
    let body = try JSONDecoder().decode(StoredOutcome.self, from: stored.body)
    let page = stored.page == 0 ? nil : stored.page
    guard body.findings.isEmpty else {
      var findings: [BarcodeFinding] = []
      for finding in body.findings {
        guard let restored = try await restored(finding) else { return nil }
        findings.append(restored)
      }
      return ScanOutcome(path: path, page: page, findings: findings, damage: body.image)
    }
    let problem =
      body.unread.map(ScanProblem.unread) ?? body.image.map(ScanProblem.image)
      ?? body.file.map(ScanProblem.file)
    guard let problem, let status = ScanStatus(rawValue: stored.status) else { return nil }
    return ScanOutcome(path: path, page: page, status: status, problem: problem)
  }

  private func restored(_ finding: StoredOutcome.Finding) async throws -> BarcodeFinding? {
    let origin = BarcodeFinding.Origin.read(finding.barcode)
    guard let pressings = finding.pressings else {
      return finding.failure.map { BarcodeFinding(origin: origin, result: .failure($0)) }
    }
    let summaries = try await journal.pressings(pressings.map(\.id))
    let entries = zip(pressings, summaries).compactMap { pressing, summary in
      summary.map { PressingRanking.Entry(release: $0, evidence: pressing.evidence) }
    }
    guard entries.count == pressings.count else { return nil }
    var best: ReleaseDetail?
    if let first = pressings.first {
      best = try await journal.release(first.id)
      guard best != nil else { return nil }
    }
    let match = Match(ranking: PressingRanking(ranked: entries), best: best)
    return BarcodeFinding(
      origin: origin,
      result: .success(Destination(barcode: finding.barcode.gtin, match: match)))
  }
}
