import Barcodes
import Files
import Foundation
import Library

extension ScanHistory {
  /// Looks the barcodes of outcomes up again, stores the new outcomes, and calls `body` with each
  /// photo except those of which nothing more is known, and that are still ambiguous or were resolved
  /// by another barcode.
  ///
  /// - Parameters:
  ///   - statuses: which outcomes are looked up again, and which barcodes beside a resolved one.
  ///   - scanner: looks them up; no photo is read.
  ///   - isTrial: store nothing.
  ///   - isWanted: whether a photo is looked at; each by default.
  ///   - now: gives the time of the look-up.
  public func resolve(
    _ statuses: Set<ScanStatus>, with scanner: PhotoScanner,
    isTrial: Bool = false,
    where isWanted: (ScannedPhoto) async throws -> Bool = { _ in true },
    now: @Sendable () -> Date = { Date() }, _ body: (ScannedPhoto) async throws -> Void
  ) async throws {
    try await visit(statuses, ofAnyBarcode: true) { photo in
      guard try await isWanted(photo) else { return }
      var outcomes: [ScanOutcome] = []
      for before in photo.outcomes {
        var outcome = await scanner.lookUpAgain(before)
        outcome.record = before.record
        outcomes.append(outcome)
      }
      let isSettled = zip(photo.outcomes, outcomes).allSatisfy { before, after in
        [.ambiguous, .resolved].contains(before.status)
          && before.findings.map(\.status) == after.findings.map(\.status)
      }
      guard !isSettled else { return }
      if !isTrial { try await replace(outcomes, of: photo, at: now()) }
      try await body(
        ScannedPhoto(
          path: photo.path, outcomes: outcomes, file: photo.file, takenAt: photo.takenAt,
          novelty: .known))
    }
  }

  /// Looks a barcode up again in the photos where the user's choice named its pressing, and stores the
  /// new outcomes: for a choice that was taken back.
  ///
  /// - Returns: how many photos these are.
  /// - Throws: ``LibraryFailure``.
  public func reopen(
    _ barcode: GTIN, with scanner: PhotoScanner, now: Date = Date()
  ) async throws -> Int {
    func isChosen(_ finding: BarcodeFinding) -> Bool {
      finding.origin.gtin == barcode
        && finding.match.ranking.entries.contains { $0.evidence.contains(.chosenBefore) }
    }
    var count = 0
    for entry in try await journal.entries(barcode: barcode) {
      let photo = try await photo(entry, at: PhotoPath(bytes: entry.path))
      guard photo.outcomes.contains(where: { $0.findings.contains(where: isChosen) }) else {
        continue
      }
      var outcomes: [ScanOutcome] = []
      for outcome in photo.outcomes {
        outcomes.append(await scanner.lookUpAgain(outcome, where: isChosen))
      }
      try await replace(outcomes, of: photo, at: now)
      count += 1
    }
    return count
  }

  private func replace(
    _ outcomes: [ScanOutcome], of photo: ScannedPhoto, at now: Date
  ) async throws {
    guard let file = photo.file else { return }
    let releases = OutcomeArchive.releases(of: outcomes)
    try await journal.replace(
      try outcomes.map(OutcomeArchive.stored), ofContent: file.hash, at: now,
      releases: releases.whole, pressings: releases.others)
  }
}
