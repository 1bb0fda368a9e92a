import DumpFixtures
import TestSupport
import Testing

/// A dump becomes the catalogue that photos and searches are looked up in.
struct CatalogImportTests {
  private let program: Program
  private static let dump = "discogs_20261101_releases.xml.gz"

  init() throws {
    program = try Program()
    try write(DumpText.few, to: Self.dump)
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  private func write(_ releases: [DumpText.Release], to name: String) throws {
    try program.folder.write(Compressor.gzip(DumpText.releases(releases)), to: name)
  }

  @Test("a photo resolves, and a record without a barcode is found by its catalogue number")
  func story() throws {
    let imported = try program.run(["catalog", "import", Self.dump])
    #expect(imported.exitCode == 0)
    #expect(imported.stderr.isEmpty)
    #expect(imported.lines.first?.hasSuffix("4 releases") == true)
    let scan = try program.run(["scan", "known.png"])
    #expect(scan.exitCode == 0)
    #expect(scan.stdout.contains("EBE – Neural Response EP"))
    // The sample knows it, the import does not.
    #expect(try program.run(["lookup", "5012394144777"]).exitCode == 1)
    for number in ["rsn 82", "RSN82", "catno:rsn-82"] {
      let found = try program.run(["search", number])
      #expect(found.exitCode == 0, "\(number)")
      #expect(found.stdout.hasPrefix("Wagon Christ – Sorry I Make You Lush\n"), "\(number)")
    }
  }

  @Test("the sample photos resolve against imported dumps as against the sample catalogue")
  func samplePhotos() throws {
    let scan = try ["scan", "--exit-zero", "--format", "json"] + SampleReleases.photos
    let expected = try records(of: try program.run(scan))
    #expect(expected.count == 15 && expected.filter { $0.hasSuffix("-") }.count == 3)
    let samples = try SampleReleases()
    try program.folder.write(Compressor.gzip(samples.discogs), to: Self.dump)
    try program.folder.write(try samples.musicBrainz, to: "release.jsonl")
    #expect(try program.run(["catalog", "import", Self.dump]).exitCode == 0)
    #expect(try program.run(["catalog", "import", "release.jsonl"]).exitCode == 0)
    #expect(try records(of: try program.run(scan)) == expected)
    #expect(try program.run(["search", "soma 92"]).stdout.contains("Neural Response EP"))
  }

  /// Name, status and release of each photo.
  private func records(of result: Program.Result) throws -> [String] {
    try JSONText.objects(result.stdout).map { outcome in
      let route = outcome["route"] as? [String: Any]
      let release = route?["release"] as? [String: Any]
      return [outcome["path"], outcome["status"], release?["id"]]
        .map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    }
  }

  @Test("a search lists what fits, marks what is owned, and suggests another spelling")
  func search() throws {
    try program.run(["catalog", "import", Self.dump])
    try program.run(["collection", "add", "discogs:90"])
    let both = try program.run(["search", "talk", "talk", "--sort", "year"])
    #expect(both.lines.map { $0.prefix(10) } == ["discogs:90", "discogs:91"])
    #expect(both.lines.map { $0.hasSuffix("· owned") } == [true, false])
    let filtered = try program.run(["search", "talk", "country:DE", "year:1990..", "format:cd"])
    #expect(filtered.stdout.contains("Laughing Stock"))
    let misspelt = try program.run(["search", "spitit", "eden"])
    #expect(misspelt.exitCode == 1, "with one word left out, too little is left")
    #expect(misspelt.lines.last == "did you mean spirit eden?")
    let nowhere = try program.run(["search", "spitit", "laughing"])
    #expect(!nowhere.stdout.contains("did you mean"), "spirit and laughing are on no one release")
    let json = try program.run(["search", "spitit", "eden", "--format", "json"])
    let route = try JSONText.object(json.stdout)["route"] as? [String: Any]
    #expect(route?["didYouMean"] as? String == "spirit eden")
  }

  @Test("the same month is imported once, another replaces it, and filters leave out")
  func again() throws {
    try program.run(["catalog", "import", Self.dump])
    let again = try program.run(["catalog", "import", Self.dump])
    #expect(again.exitCode == 0)
    #expect(again.stdout == "discogs of 2026-11-01 is imported already: --again imports it again\n")
    try write([DumpText.few[0]], to: "discogs_20261201_releases.xml.gz")
    try program.run(["catalog", "import", "discogs_20261201_releases.xml.gz"])
    #expect(try program.run(["search", "spirit of eden"]).exitCode == 1)
    let vinyl = try program.run(
      ["catalog", "import", "--only", "vinyl", "--countries", "uk", "--name", "mine", Self.dump])
    #expect(vinyl.stdout.contains("3 releases"))
    #expect(vinyl.stdout.contains("skipped    1 by the filters"))
    let listed = try program.run(["catalog", "list", "--format", "csv"])
    #expect(listed.lines.dropFirst().map { $0.split(separator: ",")[0] } == ["discogs", "mine"])
    let order = try program.run(["catalog", "order", "mine"])
    #expect(order.lines == ["mine", "discogs"])
    #expect(try program.run(["catalog", "verify"]).lines.count == 2)
    #expect(try program.run(["catalog", "remove", "mine"]).exitCode == 0)
    #expect(try program.run(["catalog", "remove", "mine"]).exitCode == 1)
  }

  @Test("the collection gains: unmatched records are matched, unknown scans are resolved")
  func gains() throws {
    try program.folder.write(
      Array("release_id,Artist,Title\n90,Talk Talk,Spirit\n".utf8), to: "mine.csv")
    #expect(try program.run(["collection", "import", "mine.csv"]).exitCode == 1)
    try program.folder.write(SamplePhoto.unknown, to: "unknown.png")
    #expect(try program.run(["batch", "."]).exitCode == 1)
    let pen = DumpText.Release(id: 99, title: "Pen", barcode: SamplePhoto.unknownBarcode)
    try write(DumpText.few + [pen], to: Self.dump)
    let imported = try program.run(["catalog", "import", Self.dump])
    #expect(imported.lines.last == "library    1 copy matched, 1 scan resolved")
    let records = try program.run(["collection", "list"]).stdout
    #expect(records.contains("Spirit Of Eden"))
    #expect(records.contains("Nobody – Pen"))
  }

  @Test("a dump on standard input, and only barcodes")
  func onlyBarcodes() throws {
    let result = try program.run(
      ["catalog", "import", "--only-barcodes", "-"], stdin: DumpText.releases(DumpText.few))
    #expect(result.exitCode == 0)
    #expect(try program.run(["scan", "known.png"]).exitCode == 0)
    #expect(try program.run(["catalog", "list"]).stdout.contains("only barcodes"))
  }
}
