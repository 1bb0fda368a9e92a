import Barcodes
import Releases
import Synchronization

/// The catalogue of this machine that the app asks, which another can take the place of.
final class CatalogInUse: ReleaseCatalog {
  private let current: Mutex<any ReleaseCatalog>

  init(_ catalog: any ReleaseCatalog) { current = Mutex(catalog) }

  /// Asks another one from now on.
  func replace(with catalog: any ReleaseCatalog) { current.withLock { $0 = catalog } }

  private var catalog: any ReleaseCatalog { current.withLock { $0 } }

  func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    try await catalog.pressings(withBarcode: gtin)
  }

  func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await catalog.release(id: id)
  }

  func release(linkedTo id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await catalog.release(linkedTo: id)
  }

  func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    try await catalog.releases(ids: ids)
  }

  func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await catalog.search(query)
  }

  func suggestion(for query: SearchQuery) async throws(LookUpFailure) -> SearchQuery? {
    try await catalog.suggestion(for: query)
  }
}
