import CatalogStore
import Foundation

/// What is done to a catalogue once its releases are there. Its schema has to be the search path.
extension PostgresSchema {
  /// Whether a schema of this name is a catalogue, or there is none.
  func mayReplace(in connection: PostgresConnection) throws -> Bool {
    let rows = try connection.rows(
      """
      SELECT NOT EXISTS (SELECT FROM pg_namespace WHERE nspname = $1)
        OR EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE nspname = $1 AND relname = 'catalog')
      """, [.text(name)])
    return rows.integer(0, 0) == 1
  }

  /// Counts what is in the tables.
  ///
  /// - Parameter sent: how many releases came from the source.
  func counts(in connection: PostgresConnection, sent: Int) throws -> CatalogCounts {
    let rows = try connection.rows(
      """
      SELECT (SELECT count(*) FROM release), (SELECT count(*) FROM master),
        count(*) FILTER (WHERE exact > 0), count(*) FILTER (WHERE exact > 1),
        coalesce(sum(exact)::bigint, 0),
        (SELECT count(*) FROM release WHERE gtins <> '{}'),
        count(*) FILTER (WHERE exact = 0)
      FROM (
        SELECT count(*) FILTER (WHERE NOT is_completed) AS exact FROM barcode GROUP BY gtin
      ) AS codes
      """)
    var counts = CatalogCounts()
    counts.releases = rows.integer(0, 0) ?? 0
    counts.masters = rows.integer(0, 1) ?? 0
    counts.barcodes = rows.integer(0, 2) ?? 0
    counts.sharedBarcodes = rows.integer(0, 3) ?? 0
    counts.barcodePairs = rows.integer(0, 4) ?? 0
    counts.releasesWithBarcode = rows.integer(0, 5) ?? 0
    counts.completedBarcodes = rows.integer(0, 6) ?? 0
    counts.repeated = sent - counts.releases
    return counts
  }

  /// Writes down what the catalogue is, and gives the planner its statistics.
  func describe(
    _ origin: CatalogOrigin, _ counts: CatalogCounts, in connection: PostgresConnection
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    _ = try connection.rows(
      "INSERT INTO catalog VALUES ($1::int, $2, $3)",
      [
        .integer(Self.version),
        .text(String(decoding: try encoder.encode(origin), as: UTF8.self)),
        .text(String(decoding: try encoder.encode(counts), as: UTF8.self)),
      ])
    try connection.execute("ANALYZE release, master, barcode, pressings, word, beginning")
  }

  /// Lets the role of readers read, where there is one or this user may make one.
  func grantReading(in connection: PostgresConnection) throws {
    try connection.execute(
      """
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '\(Self.readers)') THEN
          CREATE ROLE \(Self.readers) NOLOGIN;
        END IF;
        EXECUTE format('GRANT USAGE ON SCHEMA %I TO \(Self.readers)', current_schema());
        EXECUTE format(
          'GRANT SELECT ON ALL TABLES IN SCHEMA %I TO \(Self.readers)', current_schema());
      EXCEPTION WHEN insufficient_privilege THEN NULL;
      END $$
      """)
  }
}
