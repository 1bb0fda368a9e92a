import Foundation
import Glibc
import TestSupport
import Testing

/// `vinylcrate batch`.
struct BatchCommandTests {
  private let program: Program
  private let photos: SampleFolder

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  private func batch(_ arguments: String...) throws -> Program.Result {
    try program.run(["batch", "--format", "jsonl"] + arguments)
  }

  private func paths(_ result: Program.Result) throws -> [String?] {
    try JSONText.lines(result.stdout).map { $0["path"] as? String }
  }

  @Test("its outcomes are those of scan, at any number of jobs, in the first run and the second")
  func sameAsScan() throws {
    try photos.write(15, to: "in")
    let names = try FileManager.default.subpathsOfDirectory(atPath: program.folder.path("in"))
      .filter { $0.contains(".") }.sorted().map { "in/" + $0 }
    let scan = try program.run(["scan", "--format", "jsonl"] + names)
    #expect(scan.lines.count == 15)
    for jobs in ["1", "3"] {
      for _ in 0..<2 {
        let result = try batch("in", "--jobs", jobs, "--library", "lib-\(jobs)", "--create")
        #expect(result.stdout == scan.stdout)
        #expect(result.stderr == scan.stderr)
        #expect(result.exitCode == scan.exitCode)
      }
    }
  }

