import Foundation
import GRDB
import Releases
import SQLiteSupport

/// Reads the records of a crate of any kind, or of the whole collection.
struct CrateContents {
  /// The rows of the crate: a release, and its place in the order.
  private let rows: String
  private let arguments: StatementArguments

  /// - Parameter crate: nil for the whole collection.
  init(of crate: Crate.ID?) {
    switch crate {
    case nil: (rows, arguments) = ("SELECT release, id AS place FROM item", [])
    case .folder(let id):
      (rows, arguments) = ("SELECT release, id AS place FROM item WHERE folder = ?", [id])
    case .wants: (rows, arguments) = ("SELECT release, position AS place FROM want", [])
    case .custom(let id):
      rows = "SELECT release, position AS place FROM crateRelease WHERE crate = ?"
      arguments = [id.text]
    }
  }

  /// The records in their order, once for each copy.
  ///
  /// - Parameter window: the positions to read; nil for all.
  func releases(in database: Database, window: Range<Int>?) throws -> [ReleaseSummary] {
    return try Row.fetchAll(
      database,
      sql: """
        SELECT detail FROM (\(rows) ORDER BY place, release LIMIT ? OFFSET ?) AS listed
        JOIN release ON release.id = listed.release ORDER BY place, listed.release
        """, arguments: arguments + window.limitAndOffset
    )
    .map { try $0.json("detail") }
  }

  /// Gives what lists need of each record once, with its number of copies, the earliest first; only
  /// one is in memory at a time.
  func forEachRelease(
    in database: Database, _ body: (ReleaseSummary, _ copies: Int) -> Void
  ) throws {
    let cursor = try Row.fetchCursor(
      database,
      sql: """
        SELECT releaseTraits.release, line, copies FROM
          (SELECT release, count(*) AS copies, min(place) AS place FROM (\(rows)) GROUP BY release)
          AS listed
        JOIN releaseTraits ON releaseTraits.release = listed.release
        ORDER BY place, listed.release
        """, arguments: arguments)
    while let row = try cursor.next() {
      body(try ReleaseTraits(row: row).release, try row.value("copies"))
    }
  }
}

extension Range<Int>? {
  /// The values of `LIMIT ? OFFSET ?` that read these positions; all for nil.
  var limitAndOffset: StatementArguments {
    guard let positions = self?.clamped(to: 0..<Int.max) else { return [-1, 0] }
    return [positions.count, positions.lowerBound]
  }
}
