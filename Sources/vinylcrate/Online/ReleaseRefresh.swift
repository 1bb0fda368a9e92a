import Foundation
import OnlineCatalogs
import Releases
import ScanReports

/// Asks the sources how a release is today.
struct ReleaseRefresh {
  /// What they said.
  struct Result {
    /// The release as its source has it now; nil where it did not answer or has it no more.
    var release: ReleaseDetail?
    /// What Discogs says of it; nil where it did not answer or does not have it.
    var figures: FreshFigures?
    /// Why one of them did not answer.
    var failure: LookUpFailure?
  }

  private let discogs: DiscogsCatalog
  private let musicBrainz: MusicBrainzCatalog

  init(_ sources: OnlineSources) throws {
    let connections = try OnlineConnections.ofUser
    discogs = sources.discogs(connections)
    musicBrainz = sources.musicBrainz(connections)
  }

  /// Nothing of it comes from what is kept.
  func result(for release: ReleaseDetail) async -> Result {
    var result = Result()
    do throws(LookUpFailure) {
      switch release.id.source {
      case .discogs:
        let fresh = try await discogs.release(id: release.id, refreshes: true)
        result.release = fresh
        if let fresh { result.figures = try await figures(of: fresh) }
      case .musicBrainz:
        let fresh = try await musicBrainz.release(id: release.id, refreshes: true)
        result.release = fresh
        if let other = (fresh ?? release).otherIDs.first(where: { $0.source == .discogs }),
          let same = try await discogs.release(id: other, refreshes: true)
        {
          result.figures = try await figures(of: same)
        }
      }
    } catch {
      result.failure = error
    }
    return result
  }

  private func figures(
    of release: ReleaseDetail
  ) async throws(LookUpFailure) -> FreshFigures {
    let market = try await discogs.marketplace(of: release.id, advises: false, refreshes: true)
    var pressings: [ReleaseSummary] = []
    if let master = release.master {
      pressings = try await discogs.versions(ofMaster: master, refreshes: true)
    }
    return FreshFigures(
      source: .discogs, asOf: Date(), have: release.circulation?.have,
      want: release.circulation?.want, forSale: market?.forSale,
      lowestPrice: market?.lowestPrice.map { .init(value: $0.value, currency: $0.currency) },
      pressings: pressings.filter { $0.id != release.id })
  }
}
