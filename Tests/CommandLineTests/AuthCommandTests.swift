import Foundation
import Glibc
import LocalServer
import TestSupport
import Testing

/// `vinylcrate auth`.
struct AuthCommandTests {
  private let program: Program
  private let discogs: DiscogsFake
  private var file: String { program.folder.path("config/vinylcrate/discogs-token") }

  init() throws {
    program = try Program()
    discogs = try DiscogsFake(barcode: SamplePhoto.unknownBarcode)
  }

  private func login(_ token: String) throws -> Program.Result {
    let result = try program.run(
      ["auth", "login", "--discogs-url", discogs.server.url.absoluteString],
      stdin: Array("\(token)\n".utf8))
    #expect(!(result.stdout + result.stderr).contains(token))
    return result
  }

  @Test("a token is checked, kept for the user alone, used, and removed")
  func wholeLife() throws {
    #expect(try program.run(["auth", "status"]).lines == ["not signed in to Discogs"])
    #expect(try program.run(["auth", "status"]).exitCode == 1)
    let signedIn = try login(DiscogsFake.token)
    #expect(signedIn.exitCode == 0)
    #expect(signedIn.lines == ["signed in to Discogs as ada"])
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(try program.text("auth", "status") == "signed in to Discogs as ada\n")
    // With a token the sources are asked unless somebody says otherwise.
    let found = try program.run(
      ["lookup", SamplePhoto.unknownBarcode] + discogs.options,
      environment: ["VINYLCRATE_ONLINE": ""])
    #expect(found.exitCode == 0)
    #expect(try program.text("auth", "logout") == "signed out of Discogs\n")
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try program.run(["auth", "status"]).exitCode == 1)
    try program.text("auth", "logout")
  }

  @Test("a token that Discogs does not know, or that is none, is not kept")
  func refused() throws {
    let unknown = try login("an0ther")
    #expect(unknown.exitCode == 2)
    #expect(unknown.complaints.count == 1)
    #expect(unknown.stderr.contains("Discogs does not know this token"))
    #expect(try login("two words").exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: file))
    let port = try LocalServer { _ in ServerReply() }.port
    let offline = try program.run(
      ["auth", "login", "--discogs-url", "http://127.0.0.1:\(port)"],
      stdin: Array("\(DiscogsFake.token)\n".utf8))
    #expect(offline.exitCode == 75)
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
