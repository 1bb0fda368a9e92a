import Accounts
import Foundation
import TestSupport
import Testing

@Suite struct SessionFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: SessionFile {
    SessionFile(in: UserFolders(environment: ["VINYLCRATE_STATE": folder.path]))
  }

  @Test func whatIsSavedIsReadBack() throws {
    #expect(try file.record() == nil)
    let record = SessionRecord(
      choices: WelcomeChoices(catalogue: .dump, countries: ["GB"]),
      account: DiscogsAccount(username: "ada"))
    try file.save(SessionRecord())
    try file.save(record)
    #expect(try file.record() == record)
    #expect(folder.names == ["session.json"])
  }

  @Test(arguments: ["", "{", #"{"hasSkippedSignIn":"perhaps"}"#])
  func aCorruptFileIsKeptAside(text: String) throws {
    try folder.write(text, to: "session.json")
    #expect(try file.record() == nil)
    #expect(try folder.text(of: "session.json.corrupt") == text)
    try file.save(SessionRecord(hasSkippedSignIn: true))
    #expect(try file.record()?.hasSkippedSignIn == true)
  }

  @Test func whatANewerReleaseAddedIsPassedOver() throws {
    try folder.write(#"{"hasSkippedSignIn":true,"theme":"dark"}"#, to: "session.json")
    #expect(try file.record() == SessionRecord(hasSkippedSignIn: true))
  }
}
