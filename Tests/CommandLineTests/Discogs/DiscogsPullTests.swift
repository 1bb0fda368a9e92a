import Foundation
import TestSupport
import Testing

/// `vinylcrate discogs pull` against a server that plays Discogs.
struct DiscogsPullTests {
  private let program: Program
  private let discogs: CollectionFake

  init() throws {
    program = try Program()
    var state = CollectionFake.State()
    state.folders[392] = "Shelf 2"
    state.fieldNames[4] = "Colour"
    state.copies = [
      11: .init(
        release: 101, folder: 392, rating: 4,
        fields: [1: "Near Mint (NM or M-)", 2: "Very Good Plus (VG+)", 3: "a\r\nb", 4: "red"]),
      12: .init(release: 102, fields: [1: "Digital (D)", 2: "No Cover"]),
      13: .init(release: 102, dateAdded: "2016-01-01T00:00:00-08:00"),
    ]
    state.wants = [103: "with the poster"]
    discogs = try CollectionFake(state)
  }

  private func pull(_ options: String...) throws -> Program.Result {
    try program.run(
      ["discogs", "pull"] + options + discogs.options, environment: CollectionFake.environment)
  }

  private func items() throws -> [[String: Any]] {
    try program.text("collection", "list", "--format", "jsonl").split(separator: "\n")
      .map { try JSONText.object(String($0)) }
  }

