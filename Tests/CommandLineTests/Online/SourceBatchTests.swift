import Foundation
import GRDBSQLite
import Glibc
import SourceServer
import TestSupport
import Testing

/// A shelf of records that only Discogs knows.
@Suite(.enabled(if: SourceServer.isAvailable, "there is no python3"))
struct SourceBatchTests {
  private let program: Program
  private let records: [SourceRecord]

  init() throws {
    program = try Program()
    records = (1...200).map { SourceRecord(number: $0) }
    try FileManager.default.createDirectory(
      at: program.folder.url("in"), withIntermediateDirectories: true)
    for record in records {
      let picture = SymbolRenderer().picture(of: .ean13(record.barcode))
      try program.folder.write(PNGFile(picture).bytes, to: "in/\(record.barcode).png")
    }
  }

  private func arguments(_ server: SourceServer) -> [String] {
    ["batch", "in", "--format", "jsonl", "--jobs", "2"] + server.options()
  }

  /// Runs the program with the arguments after the first, and kills it after 150 requests in the log
  /// that the first one names.
  private static let killing = """
    log=$1; shift
    "$VINYLCRATE" "$@" & pid=$!
    while kill -0 $pid && [ $(cat "$log" | wc -l) -lt 150 ]; do sleep 0.02; done 2>/dev/null
    kill -9 $pid; wait $pid
    """

  /// The addresses whose replies the program has kept, as questions.
  private func keptQuestions() throws -> Set<String> {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(database)
    }
    let path = program.folder.path("cache/vinylcrate/replies.sqlite")
    // Not only to read: what the kill left half written has to be taken back.
    let isOpen =
      sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK
      && sqlite3_prepare_v2(database, "SELECT address FROM reply", -1, &statement, nil) == SQLITE_OK
    try #require(isOpen, "\(String(cString: sqlite3_errmsg(database)))")
    var questions: Set<String> = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let address = sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? ""
      let parts = try #require(URLComponents(string: address))
      let query = (parts.queryItems ?? []).sorted { $0.name < $1.name }
      questions.insert(parts.path + query.map { " \($0.name)=\($0.value ?? "")" }.joined())
    }
    return questions
  }

  @Test(
    "killed and resumed, 200 photos are all resolved at the allowed rate, and nothing is asked twice",
    .timeLimit(.minutes(20)))
  func killed() async throws {
    var options = SourceServer.Options()
    options.records = records
    // Each record takes two requests: a quarter of them has to wait for the next minute.
    options.limit = 300
    let server = try SourceServer(options)
    // A process of its own looks for the moment, since this one's threads are busy with other tests.
    let killed = try await program.start(
      "/bin/sh", ["-c", Self.killing, "sh", server.logPath] + arguments(server), stdin: [],
      environment: OnlineScan.environment
    ).end()
    #expect(killed.exitCode == 137)
    let kept = try keptQuestions()
    #expect(kept.count >= 100)

    let result = try await program.start(arguments(server), environment: OnlineScan.environment)
      .end()
    #expect(result.exitCode == 0, "\(result.complaints.suffix(3))")
    #expect(result.lines.count == 200)
    #expect(try JSONText.lines(result.stdout).allSatisfy { $0["status"] as? String == "resolved" })
    let list = try program.text("collection", "list", "--format", "jsonl")
    #expect(try JSONText.lines(list).count == 200)

    let log = try server.log
    // 0 is a reply that the kill cut off; there is no 429.
    #expect(log.allSatisfy { $0.status == 200 || $0.status == 0 })
    let times = Dictionary(grouping: log.map(\.question)) { $0 }.mapValues(\.count)
    #expect(times.count == 400)
    #expect(times.values.allSatisfy { $0 <= 2 })
    // Nothing is asked again but what the kill took.
    #expect(kept.allSatisfy { times[$0] == 1 })
  }
}