  @Test("a photo that is as it was is not even read")
  func unchanged() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    let first = try batch("in")
    let path = program.folder.path("in/a.png")
    var times = [timespec(tv_sec: 5, tv_nsec: 6), timespec(tv_sec: 5, tv_nsec: 6)]
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    #expect(try batch("in").stdout == first.stdout)
    try photos.write([UInt8](repeating: 0, count: SamplePhoto.known.count), to: "in/a.png")
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    #expect(try batch("in").stdout == first.stdout)
    #expect(try batch("in", "--rescan").exitCode == 2)
  }

  @Test("--only-new prints what was scanned in this run, a moved photo is not")
  func onlyNew() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try photos.write(SamplePhoto.blank, to: "in/b.png")
    #expect(try paths(batch("in", "--only-new")) == ["in/a.png", "in/b.png"])
    try FileManager.default.moveItem(
      atPath: program.folder.path("in/a.png"), toPath: program.folder.path("in/z.png"))
    try photos.write(SamplePhoto.unknown, to: "in/b.png")
    #expect(try paths(batch("in", "--only-new")) == ["in/b.png"])
    #expect(try paths(batch("in")) == ["in/b.png", "in/z.png"])
    #expect(try photos.history("data/vinylcrate/library.sqlite").count == 2)
  }

  @Test("--dry-run tells what would be scanned, and leaves no library behind")
  func dryRun() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    let result = try batch("in", "--dry-run")
    #expect(result.exitCode == 0)
    #expect(try paths(result) == ["in/a.png"])
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("data")))
    _ = try batch("in")
    try photos.write(SamplePhoto.blank, to: "in/b.png")
    #expect(try paths(batch("in", "--dry-run")) == ["in/b.png"])
    #expect(try program.run(["batch", "--dry-run", "in"]).stdout == "in/b.png\n")
    #expect(try paths(batch("in", "--dry-run", "--rescan")) == ["in/a.png", "in/b.png"])
  }

  @Test("shards together are the whole")
  func shards() throws {
    try photos.write(15, to: "in")
    let whole = try paths(batch("in")).compactMap { $0 }
    let shards = try (1...4).flatMap {
      try paths(batch("in", "--shard", "\($0)/4", "--library", "lib-\($0)", "--create")).compactMap
      { $0 }
    }
    #expect(shards.sorted() == whole.sorted())
  }

  @Test("people are told what to look at, and what was done")
  func text() throws {
    try photos.write(SamplePhoto.known + [1], to: "in/x-back.png")
    try photos.write(SamplePhoto.blank + [1], to: "in/x-front.png")
    try photos.write(SamplePhoto.known + [2], to: "in/y.png")
    try photos.write(SamplePhoto.blank + [2], to: "in/z.png")
    try photos.write(Array("notes".utf8), to: "in/notes.txt")
    let result = try program.run(["batch", "in"])
    #expect(result.exitCode == 1)
    #expect(result.stderr.isEmpty)
    #expect(
      result.stdout == """
        To look at:

        in/z.png  unread
            no bars seen: photograph the barcode closer and in focus
            vinylcrate scans assign in/z.png RECORD
            vinylcrate scans dismiss in/z.png

        4 photos: 2 resolved, 1 unread, 1 grouped
        1 record; 1 more photo of these records (fronts, labels)
        1 other file skipped

        Added 1 record to Uncategorized:
          EBE – Neural Response EP
        1 photo of records you have:
          EBE – Neural Response EP: already in Uncategorized, photo added
        To take this back: vinylcrate undo

        Is one of these a second copy?
          EBE – Neural Response EP
            vinylcrate scans copy in/y.png

        Left to do:
          1 unread: vinylcrate scans assign PHOTO RECORD, or vinylcrate scans dismiss PHOTO

        """)
    let alone = try program.run(["batch", "--no-group", "in"])
    #expect(alone.stdout.contains("in/x-front.png  unread"))
  }

  @Test("--csv writes the file when the batch is over, as scan prints it")
  func csv() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    #expect(try batch("in", "--csv", "out.csv").exitCode == 0)
    let written = try String(contentsOfFile: program.folder.path("out.csv"), encoding: .utf8)
    #expect(written == (try program.run(["scan", "--format", "csv", "in/a.png"]).stdout))
    let bad = try batch("in", "--csv", "none/out.csv")
    #expect(bad.exitCode == 74)
    #expect(bad.complaints.count == 1 && bad.stderr.contains("none/out.csv"))
  }

  @Test("what cannot be a folder of photos is told")
  func badFolders() throws {
    try photos.write(SamplePhoto.known, to: "a.png")
    for name in ["none", "a.png"] {
      let result = try batch(name)
      #expect(result.exitCode == 2)
      #expect(result.complaints.count == 1 && result.stderr.contains("vinylcrate: \(name): "))
    }
    #expect(try batch("in", "--shard", "5/4").exitCode == 64)
    #expect(try batch().exitCode == 64)
  }

  @Test("broken links, loops and odd names: each is told, and the run goes on")
  func badFiles() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try photos.write(SamplePhoto.known, to: "in/line\nbreak.png")
    symlink("nowhere", program.folder.path("in/broken"))
    symlink("..", program.folder.path("in/loop"))
    let script = #"cp in/a.png "in/$(printf 'b\377.png')"; "#
    #expect(try program.shell(script).exitCode == 0)
    let result = try batch("in")
    #expect(result.exitCode == 2, "photos may be missing")
    #expect(result.complaints.count == 2)
    #expect(result.stdout.contains(#""path":"in/b\udcff.png","status":"resolved""#))
    #expect(result.stdout.contains(#""path":"in/line\nbreak.png","status":"resolved""#))
    #expect(try batch("in").stdout == result.stdout)
    #expect(try program.shell("rm -r in").exitCode == 0, "names that Foundation cannot remove")
  }

  @Test("how far it is stands on a terminal only, and is taken off it")
  func progress() throws {
    try photos.write(15, to: "in")
    let shown = try program.shell(#"script -qec '"$VINYLCRATE" batch in' /dev/null"#).stdout
    #expect(shown.contains("photos/s"))
    let end = try #require(shown.range(of: "photos/s", options: .backwards))
    #expect(shown[end.upperBound...].contains("\r\u{1B}[J"))
    #expect(try !program.run(["batch", "--rescan", "in"]).stderr.contains("photos/s"))
  }

  @Test("a pressing that was chosen is in the collection at once, and only once")
  func choosing() throws {
    let barcode = "666561001216"
    let chosen = "musicbrainz:748e3e26-1b4a-4ba9-a2f8-f8bf72ca532d"
    try photos.write(SamplePhoto.shared, to: "in/shared.png")
    let first = try program.run(["batch", "in", "--format", "jsonl"])
    #expect(first.stdout.contains(#""status":"ambiguous""#))
    #expect(try program.run(["resolve", "--format", "jsonl"]).stdout.isEmpty, "nothing is new")

    let text = try program.run(["batch", "in"]).stdout
    #expect(text.contains("1 ambiguous: vinylcrate choose BARCODE\n"))
    let before = try program.run(["collection", "list", "--format", "jsonl"])
    #expect(before.stdout.isEmpty)
    #expect(try program.run(["choose", barcode, chosen]).exitCode == 0)
    let resolved = try program.run(["resolve", "--format", "jsonl"])
    #expect(resolved.exitCode == 0)
    #expect(resolved.stdout.isEmpty, "nothing waits any more")
    let after = try program.run(["collection", "list", "--format", "jsonl"])
    #expect(after.stdout.contains(chosen))
    #expect(after.stdout.split(separator: "\n").count == 1)
    let second = try program.run(["batch", "in", "--format", "jsonl"])
    #expect(second.stdout.contains(#""status":"resolved""#))
  }

  @Test("scans lists what was scanned, by its outcome; resolve asks again")
  func scans() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try photos.write(SamplePhoto.unknown, to: "in/b.png")
    _ = try batch("in")
    let all = try program.run(["scans", "--format", "jsonl"])
    #expect(all.exitCode == 0)
    #expect(try JSONText.lines(all.stdout).allSatisfy { $0["scanned"] is String })
    #expect(try paths(all) == ["a", "b"].map { program.folder.path("in/\($0).png") })
    let unknown = try program.run(["scans", "--status", "unknown", "--format", "csv"])
    #expect(CSVReader.records(unknown.stdout).map { $0[2] } == ["status", "unknown"])
    #expect(try program.run(["resolve"]).exitCode == 0)
    let resolved = try program.run(["resolve", "--unknown", "--format", "jsonl"])
    #expect(resolved.exitCode == 1)
    #expect(try paths(resolved) == [program.folder.path("in/b.png")])
  }
}
