import Foundation
import SourceServer
import TestSupport
import Testing

/// Sources that are silent, slow, or not there at all. The program's own limits of time end each run; no
/// test measures them.
@Suite(.enabled(if: SourceServer.isAvailable, "there is no python3"))
struct SlowSourceTests {
  private let scan: OnlineScan

  init() throws { scan = try OnlineScan() }

  /// Discogs cannot be asked, which is said in one line.
  private func check(
    _ words: [String], _ options: [String], within command: [String] = []
  ) async throws {
    let result = try await scan.batch(options, within: command)
    #expect(result.exitCode == 75)
    #expect(result.complaints.count == 1)
    let sentence = result.complaints.first ?? ""
    #expect(words.contains { sentence.contains($0) }, "\(sentence)")
    #expect(sentence.hasSuffix(": try again with a connection"))
    #expect(try scan.remembered() == "pending")
  }

  @Test("a host that neither takes nor refuses the connection: five seconds")
  func noConnection() async throws {
    let server = try scan.server()
    try await check(["no connection within 5 seconds"], server.options(discogs: .full))
  }

  @Test("a host that takes the connection and says nothing: twenty seconds")
  func noReply() async throws {
    let server = try scan.server([SourceFault(.hang, count: nil)])
    try await check(["no reply within 20 seconds"], server.options())
    #expect(try server.log.filter { $0.source == .discogs }.count == 1)
  }

  @Test("a host that sends one byte after another: a minute")
  func slowDrip() async throws {
    let server = try scan.server([SourceFault(.drip, count: nil)])
    try await check(["no reply within 60 seconds"], server.options())
  }

  @Test("nobody listens; the name is nobody's; there is no network: each in words of its own")
  func notThere() async throws {
    let gone = try scan.server().options()
    try await check(["refuses the connection"], gone)
    let nobody = ["--discogs-url", "https://no-such-host.invalid"] + gone.suffix(2)
    try await check(
      ["its name cannot be looked up (DNS)", "this machine has no network"], nobody + ["--rescan"])
  }

  @Test(
    "a machine without a network says so",
    .enabled(if: Namespace.network.isAllowed, "namespaces take root"))
  func offline() async throws {
    let options = ["--discogs-url", "https://no-such-host.invalid"]
    try await check(["this machine has no network"], options, within: Namespace.network.command)
  }
}
