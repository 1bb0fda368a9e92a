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

  /// The addresses whose replies the program has kept, as questions.
  private func keptQuestions() throws -> Set<String> {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(database)
    }
    let path = program.folder.path("cache/vinylcrate/replies.sqlite")
    guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK,
      sqlite3_prepare_v2(database, "SELECT address FROM reply", -1, &statement, nil) == SQLITE_OK
    else { return [] }
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
    let first = try start(server)
    repeat {
      try await Task.sleep(for: .milliseconds(20))
    } while try first.isRunning && server.log.count < 150
    first.send(SIGKILL)
    #expect(first.wait().exitCode == 137)
    let kept = try keptQuestions()
    #expect(kept.count >= 100)

    let result = try await start(server).end()
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
