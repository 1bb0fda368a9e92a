import Accounts
import Foundation
import TestSupport
import Testing

/// The token in its file, and nowhere else.
@Suite struct TokenFileTests {
  private let folder: TemporaryFolder
  private let token = DiscogsToken(pasted: "s3cr3t")!

  init() throws { folder = try TemporaryFolder() }

  private var file: TokenFile {
    TokenFile(in: UserFolders(environment: ["VINYLCRATE_CONFIG": folder.path]))
  }

  private func mode() throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.url("discogs-token").path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func nobodyElseMayReadIt() throws {
    try file.save(token)
    #expect(try mode() == 0o600)
    #expect(try folder.text(of: "discogs-token") == "s3cr3t\n")
    #expect(folder.names == ["discogs-token"])
  }

  @Test func anOpenFileIsShutWhenItIsReplaced() throws {
    try folder.write("old", to: "discogs-token")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.url("discogs-token").path)
    try file.save(token)
    #expect(try mode() == 0o600)
    #expect(try file.token() == token)
  }

  @Test func withoutAFileThereIsNoToken() throws {
    #expect(try file.token() == nil)
    try file.remove()
    try file.save(token)
    try file.remove()
    #expect(try file.token() == nil)
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["", "\n", "two words", "\u{FF}\u{0}", String(repeating: "x", count: 300)])
  func aFileWithoutATokenHoldsNone(text: String) throws {
    try folder.write(text, to: "discogs-token")
    #expect(try file.token() == nil)
  }

  @Test func aFolderThatCannotBeMadeIsTold() throws {
    try folder.write("a file", to: "taken")
    let file = TokenFile(url: folder.url("taken").appendingPathComponent("token"))
    #expect(throws: StorageFailure.self) { try file.save(token) }
  }

  @Test func theSecretIsNeverPrinted() {
    var dumped = ""
    dump(token, to: &dumped)
    var flow = ""
    dump([Optional(token): token], to: &flow)
    let printed = [
      "\(token)", String(reflecting: token), String(describing: Optional(token)), dumped, flow,
      "\([token])", String(reflecting: [token]),
    ]
    for text in printed { #expect(!text.contains("s3cr3t")) }
  }
}
