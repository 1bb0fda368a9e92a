import CatalogStore
import Foundation
import Releases

extension PostgresSchema {
  /// The names of the catalogues in a database.
  static func names(in connection: PostgresConnection) throws -> [String] {
    let rows = try connection.rows(
      """
      SELECT substr(nspname, length('\(prefix)') + 1) FROM pg_namespace n
      WHERE starts_with(nspname, '\(prefix)')
        AND EXISTS (SELECT FROM pg_class WHERE relnamespace = n.oid AND relname = 'catalog')
      ORDER BY nspname
      """)
    return (0..<rows.count).compactMap { rows.text($0, 0) }
  }

  /// Says what the catalogue holds, where this version can read it.
  func info(in connection: PostgresConnection, _ address: PostgresAddress) throws -> CatalogInfo {
    let rows = try connection.rows("SELECT version, origin, counts FROM \(quoted).catalog")
    let version = rows.count == 1 ? rows.integer(0, 0) : nil
    let place = "\(address.name), catalogue \(name.dropFirst(Self.prefix.count))"
    guard let version, let origin = rows.text(0, 1), let counts = rows.text(0, 2) else {
      throw LookUpFailure.lasting(.broken("\(place): it is empty", remedy: .importCatalogAgain))
    }
    guard version <= Self.version else {
      throw LookUpFailure.lasting(
        .newerSchema("\(place): written by a newer VinylCrate (catalogue version \(version))"))
    }
    guard version == Self.version else {
      throw LookUpFailure.lasting(
        .broken(
          "\(place): written by an older VinylCrate (catalogue version \(version))",
          remedy: .upgradeCatalog))
    }
    let decoder = JSONDecoder()
    return CatalogInfo(
      try decoder.decode(CatalogOrigin.self, from: Data(origin.utf8)),
      try decoder.decode(CatalogCounts.self, from: Data(counts.utf8)), path: address.name)
  }
}
