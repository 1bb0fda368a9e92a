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
      let queue = try DatabaseQueue()
      let builder = try CatalogBuilder(
        in: queue, name: "VinylCrate sample",
        source: "Discogs data and MusicBrainz core data, both CC0")
      let decoder = JSONDecoder()
      try builder.add(
        PackageResources.sample_catalogue_jsonl.split(separator: UInt8(ascii: "\n"))
          .map { try decoder.decode(ReleaseDetail.self, from: Data($0)) })
      return CatalogDatabase(reader: queue)
    } catch {
      throw LookUpFailure(noCatalogAt: "sample catalogue", reason: error.sqliteReason)
    }
  }
}
