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

  private func start(_ server: SourceServer) throws -> RunningProgram {
    try program.start(
      ["batch", "in", "--format", "jsonl", "--jobs", "2"] + server.options(),
      environment: OnlineScan.environment)
  }

  /// How many replies the program has kept.
  private func keptReplies() throws -> Int {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(database)
    }
    let path = program.folder.path("cache/vinylcrate/replies.sqlite")
    guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK,
      sqlite3_prepare_v2(database, "SELECT COUNT(*) FROM reply", -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return 0 }
    return Int(sqlite3_column_int(statement, 0))
  }

  @Test(
    "killed and resumed, 200 photos are all resolved at the allowed rate, and nothing is asked twice",
    .timeLimit(.minutes(20)))
  func killed() async throws {
    var options = SourceServer.Options()
    options.records = records
    // Each record takes two requests: a quarter of them has to wait for the next minute.
    options.limit = 300
    options.faults = [SourceFault(.hang, from: 151, count: nil)]
    let server = try SourceServer(options)
    let first = try start(server)
    var answered: [SourceRequest] = []
    // Killed when all replies that were sent are kept, and the others will never come.
    repeat {
      try await Task.sleep(for: .milliseconds(20))
      answered = try server.log.filter { $0.status == 200 }
    } while try first.isRunning && (answered.count < 150 || keptReplies() < 150)
    first.send(SIGKILL)
    #expect(first.wait().exitCode == 137)
    let lost = try server.log.filter { $0.status == 0 }
    try server.calmDown()

    let result = try await start(server).end()
    #expect(result.exitCode == 0, "\(result.complaints.suffix(3))")
    #expect(result.lines.count == 200)
    #expect(try JSONText.lines(result.stdout).allSatisfy { $0["status"] as? String == "resolved" })
    let list = try program.text("collection", "list", "--format", "jsonl")
    #expect(try JSONText.lines(list).count == 200)

    let log = try server.log
    let questions = log.filter { $0.status == 200 }.map(\.question)
    #expect(questions.count == 400)
    #expect(Set(questions).count == 400)
    // No 429, and nothing again but what the kill took.
    #expect(log.count == 400 + lost.count)
    #expect(lost.count >= 1 && lost.count <= 8)
  }
}
