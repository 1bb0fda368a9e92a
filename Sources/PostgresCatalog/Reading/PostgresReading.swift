import Barcodes
import CatalogStore
import Releases

/// Reads releases of a catalogue over one connection, each question in one go.
struct PostgresReading {
  let connection: PostgresConnection
  let schema: String
  let releaseCount: Int

  /// More releases than any barcode names, even one that many labels have printed by mistake.
  private static let pressingLimit = 100_000

  /// The columns of a whole release, with what other tables know of its master.
  private static let columns = "r.detail, p.count, m.year"

  init(_ connection: PostgresConnection, _ schema: PostgresSchema, _ info: CatalogInfo) {
    self.connection = connection
    self.schema = schema.quoted
    releaseCount = info.releaseCount
  }

  /// The tables that ``columns`` are in.
  private var tables: String {
    """
    \(schema).release r LEFT JOIN \(schema).pressings p ON p.master = r.master
    LEFT JOIN \(schema).master m ON m.id = r.master
    """
  }

  /// The releases of a barcode: with everything known of them, but in a catalogue of barcodes.
  func pressings(withBarcode gtin: GTIN) throws -> [Pressing] {
    let rows = try connection.rows(
      """
      SELECT \(Self.columns), b.is_completed FROM \(schema).barcode b
      JOIN (\(tables)) ON r.id = b.release WHERE b.gtin = $1 ORDER BY b.is_completed, b.release
      LIMIT \(Self.pressingLimit)
      """, [.integer(Int(gtin.value))])
    // Those that carry it as it is written come first, and leave no room for others.
    let hasExact = rows.count > 0 && rows.integer(0, 3) == 0
    return try (0..<rows.count).filter { !hasExact || rows.integer($0, 3) == 0 }.map { row in
      let (detail, isComplete) = try self.detail(rows, row)
      return isComplete ? Pressing(detail) : Pressing(detail.summary)
    }
  }

  /// Several releases in the order of their ids.
  func details(_ ids: [ReleaseID]) throws -> [ReleaseDetail?] {
    let rows = try connection.rows(
      "SELECT \(Self.columns), r.id FROM \(tables) WHERE r.id = ANY($1)",
      [.texts(ids.map(\.description))])
    var found: [String: ReleaseDetail] = [:]
    for row in 0..<rows.count {
      guard let id = rows.text(row, 3) else { continue }
      found[id] = try detail(rows, row).detail
    }
    return ids.map { found[$0.description] }
  }

  /// The release of another source that is linked to an id; nil for none.
  func detail(linkedTo id: ReleaseID) throws -> ReleaseDetail? {
    let rows = try connection.rows(
      "SELECT \(Self.columns) FROM \(tables) WHERE r.linked = $1 ORDER BY r.id LIMIT 1",
      [.text(id.description)])
    return rows.count == 0 ? nil : try detail(rows, 0).detail
  }

  func year(ofMaster master: ReleaseID) throws -> Int? {
    let rows = try connection.rows(
      "SELECT year FROM \(schema).master WHERE id = $1", [.text(master.description)])
    return rows.count == 0 ? nil : rows.integer(0, 0)
  }

  private func detail(
    _ rows: borrowing PostgresRows, _ row: Int
  ) throws -> (detail: ReleaseDetail, isComplete: Bool) {
    var (detail, isComplete) = try rows.withBytes(row, 0) { bytes in
      let stored = try StoredRelease(bytes)
      return (try stored.detail(), stored.isComplete)
    }
    detail.circulation = detail.circulation.counting(pressings: rows.integer(row, 1))
    if detail.masterYear == nil { detail.masterYear = rows.integer(row, 2) }
    return (detail, isComplete)
  }
}

extension Circulation? {
  /// It with how many pressings of its master a catalogue has; nil where it does not know.
  func counting(pressings: Int?) -> Circulation? {
    guard let pressings else { return self }
    return Circulation(have: self?.have, want: self?.want, pressings: pressings)
  }
}
