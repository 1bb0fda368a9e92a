import Foundation
import SourceServer
import TestSupport
import Testing

/// Everything that a source may do wrong, done to the real program by a server of its own process.
@Suite(.enabled(if: SourceServer.isAvailable, "there is no python3"))
struct SourceFaultTests {
  /// Something that goes wrong with the search, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let fault: SourceFault.Kind
    let words: String
    let testDescription: String

    init(_ name: String, _ fault: SourceFault.Kind, _ words: String) {
      (testDescription, self.fault, self.words) = (name, fault, words)
    }
  }

  private let scan: OnlineScan

  init() throws { scan = try OnlineScan() }

  /// A fault leaves the barcode to be looked up again, says so in one line, and takes the token nowhere.
  private func check(
    _ words: String, at server: SourceServer, options: [String]? = nil, command: [String] = []
  ) async throws {
    let result = try await scan.batch(options ?? server.options(), within: command)
    #expect(result.exitCode == 75)
    #expect(try JSONText.object(result.stdout)["status"] as? String == "pending")
    #expect(result.complaints.count == 1)
    let sentence = result.complaints.first ?? ""
    #expect(sentence.hasPrefix("vinylcrate: in/a.png: "))
    #expect(sentence.contains(words), "\(sentence)")
    #expect(try scan.remembered() == "pending")
    let strangers = try server.log.filter { $0.source != .discogs }
    #expect(strangers.allSatisfy { $0.source == .musicBrainz && $0.authorization == nil })
  }

  @Test(
    "a reply that is none: pending, one clear line, and the next look-up finds the record",
    arguments: [
      Case("a web page", .body("<!DOCTYPE html><title>Sign in</title>"), "answers with a web page"),
      Case("half of the JSON", .truncated, "answers with something unexpected (not valid JSON)"),
      Case(
        "other types", .body(#"{"results": [{"id": {"a": 1}, "barcode": 7}]}"#),
        "answers with something unexpected ('results.0.id' holds something else)"),
      Case("half of the bytes", .short, "the reply ends too early"),
      Case("a gigabyte", .huge, "the reply is over 8 MB"),
      Case("a reset", .reset, "ends the connection before its reply"),
      Case("a teapot", .status(418), "answers 418 (Something is wrong.)"),
      Case(
        "a long pause", .status(429, headers: ["Retry-After": "3000"]),
        "too many requests: try again in 3000 s"),
      Case(
        "another long pause", .status(503, headers: ["Retry-After": "2000"]),
        "too many requests: try again in 2000 s"),
      Case("another host", .redirect("{other}/database/search"), "which is not followed"),
      Case("a file", .redirect("file:///etc/passwd"), "sends to file://, which is not followed"),
      Case("nowhere", .redirect("http://"), "sends to http://, which is not followed"),
      Case("a page that is missing", .status(404, body: "<html>"), "answers with a web page"),
    ])
  func search(_ fault: Case) async throws {
    let server = try scan.server([SourceFault(fault.fault, path: "/database/search")])
    try await check(fault.words, at: server)
    // The pause of a busy host is kept; a file that may be deleted holds it.
    try? FileManager.default.removeItem(
      atPath: scan.program.folder.path("data/vinylcrate/pace.sqlite"))
    let resolved = try scan.program.run(
      ["resolve", "--format", "jsonl"] + server.options(), environment: OnlineScan.environment)
    #expect(resolved.exitCode == 0)
    #expect(try scan.remembered() == "resolved")
  }

  @Test("a busy host is asked again when it says so, or soon: nothing is pending")
  func busy() async throws {
    let server = try scan.server([
      SourceFault(.status(429, headers: ["Retry-After": "1"]), path: "/database/search"),
      SourceFault(.status(500), path: "/database/search", from: 2),
      SourceFault(.status(503, headers: ["Retry-After": "0"]), path: "/releases"),
    ])
    let result = try await scan.batch(server.options())
    #expect(result.exitCode == 0)
    #expect(try server.log.map(\.status) == [429, 500, 200, 503, 200])
  }

  @Test("fields that nobody knows do no harm")
  func unknownFields() async throws {
    let body = #"""
      {"new": {}, "results": [{"id": 77, "type": "release", "title": "A - B", "new": [1],
        "barcode": ["\#(OnlineScan.barcode)"]}]}
      """#
    let server = try scan.server([SourceFault(.body(body), path: "/database/search")])
    #expect(try await scan.batch(server.options()).exitCode == 0)
  }

  @Test("a refused token is no reason to wait: the remedy is to sign in again")
  func unauthorized() async throws {
    let server = try scan.server([SourceFault(.status(401))])
    let result = try await scan.batch(server.options())
    #expect(result.exitCode == 2)
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains("refuses the token: sign in again with vinylcrate auth login"))
    #expect(try scan.remembered() == "failed")
  }

  @Test("a release that is gone, and a search that finds nothing, are no faults")
  func notFound() async throws {
    let server = try scan.server([SourceFault(.status(404), path: "/database/search")])
    let result = try await scan.batch(server.options())
    #expect(result.exitCode == 1)
    #expect(try scan.remembered() == "unknown")
  }

  @Test("a host that fails again and again is left alone, and it is said for how long")
  func leftAlone() async throws {
    let server = try scan.server([SourceFault(.reset, count: nil)])
    let result = try scan.program.run(
      ["lookup", "-"] + server.options(),
      stdin: Array("4006381333931\n5012394144753\n5012394144760\n5012394144784\n".utf8),
      environment: OnlineScan.environment)
    #expect(result.exitCode == 75)
    #expect(try server.log.filter { $0.source == .discogs }.count == 3)
    #expect(
      result.complaints.last?.contains(/not reached several times, and not asked for \d+ seconds/)
        == true)
  }
}
