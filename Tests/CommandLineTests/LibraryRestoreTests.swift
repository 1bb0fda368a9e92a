import Foundation
import TestSupport
import Testing

/// `vinylcrate library restore`, and what `doctor` says of backups.
struct LibraryRestoreTests {
  private let program: Program

  init() throws {
    program = try Program()
    // The first change of the day is in no backup, the second finds one of what was before.
    try program.text("collection", "add", SampleRecord.ebe)
    try FileManager.default.removeItem(atPath: backup)
    try program.text("collection", "add", SampleRecord.astley)
  }

  private var library: String { program.folder.path("data/vinylcrate/library.sqlite") }

  private var backup: String {
    get throws {
      let folder = program.folder.path("data/vinylcrate")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return folder + "/" + (try #require(names.first { $0.contains(".backup-") }))
    }
  }

  private func count() throws -> Int {
    try JSONText.lines(try program.text("collection", "list", "--format", "jsonl")).count
  }

  @Test("the newest backup takes the place of the library, and what was there is kept")
  func restore() throws {
    #expect(try count() == 2)
    let name = try URL(fileURLWithPath: backup).lastPathComponent
    #expect(
      try program.text("library", "restore", "--dry-run")
        == "would have restored \(name) with 1 record\n")
    #expect(try count() == 2)
    #expect(
      try program.text("library", "restore")
        == "restored \(name) with 1 record; what was there is now \(library).replaced-1\n")
    #expect(try count() == 1)
    #expect(
      try program.text("collection", "--library", library + ".replaced-1").contains("2 records"))
    let folder = program.folder.path("data/vinylcrate")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!left.contains { $0.contains("restore-") })
    #expect(try program.text("doctor").hasSuffix("sound      yes\n"))
  }

  @Test("a library that is damaged, or gone, is told of its backups and restored by day")
  func damaged() throws {
    let day = String(try backup.suffix(10))
    try program.folder.write(Array("not a database".utf8), to: "data/vinylcrate/library.sqlite")
    let doctor = try program.run(["doctor"])
    #expect(doctor.exitCode == 2)
    #expect(doctor.stderr.contains("vinylcrate library restore"))
    try program.text("library", "restore", day)
    #expect(try count() == 1)
    try FileManager.default.removeItem(atPath: library)
    let gone = try program.run(["doctor"])
    #expect(gone.stdout.contains("none yet") && gone.stderr.contains("vinylcrate library restore"))
    try program.text("library", "restore")
    #expect(try count() == 1)
  }

  @Test("a damaged backup is refused, and an unknown day told those that there are")
  func refusals() throws {
    let day = String(try backup.suffix(10))
    #expect(
      try program.refusal("library", "restore", "1999-01-01").hasSuffix("did you mean '\(day)'?"))
    try Data("no database, but a text".utf8).write(to: URL(fileURLWithPath: backup))
    #expect(try program.refusal("library", "restore", day).contains("is no sound backup"))
    #expect(try program.refusal("library", "restore").contains("there is no sound backup"))
    #expect(try count() == 2)
  }

  @Test("backups, doctor and the catalogue are told to programs too")
  func formats() throws {
    let backups = try JSONText.objects(try program.text("library", "--format", "json"))
    #expect(backups.first?["file"] as? String == (try backup))
    let doctor = try JSONText.object(try program.text("doctor", "--format", "json"))
    #expect(doctor["schema"] as? String == "vinylcrate.doctor/1")
    #expect(doctor["records"] as? Int == 2)
    #expect(doctor["sound"] as? Bool == true)
    #expect((doctor["backups"] as? [String])?.count == 1)
    let info = try JSONText.object(try program.text("catalog", "info", "--format", "json"))
    #expect(info["schema"] as? String == "vinylcrate.catalog/1")
    #expect((info["releases"] as? Int).map { $0 > 0 } == true)
    #expect(info["file"] is NSNull)
    let csv = CSVReader.records(try program.text("catalog", "info", "--format", "csv"))
    #expect(csv.count == 2 && csv[0].count == csv[1].count && csv[0].contains("releases"))
  }
}
