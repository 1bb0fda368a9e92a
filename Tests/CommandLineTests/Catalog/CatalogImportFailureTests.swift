import DumpFixtures
import Foundation
import Glibc
import TestSupport
import Testing

/// Dumps that cannot be imported, and imports that are killed: the old catalogue stays in use.
struct CatalogImportFailureTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.folder.write(DumpText.releases(DumpText.few), to: "discogs_20261001_releases.xml")
    try program.run(["catalog", "import", "discogs_20261001_releases.xml"])
  }

  private func expectOldCatalogue(_ comment: Comment? = nil) throws {
    let result = try program.run(["lookup", SamplePhoto.knownBarcode])
    #expect(result.exitCode == 0, comment)
    #expect(result.stdout.contains("Neural Response EP"), comment)
  }

  @Test("what is broken is told in one line with its place, and nothing changes")
  func broken() throws {
    let whole = DumpText.releases(DumpText.few)
    let text = String(decoding: whole, as: UTF8.self)
    let files: [(String, [UInt8], String)] = [
      ("cut.xml.gz", Array(Compressor.gzip(whole).dropLast(30)), "cut.xml.gz"),
      ("cut.xml", Array(whole.dropLast(200)), "byte "),
      (
        "middle.xml", Array(text.replacing("<title>Spirit", with: "<title><b>Spirit").utf8),
        "line 4"
      ),
      ("page.html", Array("<!DOCTYPE html><html><body>Not found</body></html>".utf8), "page.html"),
      ("artists.xml", Array("<artists><artist><id>1</id></artist></artists>".utf8), "artists"),
      ("empty.xml", [], "empty.xml"), ("photo.png", SamplePhoto.known, "photo.png"),
    ]
    for (name, bytes, part) in files {
      try program.folder.write(bytes, to: name)
      let result = try program.run(["catalog", "import", name])
      #expect(result.exitCode == 2, "\(name)")
      #expect(result.complaints.count == 1, "\(name)")
      #expect(result.stderr.contains(part), "\(name): \(result.stderr)")
      try expectOldCatalogue("\(name)")
    }
    let missing = try program.run(["catalog", "import", "nothing.xml.gz"])
    #expect(missing.exitCode == 2)
    #expect(missing.stderr.hasPrefix("vinylcrate: nothing.xml.gz: "))
  }

  @Test("an import of which nothing is left changes nothing")
  func nothingLeft() throws {
    let result = try program.run(
      ["catalog", "import", "--again", "--countries", "fr", "discogs_20261001_releases.xml"])
    #expect(result.exitCode == 1)
    #expect(result.complaints.count == 1)
    #expect(result.stderr.contains("4 left out by the filters"))
    try expectOldCatalogue()
    let wrong = try program.run(
      ["catalog", "import", "--countries", "France", "discogs_20261001_releases.xml"])
    #expect(wrong.exitCode == 64)
  }

  @Test("--keep-going leaves out what is broken, and lists it")
  func keepGoing() throws {
    let text = String(decoding: DumpText.releases(DumpText.few), as: UTF8.self)
    try program.folder.write(
      Array(text.replacing("<title>Spirit", with: "<title><b>Spirit").utf8), to: "middle.xml")
    let result = try program.run(["catalog", "import", "--keep-going", "middle.xml"])
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("skipped    1 broken"))
    #expect(result.complaints.count == 1)
    #expect(try program.run(["search", "laughing stock"]).exitCode == 0)
  }

  @Test("killed at twenty moments, an import loses nothing", .timeLimit(.minutes(20)))
  func killed() throws {
    let many = (1...20_000).map { number in
      DumpText.Release(
        id: number * 100, title: "Record \(number) of many", catalogueNumber: "MANY \(number)")
    }
    try program.folder.write(
      DumpText.releases(DumpText.few + many), to: "discogs_20261101_releases.xml")
    let arguments = ["catalog", "import", "discogs_20261101_releases.xml"]
    var random = SeededRandom(seed: 20)
    let start = ContinuousClock.now
    let other = try Program()
    try other.folder.write(
      DumpText.releases(DumpText.few + many), to: "discogs_20261101_releases.xml")
    try other.run(arguments)
    let whole = Int((ContinuousClock.now - start) / .microseconds(1))
    for round in 1...20 {
      let running = try program.start(arguments)
      usleep(UInt32(Int.random(in: 0..<whole, using: &random)))
      running.send(SIGKILL)
      _ = running.wait()
      try expectOldCatalogue("round \(round)")
    }
    let last = try program.run(arguments + ["--again"])
    #expect(last.exitCode == 0)
    try expectOldCatalogue()
    #expect(try program.run(["search", "catno:many19999"]).stdout.contains("Record 19999"))
    #expect(try program.run(["catalog", "verify"]).exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: program.folder.path("data/vinylcrate/catalogues"))
    #expect(names == ["discogs.sqlite"])
  }
}
