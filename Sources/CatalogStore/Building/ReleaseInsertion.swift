import Files
import Releases

/// Inserts releases, and gathers their barcodes and masters in a file of its own until they are sorted.
final class ReleaseInsertion {
  private let connection: SQLiteConnection
  private let insertRelease: SQLiteStatement
  private let insertOther: SQLiteStatement
  private let insertCode: SQLiteStatement
  private let insertMaster: SQLiteStatement
  private var nextGiven = ReleaseKey.firstGiven

  /// - Parameter path: the file for what is gathered; nil for memory.
  init(in connection: SQLiteConnection, gatheringAt path: PhotoPath?) throws(SQLiteFailure) {
    self.connection = connection
    let path = path ?? PhotoPath(":memory:")
    let attach = try connection.prepare("ATTACH ? AS gathered")
    let result = path.bytes.withUnsafeBytes { path in
      attach.bind(text: path, at: 1)
      return Result { () throws(SQLiteFailure) in try attach.run() }
    }
    try result.get()
    try connection.execute(
      """
      PRAGMA gathered.journal_mode = OFF;
      PRAGMA gathered.synchronous = OFF;
      PRAGMA gathered.cache_size = -4096;
      CREATE TABLE gathered.code (gtin INTEGER, isCompleted INTEGER, release INTEGER);
      CREATE TABLE gathered.masterOfRelease (master INTEGER);
      """)
    insertRelease = try connection.prepare("INSERT OR IGNORE INTO release VALUES (?, ?)")
    insertOther = try connection.prepare("INSERT OR IGNORE INTO otherID VALUES (?, ?)")
    insertCode = try connection.prepare("INSERT INTO gathered.code VALUES (?, ?, ?)")
    insertMaster = try connection.prepare("INSERT INTO gathered.masterOfRelease VALUES (?)")
  }

  /// Inserts a release and gives its key; nil if it is there already.
  ///
  /// - Parameters:
  ///   - id: the bytes of its id where it has no `number` of its own.
  ///   - link: the number that it has at Discogs, where it is of another source.
  func insert(
    number: Int64?, id: [UInt8]?, link: ReleaseID?, detail: ArraySlice<UInt8>
  ) throws(SQLiteFailure) -> Int64? {
    let key = number ?? nextGiven
    if number == nil, let id {
      try insert(otherID: id, of: key)
      guard connection.changes == 1 else { return nil }
      nextGiven += 1
      if let link { try insert(otherID: ReleaseKey.bytes(of: link), of: key) }
    }
    let result = detail.withUnsafeBytes { detail in
      insertRelease.bind(key, at: 1)
      insertRelease.bind(blob: detail, at: 2)
      return Result { () throws(SQLiteFailure) in try insertRelease.run() }
    }
    try result.get()
    return connection.changes == 1 ? key : nil
  }

  private func insert(otherID id: [UInt8], of key: Int64) throws(SQLiteFailure) {
    let result = id.withUnsafeBytes { id in
      insertOther.bind(blob: id, at: 1)
      insertOther.bind(key, at: 2)
      return Result { () throws(SQLiteFailure) in try insertOther.run() }
    }
    try result.get()
  }

  func gather(
    _ codes: ArraySlice<BarcodeCode>, of release: Int64, master: Int64?
  ) throws(SQLiteFailure) {
    for code in codes {
      insertCode.bind(Int64(code.gtin.value), at: 1)
      insertCode.bind(code.isCompleted ? 1 as Int64 : 0, at: 2)
      insertCode.bind(release, at: 3)
      try insertCode.run()
    }
    if let master {
      insertMaster.bind(master, at: 1)
      try insertMaster.run()
    }
  }

  /// Sorts what was gathered into its tables, and counts it.
  func finish(_ counts: inout CatalogCounts) throws(SQLiteFailure) {
    try connection.execute(
      """
      INSERT INTO barcode SELECT * FROM gathered.code ORDER BY 1, 2, 3;
      INSERT INTO pressings
        SELECT master, count(*) FROM gathered.masterOfRelease
        GROUP BY master HAVING count(*) > 1 ORDER BY 1;
      """)
    counts.barcodes = try count("count(DISTINCT gtin) FROM barcode WHERE NOT isCompleted")
    counts.barcodePairs = try count("count(*) FROM barcode WHERE NOT isCompleted")
    counts.releasesWithBarcode = try count(
      "count(DISTINCT release) FROM barcode WHERE NOT isCompleted")
    counts.sharedBarcodes = try count(
      """
      count(*) FROM (SELECT gtin FROM barcode WHERE NOT isCompleted
        GROUP BY gtin HAVING count(*) > 1)
      """)
    counts.completedBarcodes = try count(
      """
      count(DISTINCT gtin) FROM barcode AS completed WHERE isCompleted
        AND NOT EXISTS (SELECT 1 FROM barcode WHERE gtin = completed.gtin AND NOT isCompleted)
      """)
  }

  private func count(_ rest: String) throws(SQLiteFailure) -> Int {
    try connection.count("SELECT \(rest)")
  }
}
