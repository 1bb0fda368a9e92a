import Barcodes
import Foundation
import GRDB
import Releases

/// Builds a new catalogue.
struct CatalogBuilder {
  private let queue: DatabaseQueue
  private let encoder = JSONEncoder()

  /// Creates the tables in an empty database.
  init(in queue: DatabaseQueue, name: String, source: String) throws {
    self.queue = queue
    try queue.write { database in
      try CatalogSchema.create(in: database)
      try database.execute(
        sql: "INSERT INTO catalog (name, source) VALUES (?, ?)", arguments: [name, source])
    }
  }

  /// Adds releases in one transaction.
  func add(_ releases: some Sequence<ReleaseDetail>) throws {
    try queue.write { database in
      let release = try database.makeStatement(
        sql: "INSERT INTO release (id, detail) VALUES (?, ?)")
      let barcode = try database.makeStatement(
        sql: "INSERT INTO barcode (gtin, release) VALUES (?, ?)")
      let text = try database.makeStatement(
        sql: "INSERT INTO releaseText (rowid, artist, title, label) VALUES (?, ?, ?, ?)")
      for detail in releases {
        try release.execute(arguments: [detail.id.description, try encoder.encode(detail)])
        let number = database.lastInsertedRowID
        for gtin in detail.gtins {
          try barcode.execute(arguments: [Int64(gtin.value), number])
        }
        let indexed = detail.indexedText
        try text.execute(arguments: [number, indexed.artist, indexed.title, indexed.label])
      }
    }
  }
}
