import Foundation
import TestSupport
import Testing

/// `vinylcrate discogs push` against a server that plays Discogs.
struct DiscogsPushTests {
  private let program: Program
  private let discogs: CollectionFake

  /// A collection of two copies and a want, pulled.
  init() throws {
    program = try Program()
    var state = CollectionFake.State()
    state.copies = [
      11: .init(release: 101, rating: 4, fields: [1: "Very Good (VG)", 3: "first"]),
      12: .init(release: 102, dateAdded: "2016-01-01T00:00:00-08:00"),
    ]
    state.wants = [103: ""]
    discogs = try CollectionFake(state)
    #expect(try run("pull").exitCode == 0)
    _ = discogs.takeLog()
  }

  @discardableResult
  private func run(_ command: String...) throws -> Program.Result {
    try program.run(
      ["discogs"] + command + discogs.options, environment: CollectionFake.environment)
  }

  /// The lines of a dry run: action, field, here, at Discogs.
  private func plan(_ options: String...) throws -> [String] {
    let result = try program.run(
      ["discogs", "push", "--format", "jsonl"] + options + discogs.options,
      environment: CollectionFake.environment)
    #expect(result.exitCode == 0)
    return try result.lines.map { line in
      let row = try JSONText.object(line)
      return ["action", "field", "here", "discogs"].compactMap { row[$0] as? String }
        .joined(separator: "|")
    }
  }

  /// The requests that change something, since the last call.
  private func writing() -> [String] {
    discogs.takeLog().filter { !$0.hasPrefix("GET") }
      .map { $0.replacing("users/ada/", with: "").replacing("collection/folders/", with: "") }
  }

  /// A new copy in a new folder, one changed, one want more.
  private func work() throws {
    try program.text("folder", "create", "Shelf 9")
    try program.text(
      "collection", "add", SampleRecord.astley, "--folder", "Shelf 9", "--media", "VG+")
    try program.text("collection", "edit", "1", "--media", "NM", "--notes", "second")
    try program.text("wants", "add", SampleRecord.ebe)
  }

