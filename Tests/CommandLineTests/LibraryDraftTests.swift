import Foundation
import TestSupport
import Testing

/// What is left of the daily backup and of `library restore` where they are killed.
struct LibraryDraftTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.text("folder", "create", "Dub")
  }

  private var folder: String { program.folder.path("data/vinylcrate") }

  private func names(_ part: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(part) }
  }

  /// Copies of the library then take some time.
  private func growLibrary() throws {
    try program.alterLibrary(
      """
      CREATE TABLE filler AS
        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 64)
        SELECT randomblob(1 << 20) FROM number
      """)
  }

  private func removeBackups() throws {
    for name in try names(".backup-") {
      try FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  /// Kills the program as soon as it has begun to write into a draft.
  private func killWhileDrafting(_ arguments: [String]) throws {
    let running = try program.start(arguments)
    while running.isRunning {
      let drafts = try names("draft")
      let isBegun = drafts.contains { draft in
        let files = FileManager.default.enumerator(atPath: "\(folder)/\(draft)")
        return files?.contains { "\($0)".hasSuffix("library.sqlite") } == true
      }
      if isBegun { running.send(SIGKILL) }
      usleep(200)
    }
    #expect(running.wait().exitCode == 128 + SIGKILL)
    #expect(try names("draft").count == 1)
  }

  @Test("killed while the daily backup is written, the next change removes what was left of it")
  func backup() throws {
    try growLibrary()
    try removeBackups()
    try killWhileDrafting(["folder", "create", "Soul"])
    #expect(try names(".backup-") == [])
    try program.text("folder", "create", "Jazz")
    #expect(try names("draft") == [])
    #expect(try names(".backup-").count == 1)
    #expect(try program.text("folder", "list").contains("Jazz"))
  }

  @Test("killed while a backup is checked, the next run removes the copy, and the library stays")
  func restore() throws {
    try growLibrary()
    try removeBackups()
    try program.text("folder", "create", "Soul")
    for next in [["library", "restore"], ["folder", "create", "Jazz"]] {
      try killWhileDrafting(["library", "restore"])
      #expect(try program.run(next).exitCode == 0)
      #expect(try names("draft") == [])
    }
    #expect(try program.text("doctor").hasSuffix("sound      yes\n"))
  }

  @Test("two batches that begin the day together both succeed, and leave one backup")
  func together() throws {
    let photos = SampleFolder(program: program)
    try photos.write(3, to: "in")
    for _ in 0..<5 {
      try removeBackups()
      let batches = try (0..<2).map { _ in
        try program.start(["batch", "--rescan", "--format", "jsonl", "in"])
      }
      let results = batches.map { $0.wait() }
      #expect(Set(results.map(\.stdout)).count == 1)
      #expect(Set(results.map(\.exitCode)).count == 1)
      #expect(results.allSatisfy { !$0.stderr.contains("library.sqlite") }, "\(results)")
      #expect(try names(".backup-").count == 1)
      #expect(try names("draft") == [])
    }
  }
}
