import Foundation
import SourceServer
import TestSupport
import Testing

/// Sources over https, with an authority of the test's own.
@Suite(
  .enabled(if: SourceServer.isAvailable, "there is no python3"),
  .enabled(if: ServerCertificate.isAvailable, "there is no openssl"),
  .enabled(if: Namespace.trusting(Namespace.bundle).isAllowed, "namespaces take root"))
struct SecureSourceTests {
  private let scan: OnlineScan
  private let files: TemporaryFolder

  init() throws {
    scan = try OnlineScan()
    files = try TemporaryFolder()
  }

  private func server(
    _ certificate: ServerCertificate, _ faults: [SourceFault] = []
  ) throws -> SourceServer {
    var options = SourceServer.Options()
    options.records = [OnlineScan.record]
    options.faults = faults
    options.certificate = certificate
    return try SourceServer(options)
  }

  private static let remedy =
    ": check this machine's date, its certificates (package ca-certificates) and whether the network asks "
    + "for a sign-in"

  /// The connection is refused with one sentence, and nobody learns the token.
  private func check(_ words: String, _ certificate: ServerCertificate, trusts: Bool) async throws {
    let server = try server(certificate)
    let command = trusts ? Namespace.trusting(certificate.authority).command : []
    let result = try await scan.batch(server.options(), within: command)
    #expect(result.exitCode == 75)
    #expect(result.complaints.count == 1)
    #expect(
      result.complaints.first?.hasSuffix("the connection is not secure: " + words + Self.remedy)
        == true, "\(result.stderr)")
    #expect(try scan.remembered() == "pending")
    #expect(try server.log == [])
  }

  @Test("a certificate of an authority that the machine trusts is accepted")
  func trusted() async throws {
    let certificate = try ServerCertificate(in: files.path)
    let server = try server(certificate)
    let result = try await scan.batch(
      server.options(), within: Namespace.trusting(certificate.authority).command)
    #expect(result.exitCode == 0)
    #expect(try scan.remembered() == "resolved")
    #expect(
      try server.log.map(\.authorization)
        == Array(repeating: "Discogs token=\(SourceServer.token)", count: 2))
  }

  @Test("one of an unknown authority is not")
  func unknownAuthority() async throws {
    try await check(
      "its certificate is signed by nobody that this machine trusts",
      try ServerCertificate(in: files.path), trusts: false)
  }

  @Test("one that has expired is not")
  func expired() async throws {
    try await check(
      "its certificate has expired", try ServerCertificate(in: files.path, days: -1), trusts: true)
  }

  @Test("one for another name is not")
  func otherName() async throws {
    try await check(
      "its certificate is for another name",
      try ServerCertificate(in: files.path, for: "DNS:elsewhere.test"), trusts: true)
  }

  @Test("nobody is led from https to http, nor with a token to another host")
  func redirect() async throws {
    let certificate = try ServerCertificate(in: files.path)
    for target in ["{plain}", "{other}"] {
      let server = try server(certificate, [SourceFault(.redirect(target))])
      let result = try await scan.batch(
        server.options() + ["--rescan"], within: Namespace.trusting(certificate.authority).command)
      #expect(result.exitCode == 75)
      #expect(result.stderr.contains("127.0.0.1, which is not followed"))
      #expect(try server.log.allSatisfy { $0.source == .discogs || $0.source == .musicBrainz })
    }
  }
}
