import AppNavigation
import Foundation
import OnlineCatalogs
import Problems
import Releases
import ScanReports

/// Asks Discogs how a release is offered today.
struct MarketplaceQuestion: Sendable {
  /// Nil where no connection is to be made.
  private let sources: OnlineSources?

  /// - Parameter isWanted: Whether the user chose so in the first run.
  /// - Throws: what ends the program: a token that cannot be read.
  init(_ options: OnlineOptions, isWanted: Bool) throws {
    let sources = try OnlineSources(options.addresses)
    self.sources = try isWanted || options.isOnline(sources.token) ? sources : nil
  }

  func answer(about release: ReleaseDetail) async -> MarketAnswer {
    guard let sources else {
      return .failed("Discogs is not asked: start with --online, or sign in to Discogs.")
    }
    let result: ReleaseRefresh.Result
    do {
      result = try await ReleaseRefresh(sources).result(for: release)
    } catch {
      return .failed("\(error)")
    }
    if let figures = result.figures { return .figures(figures.ofMarketplace) }
    let reason = result.failure.map { RemedyWording.commandLine.sentence(for: $0) }
    return .failed(reason ?? "Discogs does not have this record.")
  }
}
