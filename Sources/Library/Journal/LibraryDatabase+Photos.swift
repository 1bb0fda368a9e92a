import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  public func photos(of release: ReleaseID) async throws(LibraryFailure) -> [[UInt8]] {
    try await read { database in
      var photos: [[UInt8]] = []
      for item in try CollectionItem.fetch(
        database, where: "item.release = ?", [release.description])
      {
        let keys = try String.fetchAll(
          database, sql: "SELECT key FROM scanKept WHERE item = ? ORDER BY key",
          arguments: [item.id])
        let kept = try keys.flatMap { try Self.photos(keptAs: $0, in: database) }
        for photo in [item.photo].compactMap(\.self) + kept where !photos.contains(photo) {
          photos.append(photo)
        }
      }
      return photos
    }
  }

  /// The photos of which one was kept under a key, which begins with the digits of their content.
  private static func photos(keptAs key: String, in database: Database) throws -> [[UInt8]] {
    let digits = Array(key.utf8.prefix { $0 != UInt8(ascii: " ") })
    let hash = stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
    return try Data.fetchAll(
      database,
      sql: """
        SELECT path FROM scanPhoto JOIN scanContent ON scanContent.number = scanPhoto.content
        WHERE hash = ? ORDER BY path
        """, arguments: [Data(hash)]
    )
    .map { Array($0) }
  }
}
