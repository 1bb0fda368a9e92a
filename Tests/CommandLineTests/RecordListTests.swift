import Foundation
import TestSupport
import Testing

/// Lists of records that are searched, sorted and cut.
struct RecordListTests {
  private let program: Program

  init() throws {
    program = try Program()
    let rows = [
      "release_id,Artist,Title,Label,Catalog#,Format,Released,Rating,CollectionFolder,Date Added,"
        + "Collection Media Condition",
      "900000001,Horace Andy,Dance Hall Style,Wackie's,W-1716,\"LP, Album\",1982,4,Dub,"
        + "2015-01-01 00:00:00,VG+",
      "900000002,Björk,Début,One Little Indian,TPLP 31,\"2xLP, Album\",1993,5,Pop,"
        + "2015-01-02 00:00:00,NM",
      "900000003,Sugar Minott,Dance Hall Showcase,Black Roots,BR 2,\"12\"\"\",1983,,Dub,"
        + "2015-01-03 00:00:00,",
      "900000004,Björk,Post,One Little Indian,TPLP 51,CD,1995,,Pop,2015-01-04 00:00:00,VG",
      "900000005,Unknown,No Year,Not On Label,none,LP,,,Pop,2015-01-05 00:00:00,",
    ]
    try program.run(
      ["collection", "import", "-"], stdin: Array((rows.joined(separator: "\n") + "\n").utf8))
  }

  private func list(_ arguments: String..., command: [String] = ["collection", "list"]) throws
    -> [Int]
  {
    let result = try program.run(command + ["--format", "jsonl"] + arguments)
    #expect(result.exitCode == 0, "\(arguments): \(result.stderr)")
    return try JSONText.lines(result.stdout).compactMap { object in
      let id = (object["release"] as? [String: Any])?["id"] as? String
      return id.flatMap { Int($0.suffix(1)) }
    }
  }

  @Test("words are searched in artist, title, label and number, whatever their case and accents")
  func words() throws {
    #expect(try list("dance", "hall") == [1, 3])
    #expect(try list("BJORK") == [2, 4])
    #expect(try list("bjork", "debut") == [2])
    #expect(try list("w1716") == [1])
    #expect(try list("TPLP") == [2, 4])
    #expect(try list("nothing of that") == [])
    #expect(try program.text("collection", "list", "bjork").hasSuffix("\n2 records\n"))
  }

  @Test("artist, label, year, format and folder narrow the list, together or alone")
  func conditions() throws {
    #expect(try list("--artist", "andy") == [1])
    #expect(try list("--artist", "hall") == [])
    #expect(try list("--label", "little indian") == [2, 4])
    #expect(try list("--label", "br 2") == [3])
    #expect(try list("--year", "1983") == [3])
    #expect(try list("--year", "1980s") == [1, 3])
    #expect(try list("--year", "1983..1993") == [2, 3])
    #expect(try list("--year", "1993..") == [2, 4])
    #expect(try list("--year", "..1982") == [1])
    #expect(try list("--format", "lp") == [1, 2, 5])
    #expect(try list("--format", "vinyl", "--format", "12\"") == [3])
    #expect(try list("--format", "CD") == [4])
    #expect(try list("--folder", "dub") == [1, 3])
    #expect(try list("--folder", "Pop", "--format", "LP", "--year", "1990s") == [2])
  }

  @Test("what lacks a photo, a grade or a barcode is found")
  func without() throws {
    #expect(try list("--without", "grade") == [3, 5])
    #expect(try list("--without", "photo") == [1, 2, 3, 4, 5])
    try program.text("collection", "add", SampleRecord.astley)
    #expect(try list("--without", "barcode") == [1, 2, 3, 4, 5])
    #expect(try list("--without", "barcode", "--without", "grade") == [3, 5])
  }

