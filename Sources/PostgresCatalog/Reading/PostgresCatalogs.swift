import Barcodes
import CatalogStore
import Releases
import Synchronization

/// The catalogues of a PostgreSQL database, which are asked in the order of their names.
///
/// Nobody is asked before the first question, so that a server that is away makes look-ups wait, and not the
/// program.
public final class PostgresCatalogs: Sendable {
  public let address: PostgresAddress
  private let pool: ConnectionPool
  private let opened = Mutex<CatalogSet?>(nil)

  public init(_ address: PostgresAddress) {
    self.address = address
    pool = ConnectionPool(address)
  }

  /// The catalogues, as they are now.
  ///
  /// - Throws: ``LookUpFailure``; a database without any is one.
  public func open() async throws(LookUpFailure) -> [PostgresCatalog] {
    do {
      return try await pool.with { connection in
        let names = try PostgresSchema.names(in: connection)
        guard !names.isEmpty else {
          throw LookUpFailure.lasting(
            .broken("\(address.name): there is no catalogue in it", remedy: .importCatalogTo))
        }
        return try names.map { name in
          let schema = PostgresSchema(of: name)
          return PostgresCatalog(schema, try schema.info(in: connection, address), in: pool)
        }
      }
    } catch let failure as LookUpFailure {
      throw failure
    } catch {
      throw .lasting(
        .broken(
          "\(address.name): the catalogue cannot be read (\(error))", remedy: .importCatalogAgain))
    }
  }

  /// The catalogues as they were when they were first asked.
  private func set() async throws(LookUpFailure) -> CatalogSet {
    if let set = opened.withLock({ $0 }) { return set }
    let set = CatalogSet(try await open())
    opened.withLock { $0 = set }
    return set
  }
}

extension PostgresCatalogs: ReleaseCatalog {
  public func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    try await set().pressings(withBarcode: gtin)
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await set().release(id: id)
  }

  public func release(linkedTo id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await set().release(linkedTo: id)
  }

  public func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    try await set().releases(ids: ids)
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await set().search(query)
  }

  public func suggestion(for query: SearchQuery) async throws(LookUpFailure) -> SearchQuery? {
    try await set().suggestion(for: query)
  }
}
