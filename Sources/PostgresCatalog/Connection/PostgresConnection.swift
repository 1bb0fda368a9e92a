import CPQ
import Glibc
import Synchronization

/// One connection to a server. Its calls wait for the server: not for threads that tasks share.
final class PostgresConnection: Sendable {
  /// What a connection is for.
  enum Use: Sendable {
    case reading
    case importing
  }

  /// libpq lets one thread at a time use it, which the lock makes sure of.
  nonisolated(unsafe) private let handle: OpaquePointer
  /// The names of the statements that the server has prepared here.
  private let prepared = Mutex<[String: String]>([:])

  /// Connects.
  ///
  /// - Throws: ``PostgresFailure``.
  init(_ address: PostgresAddress, for use: Use) throws(PostgresFailure) {
    let parameters = Self.parameters(address, use)
    let keywords = parameters.map { strdup($0.key) }
    let values = parameters.map { strdup($0.value) }
    defer { for text in keywords + values { free(text) } }
    let handle = PQconnectdbParams(
      (keywords + [nil]).map { UnsafePointer($0) }, (values + [nil]).map { UnsafePointer($0) }, 1)
    guard let handle else {
      throw PostgresFailure(
        state: "53200", message: "there is not enough memory", isConnectionLost: true)
    }
    guard PQstatus(handle) == CONNECTION_OK else {
      defer { PQfinish(handle) }
      throw PostgresFailure(
        state: nil, message: String(cString: PQerrorMessage(handle)), isConnectionLost: true,
        isPasswordRefused: PQconnectionUsedPassword(handle) != 0)
    }
    self.handle = handle
    // Notices would be printed.
    _ = PQsetNoticeProcessor(handle, { _, _ in }, nil)
    try execute(use.settings)
  }

  deinit {
    PQfinish(handle)
  }

  /// What libpq is told: what stands before the address may be said otherwise in it.
  private static func parameters(
    _ address: PostgresAddress, _ use: Use
  ) -> KeyValuePairs<String, String> {
    [
      "connect_timeout": "10", "keepalives_idle": "30", "tcp_user_timeout": "20000",
      "fallback_application_name": "vinylcrate",
      "target_session_attrs": use == .importing ? "read-write" : "any",
      "dbname": address.uri, "client_encoding": "UTF8",
    ]
  }

  /// Runs commands that give no rows.
  func execute(_ sql: String) throws(PostgresFailure) {
    try prepared.withLock { _ throws(PostgresFailure) in
      _ = try rows(from: PQexec(handle, sql))
    }
  }

  /// Asks with a statement that is prepared the first time.
  func rows(
    _ sql: String, _ values: [PostgresValue] = []
  ) throws(PostgresFailure) -> PostgresRows {
    try prepared.withLock { names throws(PostgresFailure) in
      let name = try self.name(of: sql, values, &names)
      let bytes = values.map(\.bytes)
      let lengths = bytes.map { Int32($0.count) }
      // A null pointer would be no value, which an empty text is not.
      let storage = (bytes.joined() + [0]).map { CChar(bitPattern: $0) }
      let result = storage.withUnsafeBufferPointer { storage in
        var start = storage.baseAddress
        let places = bytes.map { bytes in
          defer { start = start.map { $0 + bytes.count } }
          return start
        }
        return PQexecPrepared(
          handle, name, Int32(values.count), places, lengths, values.map { _ in 1 }, 1)
      }
      return try rows(from: result)
    }
  }

  private func name(
    of sql: String, _ values: [PostgresValue], _ names: inout [String: String]
  ) throws(PostgresFailure) -> String {
    if let name = names[sql] { return name }
    let name = "vinylcrate\(names.count)"
    let types = values.map(\.type)
    _ = try rows(from: PQprepare(handle, name, sql, Int32(types.count), types))
    names[sql] = name
    return name
  }

  /// Sends rows after a `COPY FROM STDIN`; see ``CopyBytes``.
  func send(_ bytes: [UInt8]) throws(PostgresFailure) {
    let sent = bytes.withUnsafeBytes { bytes in
      PQputCopyData(
        handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
    guard sent == 1 else { throw failure(of: PQgetResult(handle)) }
  }

  /// Ends the sending of rows.
  func endCopy() throws(PostgresFailure) {
    guard PQputCopyEnd(handle, nil) == 1 else { throw failure(of: PQgetResult(handle)) }
    var failed: PostgresFailure?
    while let result = PQgetResult(handle) {
      if PQresultStatus(result) == PGRES_COMMAND_OK {
        PQclear(result)
      } else {
        failed = failure(of: result)
      }
    }
    if let failed { throw failed }
  }

  private func rows(from result: OpaquePointer?) throws(PostgresFailure) -> PostgresRows {
    guard let result,
      [PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_COPY_IN].contains(PQresultStatus(result))
    else { throw failure(of: result) }
    return PostgresRows(result)
  }

  private func failure(of result: OpaquePointer?) -> PostgresFailure {
    defer { PQclear(result) }
    func field(_ code: Character) -> String? {
      let field = PQresultErrorField(result, Int32(code.asciiValue ?? 0))
      return field.map { String(cString: $0) }
    }
    let state = field("C")
    // libpq may say that the server is gone while it still takes the connection for a good one; what the
    // server says has a state.
    let isLost = state == nil || state?.hasPrefix("57P") == true
    return PostgresFailure(
      state: state, message: field("M") ?? String(cString: PQerrorMessage(handle)),
      isConnectionLost: isLost || PQstatus(handle) != CONNECTION_OK)
  }
}

extension PostgresConnection.Use {
  /// What holds for all that is asked.
  fileprivate var settings: String {
    switch self {
    // The same rows come first each time where more fit than are looked at.
    case .reading:
      """
      SET default_transaction_read_only = on; SET statement_timeout = '30s';
      SET max_parallel_workers_per_gather = 0; SET synchronize_seqscans = off
      """
    case .importing: "SET statement_timeout = 0; SET lock_timeout = 0"
    }
  }
}
