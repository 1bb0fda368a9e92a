import CatalogStore
import Files
import Foundation
import Releases

/// A catalogue that is being made at a server, and takes the place of the one of its name when it is
/// complete.
///
/// All is one transaction: until its end nobody sees anything of it, and if it fails or is killed, nothing
/// of it is left. The calls wait for the server, on threads of their own.
public final class PostgresDraft: CatalogBuilding {
  /// A table that rows are sent to.
  private enum Table: String {
    case release
    case master
  }

  /// Makes releases ready to be added.
  public let prepare: @Sendable ([ReleaseDetail]) -> ReleaseRows

  private let address: PostgresAddress
  private let origin: CatalogOrigin
  private let connection: PostgresConnection
  private let schema: PostgresSchema
  private let draft: PostgresSchema
  private var table: Table?
  private var sent = 0

  /// Connects, and begins a catalogue.
  ///
  /// - Throws: ``CatalogDraftProblem``, `LookUpFailure` where the server cannot be had.
  public init(at address: PostgresAddress, origin: CatalogOrigin) throws {
    self.address = address
    self.origin = origin
    schema = PostgresSchema(of: origin.name)
    draft = PostgresSchema(of: origin.name + "~draft")
    let contents = origin.contents
    prepare = { ReleaseRows($0, contents) }
    do {
      connection = try PostgresConnection(address, for: .importing)
      try begin()
    } catch let failure as PostgresFailure {
      throw Self.problem(failure, address)
    }
  }

  /// Whether a catalogue can have this name: a name at a server has at most 63 bytes.
  public static func mayBeCalled(_ name: String) -> Bool {
    (1...40).contains(name.utf8.count) && !name.contains("~")
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private func begin() throws {
    let encoding = try connection.rows("SHOW server_encoding").text(0, 0)
    guard encoding == "UTF8" else {
      throw problem(.failed("its encoding is \(encoding ?? "unknown"), and has to be UTF8"))
    }
    try connection.execute("BEGIN")
    let lock = try connection.rows(
      "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0))", [.text(schema.name)])
    guard lock.integer(0, 0) == 1 else { throw problem(.busy) }
    guard try schema.mayReplace(in: connection) else { throw problem(.foreign) }
    try connection.execute("CREATE SCHEMA \(draft.quoted); SET LOCAL search_path = \(draft.quoted)")
    for version in PostgresSchema.versions { try connection.execute(version.tables) }
  }

  /// Adds releases. One whose id is there already is left out and counted.
  ///
  /// - Throws: ``CatalogDraftProblem``; drop the draft then.
  public nonisolated(nonsending) func add(_ rows: ReleaseRows) async throws {
    guard rows.count > 0 else { return }
    sent += rows.count
    try await send(rows.copy.bytes, to: .release)
  }

  /// Adds masters.
  ///
  /// - Throws: ``CatalogDraftProblem``; drop the draft then.
  public nonisolated(nonsending) func add(_ masters: [MasterEntry]) async throws {
    guard !masters.isEmpty else { return }
    var copy = CopyBytes(capacity: masters.count * 64)
    for master in masters {
      copy.beginRow(3)
      copy.write(field: master.id.description)
      copy.write(field: master.year.flatMap { Int32(exactly: $0) })
      copy.write(field: master.mainRelease?.description)
    }
    try await send(copy.bytes, to: .master)
  }

  private nonisolated(nonsending) func send(_ bytes: [UInt8], to table: Table) async throws {
    if self.table != table {
      try await endTable()
      let begin = "COPY \(table.rawValue) FROM STDIN (FORMAT binary, FREEZE)"
      try await waiting { connection in
        try connection.execute(begin)
        try connection.send(CopyBytes.header)
      }
      self.table = table
    }
    try await waiting { try $0.send(bytes) }
  }

  private nonisolated(nonsending) func endTable() async throws {
    guard table != nil else { return }
    table = nil
    try await waiting { connection in
      try connection.send(CopyBytes.end)
      try connection.endCopy()
    }
  }

  /// Sorts and indexes what was added, and puts the catalogue into its place. Nothing may be added
  /// afterwards.
  ///
  /// - Parameter step: is called before each step of the work, which takes a while.
  /// - Throws: ``CatalogDraftProblem``; what was in its place is there still.
  public nonisolated(nonsending) func finish(
    _ step: (CatalogDraft.Step) -> Void
  ) async throws -> CatalogInfo {
    try await endTable()
    let steps: [CatalogDraft.Step] = [.sortingBarcodes, .indexingWords]
    for (version, next) in zip(PostgresSchema.versions, steps) {
      step(next)
      try await waiting { try $0.execute(version.contents) }
    }
    step(.writing)
    let (schema, draft, origin, sent) = (schema, draft, origin, sent)
    let counts = try await waiting { connection in
      let counts = try draft.counts(in: connection, sent: sent)
      try draft.describe(origin, counts, in: connection)
      try draft.grantReading(in: connection)
      try connection.execute(
        """
        DROP SCHEMA IF EXISTS \(schema.quoted) CASCADE;
        ALTER SCHEMA \(draft.quoted) RENAME TO \(schema.quoted);
        COMMIT
        """)
      return counts
    }
    return CatalogInfo(origin, counts, path: address.name)
  }

  private nonisolated(nonsending) func waiting<Value: Sendable>(
    _ body: @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    do {
      return try await WaitingThread.run { [connection] in try body(connection) }
    } catch let failure as PostgresFailure {
      throw Self.problem(failure, address)
    }
  }

  private func problem(_ cause: CatalogDraftProblem.Cause) -> CatalogDraftProblem {
    CatalogDraftProblem(path: "\(address.name), catalogue \(origin.name)", cause: cause)
  }

  /// What a failure means for an import: a full disk is the server's, and all else is as for look-ups.
  private static func problem(
    _ failure: PostgresFailure, _ address: PostgresAddress
  ) -> any Error {
    switch failure.state {
    case "53100": CatalogDraftProblem(path: address.name, cause: .noSpace)
    case "42501", "25006": CatalogDraftProblem(path: address.name, cause: .notWritable)
    default: failure.lookUpFailure(at: address)
    }
  }
}