  @Test("without --yes it says what it would send, with both values, and sends nothing")
  func dryRun() throws {
    try work()
    #expect(
      try plan() == [
        "add||Shelf 9|", "add||Shelf 9, Very Good Plus (VG+)|",
        "change|media|Near Mint (NM or M-)|Very Good (VG)", "change|notes|second|first",
        "add|||",
      ])
    #expect(writing() == [])
    #expect(try run("push").stdout.hasSuffix("\n4 differences to push with --yes\n"))
  }

  @Test("with --yes each is sent once; a second push and a second pull have nothing to do")
  func sends() throws {
    try work()
    let result = try run("push", "--yes")
    #expect(result.stderr == "")
    #expect(result.stdout == "added 3, changed 1 at Discogs\n")
    #expect(
      writing() == [
        "POST collection/folders", "POST 1001/releases/249504",
        "POST 1/releases/101/instances/11/fields/1", "POST 1/releases/101/instances/11/fields/3",
        "POST 1001/releases/249504/instances/1002/fields/1", "PUT wants/21",
      ])
    let now = discogs.now
    #expect(now.folders[1001] == "Shelf 9")
    #expect(now.copies[1002]?.fields == [1: "Very Good Plus (VG+)"])
    #expect(now.copies[11]?.fields == [1: "Near Mint (NM or M-)", 3: "second"])
    #expect(now.wants.keys.sorted() == [21, 103])
    #expect(try run("push", "--yes").stdout == "changed nothing at Discogs\n")
    #expect(try run("pull").stdout == "pulled 0 records from Discogs\n")
    #expect(writing() == [])
  }

  @Test("changed here and there: told as a conflict, left alone, and either side can be taken")
  func conflict() throws {
    try program.text("collection", "edit", "1", "--media", "NM", "--rating", "5")
    discogs.change { $0.copies[11]?.fields[1] = "Poor (P)" }
    let lines = ["change|rating|5|4", "conflict|media|Near Mint (NM or M-)|Poor (P)"]
    #expect(try plan() == lines)
    #expect(try run("push", "--yes").stdout == "changed 1 at Discogs\n")
    #expect(discogs.now.copies[11]?.fields[1] == "Poor (P)")
    #expect(discogs.now.copies[11]?.rating == 5)
    let pulled = try run("pull")
    #expect(pulled.stdout == "pulled 0 records from Discogs\n")
    #expect(pulled.stderr.contains("1 conflict"))
    #expect(try run("pull", "--theirs").stdout.contains("changed 1 record"))
    #expect(try plan() == [])
    try program.text("collection", "edit", "1", "--media", "NM")
    discogs.change { $0.copies[11]?.fields[1] = "Good (G)" }
    #expect(try run("push", "--yes", "--ours").stdout == "changed 1 at Discogs\n")
    #expect(discogs.now.copies[11]?.fields[1] == "Near Mint (NM or M-)")
  }

  @Test("nothing is deleted there without --delete, and an undone addition is a deletion")
  func delete() throws {
    try program.text("collection", "add", SampleRecord.ebe)
    try run("push", "--yes")
    #expect(discogs.now.copies.count == 3)
    try program.text("undo")
    try program.text("wants", "remove", "discogs:103")
    #expect(try plan() == ["delete|||", "delete|||"])
    _ = writing()
    #expect(try run("push", "--yes").stdout == "changed nothing at Discogs\n")
    #expect(writing() == [])
    #expect(try run("push", "--yes", "--delete").stdout == "removed 2 at Discogs\n")
    #expect(discogs.now.copies.keys.sorted() == [11, 12])
    #expect(discogs.now.wants.isEmpty)
    // Brought back here, it is told and not added again by itself.
    try program.text("undo")
    #expect(try plan() == ["gone|||"])
  }

  @Test("an undone pull leaves Discogs as it is, even with --delete")
  func undonePull() throws {
    try program.text("undo")
    #expect(try run("push", "--yes", "--delete").stdout == "changed nothing at Discogs\n")
    #expect(writing() == [])
    #expect(discogs.now.copies.count == 2)
  }

  @Test("what was removed there is added again with --ours alone")
  func gone() throws {
    discogs.change { $0.copies[12] = nil }
    #expect(try plan() == ["gone|||"])
    #expect(try run("push", "--yes").stdout == "changed nothing at Discogs\n")
    #expect(try run("push", "--yes", "--ours").stdout == "added 1 at Discogs\n")
    #expect(discogs.now.copies.values.map(\.release).sorted() == [101, 102])
    #expect(try plan() == [])
  }

  @Test("one that Discogs refuses is told, and the others are sent")
  func refused() throws {
    try work()
    discogs.change { $0.mishaps = [(["releases/249504"], .status(422, [:]))] }
    let result = try run("push", "--yes")
    #expect(result.exitCode == 1)
    #expect(result.stdout == "added 2, changed 1 at Discogs\n")
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains("discogs:249504: "))
  }

  @Test("a folder that is renamed here is renamed there, and the other way round")
  func folders() throws {
    try work()
    try run("push", "--yes")
    try program.text("folder", "rename", "Shelf 9", "Top")
    #expect(try plan() == ["change|folder|Top|Shelf 9"])
    try run("push", "--yes")
    #expect(discogs.now.folders[1001] == "Top")
    discogs.change { $0.folders[1001] = "Bottom" }
    try run("pull")
    #expect(try program.text("folder").contains("Bottom"))
    try program.text("collection", "move", "1", "--folder", "Bottom")
    #expect(try plan() == ["change|folder|Bottom|Uncategorized"])
    try run("push", "--yes")
    #expect(discogs.now.copies[11]?.folder == 1001)
  }

  @Test("before the first pull nothing is pushed, and status says so; after it status counts")
  func status() throws {
    let new = try Program()
    for command in [["push"], ["status"]] {
      let result = try new.run(["discogs"] + command)
      #expect(result.exitCode == 1)
      #expect(result.stderr.hasSuffix("is not known: vinylcrate discogs pull\n"))
    }
    try work()
    let sheet = try JSONText.object(
      try program.text("discogs", "status", "--format", "json"))
    #expect(sheet["account"] as? String == "ada")
    #expect(sheet["records"] as? Int == 3)
    #expect(sheet["recordsAtDiscogs"] as? Int == 2)
    #expect(sheet["toPush"] as? Int == 4)
    #expect(discogs.takeLog() == [])
  }

  @Test("another user's collection is not mixed with it")
  func otherUser() throws {
    discogs.change { $0.username = "eve" }
    let result = try run("pull")
    #expect(result.exitCode == 1)
    #expect(result.stderr.contains("'ada'"))
  }
}
