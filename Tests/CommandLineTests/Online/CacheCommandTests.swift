import Foundation
import TestSupport
import Testing

/// `vinylcrate cache`.
struct CacheCommandTests {
  private let program: Program
  private let fake: OnlineFake

  init() throws {
    program = try Program()
    fake = try OnlineFake()
  }

  private func lookUp() throws {
    let result = try program.run(
      ["lookup", OnlineFake.barcode] + fake.options, environment: OnlineFake.signedIn)
    #expect(result.exitCode == 0)
  }

  @Test("says what is there, of whom and since when; nothing is made where there is nothing")
  func info() throws {
    let none = try program.text("cache", "info")
    #expect(none.contains("replies    0\n"))
    #expect(program.folder.names == [])
    try lookUp()
    let host = "127.0.0.1:\(fake.server.port)"
    let text = try program.text("cache", "info")
    #expect(text.contains("replies    2\n"))
    #expect(text.contains("from       \(host) 2 replies, "))
    #expect(text.contains(" of 104.9 MB\n"))
    #expect(text.contains("oldest     20"))
    let object = try JSONText.object(try program.text("cache", "info", "--format", "json"))
    #expect(object["schema"] as? String == "vinylcrate.cache/1")
    #expect(object["replies"] as? Int == 2)
    #expect(object["limit"] as? Int == 100 << 20)
    let hosts = object["hosts"] as? [[String: Any]]
    #expect(hosts?.count == 1)
    #expect(hosts?.first?["host"] as? String == host)
    #expect(hosts?.first?["bytes"] as? Int == object["bytes"] as? Int)
    #expect(!text.contains(OnlineFake.token))
  }

  @Test("clear removes all of it and says how much; then the sources are asked again")
  func clear() throws {
    #expect(try program.text("cache", "clear") == "nothing to remove\n")
    try lookUp()
    try lookUp()
    #expect(fake.paths == ["/database/search", "/releases/77"])
    let trial = try program.text("cache", "clear", "--dry-run")
    #expect(trial.contains("removed 2 replies"))
    #expect(try program.text("cache").contains("replies    2\n"))
    let cleared = try program.text("cache", "clear")
    #expect(cleared.hasPrefix("removed 2 replies, "))
    #expect(try program.text("cache").contains("replies    0\n"))
    try lookUp()
    #expect(fake.paths.count == 4)
  }

  @Test("a file that is no cache is said in one line, and may be deleted")
  func broken() throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("cache/vinylcrate"), withIntermediateDirectories: true)
    try program.folder.write(
      String(repeating: "no ", count: 999), to: "cache/vinylcrate/replies.sqlite")
    let line = try program.refusal("cache", "info", exitCode: 2)
    #expect(line.contains("it may be deleted"))
  }
}
