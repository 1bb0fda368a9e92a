import Foundation
import TestSupport
import Testing

/// Libraries that are loaded when they are first used, on a machine that lacks them.
@Suite(.enabled(if: Namespace.without("libzbar.so.0").isAllowed, "namespaces take root"))
struct FirstUseTests {
  private let scan: OnlineScan

  init() throws { scan = try OnlineScan() }

  @Test("what needs none of them works; what needs one says which is missing")
  func missing() async throws {
    let command = Namespace.without("libzbar.so.0").command
    let version = try await scan.batch(["--help"], within: command)
    #expect(version.exitCode == 0)
    let result = try await scan.batch([], within: command)
    #expect(result.exitCode == 127)
    #expect(result.complaints.count == 1)
    #expect(result.stderr.hasPrefix("vinylcrate: error while loading shared libraries: "))
    #expect(result.stderr.contains("libzbar.so.0: "))
  }

  @Test("without libcurl the barcode waits, and it is said which package is missing")
  func noLibcurl() async throws {
    let command = Namespace.without("libcurl.so.4").command
    let result = try await scan.batch(
      ["--discogs-url", "https://no-such-host.invalid"], within: command)
    #expect(result.exitCode == 75)
    #expect(result.complaints.count == 1)
    #expect(
      result.stderr.contains("libcurl, which speaks HTTP, cannot be loaded (package libcurl4)"))
    #expect(try scan.remembered() == "pending")
  }
}
