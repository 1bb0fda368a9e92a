import CatalogStore
import Files
import Releases

/// Brings the catalogues of a database to this version, without another import.
public struct CatalogUpgrade: Sendable {
  private let address: PostgresAddress

  public init(of address: PostgresAddress) {
    self.address = address
  }

  /// Upgrades those that an earlier version made, each in one transaction.
  ///
  /// - Returns: the names of those that were upgraded.
  /// - Throws: `LookUpFailure`, also for a catalogue that a newer version made.
  public func run() async throws(LookUpFailure) -> [String] {
    do {
      return try await WaitingThread.run {
        let connection = try PostgresConnection(address, for: .importing)
        return try PostgresSchema.names(in: connection).filter { name in
          try PostgresSchema(of: name).upgrade(in: connection, address)
        }
      }
    } catch let failure as LookUpFailure {
      throw failure
    } catch let failure as PostgresFailure {
      throw failure.lookUpFailure(at: address)
    } catch {
      throw .lasting(.broken("\(address.name): \(error)", remedy: .importCatalogAgain))
    }
  }
}

extension PostgresSchema {
  /// Adds what later versions have; says whether there was anything to add.
  fileprivate func upgrade(
    in connection: PostgresConnection, _ address: PostgresAddress
  ) throws -> Bool {
    try connection.execute("BEGIN; SET LOCAL search_path = \(quoted); LOCK TABLE catalog")
    let rows = try connection.rows("SELECT version FROM \(quoted).catalog")
    let version = rows.count == 1 ? rows.integer(0, 0) ?? 0 : 0
    guard version < Self.version else {
      try connection.execute("ROLLBACK")
      // Says so of a newer one.
      _ = try info(in: connection, address)
      return false
    }
    for added in Self.versions.dropFirst(version) {
      try connection.execute(added.tables)
      try connection.execute(added.contents)
    }
    try connection.execute("UPDATE catalog SET version = \(Self.version); ANALYZE")
    try grantReading(in: connection)
    try connection.execute("COMMIT")
    return true
  }
}
