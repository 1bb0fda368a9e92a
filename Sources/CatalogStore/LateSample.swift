import Barcodes
import Releases
import Synchronization

/// The catalogue that ships with the program, built when it is first asked: that takes longer than most
/// of what is done without a catalogue.
public final class LateSample: ReleaseCatalog {
  private let built = Mutex<CatalogDatabase?>(nil)

  public init() {}

  private var catalog: CatalogDatabase {
    get throws(LookUpFailure) {
      try built.withLock { (built) throws(LookUpFailure) in
        if let built { return built }
        let sample = try CatalogDatabase.sample()
        built = sample
        return sample
      }
    }
  }

  public func pressings(
    withBarcode gtin: GTIN
  ) async throws(LookUpFailure) -> [Pressing] { try await catalog.pressings(withBarcode: gtin) }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await catalog.release(id: id)
  }

  public func release(linkedTo id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await catalog.release(linkedTo: id)
  }

  public func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    try await catalog.releases(ids: ids)
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await catalog.search(query)
  }

  public func suggestion(for query: SearchQuery) async throws(LookUpFailure) -> SearchQuery? {
    try await catalog.suggestion(for: query)
  }
}
