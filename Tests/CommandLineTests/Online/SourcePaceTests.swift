import Foundation
import SourceServer
import TestSupport
import Testing

/// How fast the sources are asked by real programs: the server counts, and refuses what is too much.
@Suite(.enabled(if: SourceServer.isAvailable, "there is no python3"))
struct SourcePaceTests {
  private let program: Program

  init() throws { program = try Program() }

  /// Looks up barcodes one after another.
  private func lookUp(
    _ barcodes: some Sequence<String>, at server: SourceServer,
    environment: [String: String] = OnlineScan.environment
  ) throws -> RunningProgram {
    try program.start(
      Program.executable, ["lookup", "-", "--format", "jsonl"] + server.options(),
      stdin: Array(barcodes.joined(separator: "\n").utf8), environment: environment)
  }

  @Test("two programs at once share one window, by the file of their user")
  func twoPrograms() async throws {
    let server = try SourceServer()
    let barcodes = (1...8).map(SourceRecord.barcode)
    // Without a token only MusicBrainz is asked.
    let runs = try [barcodes.prefix(4), barcodes.suffix(4)].map {
      try lookUp($0, at: server, environment: ["VINYLCRATE_ONLINE": "yes"])
    }
    for run in runs {
      // The catalogues do not know them, which is an answer.
      #expect(try await run.end().exitCode == 1)
    }
    let log = try server.log
    #expect(log.map(\.source) == Array(repeating: .musicBrainz, count: 8))
    // It takes one a second, and answers 503 to any other.
    #expect(log.allSatisfy { $0.status == 200 })
    #expect(zip(log, log.dropFirst()).allSatisfy { $1.at - $0.at >= 1 })
  }

  @Test("the rate that Discogs announces is used to the full, and not one request more")
  func announced() async throws {
    let numbers = 1...150
    var options = SourceServer.Options()
    options.limit = 2 * numbers.count
    options.records = numbers.map { SourceRecord(number: $0) }
    let server = try SourceServer(options)
    let result = try await lookUp(options.records.map(\.barcode), at: server).end()
    #expect(result.exitCode == 0)
    let log = try server.log
    #expect(log.count == options.limit)
    #expect(log.allSatisfy { $0.status == 200 })
    // All of them in one window, where 60 are usual: nobody waited for the next.
    #expect(log.allSatisfy { $0.at - log[0].at < 60 })
  }

  @Test("photos of one barcode that are read at once are one question")
  func oneQuestion() async throws {
    let scan = try OnlineScan()
    for number in UInt8(0)..<8 {
      try scan.program.folder.write(SamplePhoto.unknown + [number], to: "in/\(number).png")
    }
    let server = try scan.server([SourceFault(.slow(1), path: "/database/search")])
    let result = try await scan.batch(server.options() + ["--jobs", "4"])
    #expect(result.exitCode == 0)
    #expect(try server.log.map(\.path) == ["/database/search", "/releases/77"])
  }
}
