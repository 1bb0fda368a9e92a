import Scanning

extension ScanEngine {
  /// Hands over the outcomes of a scan, whatever else happens in it.
  func outcomes(
    of names: some PhotoNames, deliver: (ScanOutcome) throws -> Void
  ) async throws {
    try await scan(names) { events in
      for try await case .finished(let photo) in events {
        for outcome in photo.outcomes { try deliver(outcome) }
      }
    }
  }
}