  @Test("lists are sorted and cut, and say of how many")
  func order() throws {
    #expect(try list("--sort", "artist") == [2, 4, 1, 3, 5])
    #expect(try list("--sort", "title") == [3, 1, 2, 5, 4])
    #expect(try list("--sort", "year") == [1, 3, 2, 4, 5])
    #expect(try list("--sort", "added") == [5, 4, 3, 2, 1])
    #expect(try list("--sort", "rating", "--limit", "2") == [2, 1])
    #expect(try list("--sort", "grade") == [2, 1, 4, 3, 5])
    #expect(
      try program.text("collection", "list", "--limit", "2").hasSuffix("\n2 of 5 records\n"))
  }

  @Test("crates and wants are searched in the same way; places in a crate stay")
  func groups() throws {
    try program.text("crate", "create", "A")
    let ids = (1...5).map { "discogs:90000000\($0)" }
    #expect(try program.run(["crate", "add", "A"] + ids.reversed()).exitCode == 0)
    #expect(try program.run(["wants", "add"] + ids).exitCode == 0)
    let show = ["crate", "show", "A"]
    #expect(try list("bjork", command: show) == [4, 2])
    #expect(try list("--sort", "year", "--limit", "3", command: show) == [1, 3, 2])
    #expect(try list("--folder", "Dub", command: show) == [3, 1])
    #expect(try list("--crate", "A", "--year", "1982", command: ["wants", "list"]) == [1])
    #expect(try list("--crate", "a", "dance") == [1, 3])
    let places = try JSONText.lines(
      try program.text("crate", "show", "A", "bjork", "--format", "jsonl"))
    #expect(places.compactMap { $0["position"] as? Int } == [2, 4])
  }

  @Test("photos are listed by the records that they show")
  func scans() throws {
    let photos = SampleFolder(program: program)
    try photos.write(SamplePhoto.known, to: "in/known.png")
    try photos.write(SamplePhoto.shared, to: "in/shared.png")
    try photos.write(SamplePhoto.blank, to: "in/blank.png")
    try program.run(["batch", "in"])
    func names(_ arguments: String...) throws -> [String] {
      let result = try program.run(["scans", "--format", "jsonl"] + arguments)
      return try JSONText.lines(result.stdout).compactMap { object in
        (object["path"] as? String).map { URL(fileURLWithPath: $0).lastPathComponent }
      }
    }
    #expect(try names() == ["blank.png", "known.png", "shared.png"])
    #expect(try names("neural") == ["known.png"])
    #expect(try names("--year", "2000", "--label", "soma") == ["known.png"])
    #expect(try names("--sort", "artist") == ["known.png", "shared.png"])
    #expect(try names("--sort", "artist", "--limit", "1") == ["known.png"])
    #expect(try names("--status", "ambiguous", "neural") == [])
  }

  @Test("a mistyped subcommand is told from a word that no record has")
  func mistyped() throws {
    let result = try program.run(["collection", "edti"])
    #expect(result.exitCode == 1)
    #expect(
      result.stderr == "vinylcrate: no record has the word 'edti': did you mean vinylcrate "
        + "collection edit?\n")
    #expect(try program.run(["wants", "ad", "r21"]).stderr.contains("vinylcrate wants add?"))
    #expect(try program.text("collection", "nothing") == "0 records\n")
  }

  @Test("wrong values are wrong usage, and names that are not there refused")
  func refusals() throws {
    for wrong in [
      ["--year", "77"], ["--year", "1990..1980"], ["--limit", "0"], ["--sort", "colour"],
      ["--without", "cover"], ["--format", "json", "--format", "csv"],
    ] {
      #expect(try program.run(["collection", "list"] + wrong).exitCode == 64, "\(wrong)")
    }
    #expect(
      try program.refusal("collection", "list", "--folder", "Dup").contains("did you mean 'Dub'"))
    #expect(try program.refusal("wants", "list", "--crate", "A").contains("no crate 'A'"))
  }
}
