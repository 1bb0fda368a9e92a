import GRDB
import SQLiteSupport

/// Whether a host may be asked.
enum PaceAnswer: Sendable, Hashable {
  /// Now; the number of the request is for ``PaceFile/finish(_:host:at:report:)``.
  case now(Int64)
  /// Not before so many seconds have passed.
  case wait(Double)
  /// It was not reached several times, and is left alone for so many seconds.
  case rests(Double)
}

extension PaceFile {
  /// A request whose program ended before the reply is forgotten after so many seconds.
  private static let patience = 90.0
  /// What clocks and sockets may be off.
  private static let margin = 0.01

  /// Takes a place in the window of a host, or says how long there is none.
  ///
  /// A place is free again one window after the *reply*: the host counted the request at some moment
  /// between sending and reply, so that none it counts is ever less than a window before the next.
  func reserve(_ host: String, _ rule: PaceRule, at now: Double) async -> PaceAnswer {
    let answer = await change { database -> PaceAnswer in
      let state = try HostState(host, in: database)
      let window = rule.window + Self.margin
      // What lies ahead was counted before the machine was started again.
      try database.execute(
        sql: "DELETE FROM request WHERE host = ? AND (answered <= ? OR sent <= ? OR sent > ?)",
        arguments: [host, now - window, now - window - Self.patience, now + 1])
      if state.resume > now, state.resume < now + 3601 {
        return state.rests ? .rests(state.resume - now) : .wait(state.resume - now)
      }
      let places = try Double.fetchAll(
        database,
        sql: "SELECT COALESCE(answered, sent) AS place FROM request WHERE host = ? ORDER BY place",
        arguments: [host])
      let allowed = state.allowed ?? rule.requests
      guard places.count < allowed else {
        // Where the reply is not there yet, it is looked again soon.
        return .wait(max(0.05, places[places.count - allowed] + window - now))
      }
      try database.execute(
        sql: "INSERT INTO request (host, sent) VALUES (?, ?)", arguments: [host, now])
      return .now(database.lastInsertedRowID)
    }
    return answer ?? .wait(rule.window)
  }

  /// A reply came, whatever it says, or will not come.
  ///
  /// - Parameter report: counts of the host, which also sees requests of the user's other machines.
  func finish(_ request: Int64, host: String, at now: Double, report: PaceReport?) async {
    _ = await change { database in
      try database.execute(
        sql: "UPDATE request SET answered = ? WHERE id = ?", arguments: [now, request])
      guard let report else { return }
      if let allowed = report.allowed {
        try HostState.set(host, "allowed", allowed, in: database)
      }
      guard let used = report.used else { return }
      let known =
        try Int.fetchOne(
          database, sql: "SELECT COUNT(*) FROM request WHERE host = ?", arguments: [host]) ?? 0
      for _ in 0..<max(0, min(used, 1000) - known) {
        try database.execute(
          sql: "INSERT INTO request (host, sent, answered) VALUES (?, ?, ?)",
          arguments: [host, now, now])
      }
    }
  }

  /// The host has answered as it should.
  func succeed(_ host: String) async {
    _ = await change { database in
      try database.execute(
        sql: "UPDATE host SET failures = 0, rests = 0 WHERE name = ?", arguments: [host])
    }
  }

  /// The host has failed; gives how often in a row.
  ///
  /// - Parameter weight: how many failures this one is as bad as.
  func fail(_ host: String, weight: Int = 1) async -> Int {
    await change { database -> Int in
      let failures = try HostState(host, in: database).failures + weight
      try HostState.set(host, "failures", failures, in: database)
      return failures
    } ?? weight
  }

  /// Leaves a host alone.
  ///
  /// - Parameters:
  ///   - end: when it may be asked again.
  ///   - rests: whether it is not waited for.
  func pause(_ host: String, until end: Double, rests: Bool) async {
    _ = await change { database in
      try HostState.set(host, "resume", end, in: database)
      try HostState.set(host, "rests", rests, in: database)
    }
  }
}

/// What is known of a host.
private struct HostState {
  var allowed: Int?
  var resume = 0.0
  var rests = false
  var failures = 0

  init(_ host: String, in database: Database) throws {
    guard
      let row = try Row.fetchOne(
        database, sql: "SELECT * FROM host WHERE name = ?", arguments: [host])
    else { return }
    allowed = try row.value("allowed")
    resume = try row.value("resume")
    rests = try row.value("rests")
    failures = try row.value("failures")
  }

  static func set(
    _ host: String, _ column: String, _ value: some DatabaseValueConvertible, in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO host (name, \(column)) VALUES (?, ?)
          ON CONFLICT (name) DO UPDATE SET \(column) = excluded.\(column)
        """, arguments: [host, value])
  }
}