  @Test(
    "all of a collection is brought: folders, conditions, ratings, notes, dates, own fields, wants")
  func everything() throws {
    let result = try pull()
    #expect(result.exitCode == 0)
    #expect(result.stdout == "pulled 3 records, 1 folder, 1 want from Discogs\n")
    #expect(
      discogs.takeLog() == [
        "GET oauth/identity", "GET users/ada/collection/folders", "GET users/ada/collection/fields",
        "GET users/ada/collection/folders/0/releases page=1", "GET users/ada/wants page=1",
      ])
    let items = try items()
    #expect(items.count == 3)
    let first = try #require(items.first)
    #expect(first["notes"] as? String == "a\nb")
    #expect(first["rating"] as? Int == 4)
    #expect(first["dateAdded"] as? String == "2015-11-30T18:54:13Z")
    let file = try program.text("collection", "export", "-")
    #expect(file.contains("Collection Colour"))
    #expect(file.contains("Shelf 2"))
    #expect(file.contains("Near Mint (NM or M-),Very Good Plus (VG+)"))
    #expect(!file.contains("Digital"))
    #expect(try program.text("wants", "--format", "csv").contains("with the poster"))
  }

  @Test("a second pull changes nothing, and one after a change there brings that alone")
  func again() throws {
    _ = try pull()
    let before = try program.text("collection", "export", "-")
    #expect(try pull().stdout == "pulled 0 records from Discogs\n")
    #expect(try program.text("undo", "--list").split(separator: "\n").count == 3)
    #expect(try program.text("collection", "export", "-") == before)
    discogs.change { state in
      state.copies[12]?.fields[1] = "Mint (M)"
      state.copies[12]?.folder = 392
      state.copies[14] = .init(release: 104, dateAdded: "2026-01-01T00:00:00-08:00")
      state.folders[392] = "Shelf 3"
      state.wants[103] = "without"
    }
    #expect(
      try pull().stdout
        == "pulled 1 record, 1 folder from Discogs; changed 1 record; changed 1 want\n")
    let after = try program.text("collection", "export", "-")
    #expect(after.contains("Shelf 3,2015-11-30 18:54:13,Mint (M),No Cover"))
    #expect(!after.contains("Shelf 2"))
  }

  @Test("a pull is one change: undone, all is gone here and there for the next pull")
  func undo() throws {
    _ = try pull()
    _ = try program.text("undo")
    #expect(try items().isEmpty)
    #expect(try program.text("folder").contains("1 folder"))
    #expect(discogs.now.copies.count == 3)
    #expect(try pull().stdout == "pulled 3 records, 1 folder, 1 want from Discogs\n")
    #expect(discogs.log.allSatisfy { $0.hasPrefix("GET") })
  }

  @Test("a dry run tells the same and changes nothing, and its pages are not asked for again")
  func dryRun() throws {
    try program.text("crate", "create", "Sunday")
    let trial = try pull("--dry-run")
    #expect(trial.stdout == "would have pulled 3 records, 1 folder, 1 want from Discogs\n")
    #expect(try items().isEmpty)
    #expect(discogs.takeLog().count == 5)
    #expect(try pull().stdout == "pulled 3 records, 1 folder, 1 want from Discogs\n")
    #expect(discogs.takeLog().count == 3)
  }

  @Test("copies from a file and from a photo are matched, two copies stay two")
  func matched() throws {
    // Discogs' file has the hour of Discogs' zone.
    try program.folder.write(
      Array(
        """
        Artist,Title,release_id,CollectionFolder,Date Added,Collection Media Condition
        Ada,Record 101,101,Shelf 2,2015-11-30 10:54:13,Near Mint (NM or M-)
        Ada,Record 102,102,Uncategorized,2020-01-01 00:00:00,Good (G)

        """.utf8), to: "in.csv")
    _ = try program.run(["collection", "import", "in.csv", "--exit-zero"])
    let result = try pull()
    #expect(
      result.stdout == "pulled 1 record, 1 want from Discogs; 2 that were here matched; "
        + "changed 1 record\n")
    #expect(result.stderr.contains("1 difference to push"))
    let items = try items()
    #expect(items.count == 3)
    // The second is like the copy at Discogs without grades, which a push would grade.
    #expect(items.map { $0["mediaCondition"] as? String } == ["NM", "G", nil])
    #expect(items.map { $0["rating"] as? Int } == [4, 0, 0])
    #expect(try pull().stdout == "pulled 0 records from Discogs\n")
  }

  @Test("Discogs' own file adds nothing that was pulled")
  func fileAfterwards() throws {
    _ = try pull()
    try program.folder.write(
      Array(
        """
        Artist,Title,release_id,CollectionFolder,Date Added
        Ada,Record 101,101,Shelf 2,2015-11-30 10:54:13
        Ada,Record 102,102,Uncategorized,2015-11-30 10:54:13
        Ada,Record 102,102,Uncategorized,2016-01-01 00:00:00

        """.utf8), to: "in.csv")
    let result = try program.run(["collection", "import", "in.csv", "--exit-zero"])
    #expect(result.stdout.contains("3 duplicate"))
    #expect(try items().count == 3)
  }

  @Test("what was removed there stays here and is told")
  func gone() throws {
    _ = try pull()
    discogs.change { $0.copies[11] = nil }
    let result = try pull()
    #expect(result.stdout == "pulled 0 records from Discogs\n")
    #expect(result.stderr.contains("1 no longer at Discogs"))
    #expect(try items().count == 3)
  }

  @Test("what was removed here is not brought again")
  func removedHere() throws {
    _ = try pull()
    _ = try program.text("collection", "remove", "1")
    let result = try pull()
    #expect(result.stdout == "pulled 0 records from Discogs\n")
    #expect(result.stderr.contains("1 removed here and still at Discogs"))
    #expect(try items().count == 2)
  }

  @Test("a failure in the middle is one line with its exit code, and the next pull goes on")
  func failures() throws {
    discogs.change { $0.mishaps = [(["wants"], .status(401, [:]))] }
    let refused = try pull()
    #expect(refused.exitCode == 2)
    #expect(refused.complaints.count == 1)
    _ = discogs.takeLog()
    discogs.change { state in
      state.mishaps = [(["wants"], .status(429, ["Retry-After": "0"]))]
    }
    #expect(try pull().exitCode == 0)
    let log = discogs.takeLog()
    #expect(!log.contains { $0.contains("releases page=1") })
    #expect(log.count { $0.contains("wants") } == 2)
    let nobody = try program.run(["discogs", "pull"] + discogs.options)
    #expect(nobody.exitCode == 1)
    #expect(nobody.stderr == "vinylcrate: not signed in to Discogs: vinylcrate auth login\n")
  }
}
