import Files
import Foundation
import GRDB
import Releases
import SQLiteSupport

extension CatalogDatabase {
  /// The catalogue that ships with the program: a few dozen real records to try it with.
  ///
  /// It is built in memory; nothing is written.
  public static func sample() throws(LookUpFailure) -> CatalogDatabase {
    do {
      let decoder = JSONDecoder()
      return try CatalogDatabase(
        releases: PackageResources.sample_catalogue_jsonl.split(separator: UInt8(ascii: "\n"))
          .map { try decoder.decode(ReleaseDetail.self, from: Data($0)) },
        origin: CatalogOrigin(
          name: "VinylCrate sample", source: "Discogs data and MusicBrainz core data, both CC0"))
    } catch {
      throw LookUpFailure(noCatalogAt: "sample catalogue", reason: error.sqliteReason)
    }
  }

  /// A catalogue in memory.
  init(releases: [ReleaseDetail], origin: CatalogOrigin) throws {
    let queue = try DatabaseQueue()
    try queue.inDatabase { database in
      guard let handle = database.sqliteConnection else { return }
      let writer = try CatalogWriter(
        origin, in: SQLiteConnection(borrowing: handle), gatheringIn: nil)
      try writer.add(writer.preparer.prepare(releases))
      _ = try writer.finish { _ in }
    }
    try self.init(reader: queue, path: nil)
  }
}
