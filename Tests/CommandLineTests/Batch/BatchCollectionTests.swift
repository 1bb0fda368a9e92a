import Foundation
import TestSupport
import Testing

/// What `vinylcrate batch` does to the collection, and says of it.
struct BatchCollectionTests {
  private let program: Program
  private let photos: SampleFolder

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  /// The folder and the photo of each copy.
  private func copies() throws -> [String] {
    try JSONText.lines(program.text("collection", "list", "--format", "jsonl")).map { item in
      let folder = (item["folder"] as? [String: Any])?["name"] ?? ""
      let photo = (item["photo"] as? String).map { ($0 as NSString).lastPathComponent }
      return "\(folder) \(photo ?? "-")"
    }
  }

  private func importShelf() throws {
    let csv = """
      Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added
      x,EBE,Neural Response EP,x,12",0,1998,21,Shelf 2,2020-01-01 00:00:00

      """
    try program.folder.write(Array(csv.utf8), to: "discogs.csv")
    try program.text("collection", "import", "discogs.csv")
  }

  @Test("a photo of a record that was imported is added to that copy; undo takes just that back")
  func imported() throws {
    try importShelf()
    try photos.write(SamplePhoto.known, to: "in/a.png")
    let text = try program.text("batch", "in")
    #expect(text.contains("\n1 photo of records you have:\n"))
    #expect(text.contains("EBE – Neural Response EP: already in Shelf 2, photo added\n"))
    #expect(!text.contains("second copy"), "it is the first photo of that copy")
    #expect(try copies() == ["Shelf 2 a.png"])
    #expect(try program.text("undo") == "undone: linked 1 photo to records you had\n")
    #expect(try copies() == ["Shelf 2 -"])
    try program.text("batch", "in")
    #expect(try copies() == ["Shelf 2 a.png"])
  }

  @Test("five photos of one sleeve make one copy, a photo in another folder next month none")
  func oneSleeve() throws {
    for index in 1...5 {
      try photos.write(SamplePhoto.known + [UInt8(index)], to: "in/IMG_\(index)0.png")
    }
    let text = try program.text("batch", "in")
    #expect(text.contains("\n1 record\n"))
    #expect(text.contains("Added 1 record to Uncategorized:\n  EBE – Neural Response EP\n"))
    #expect(text.contains("To take this back: vinylcrate undo\n"))
    #expect(text.contains("Is one of these a second copy?"))
    #expect(try copies() == ["Uncategorized IMG_10.png"])
    try photos.write(SamplePhoto.known + [6], to: "later/IMG_60.png")
    try program.text("batch", "later")
    #expect(try copies().count == 1)
    let again = try program.text("batch", "later")
    #expect(again.contains("Nothing was added to your collection"))
    #expect(!again.contains("second copy"), "what was asked is not asked again")
    try program.text("undo")
    #expect(try copies().count == 1)
    #expect(
      try program.text("undo")
        == "undone: added 1 record from photos, linked 4 photos to records you had\n")
    #expect(try copies().isEmpty)
  }

  @Test("byte-identical copies of a photo are one record, and nothing is asked")
  func identical() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try photos.write(SamplePhoto.known, to: "in/backup/a.png")
    let text = try program.text("batch", "in")
    #expect(!text.contains("second copy"))
    #expect(try copies().count == 1)
  }

  @Test("--copies adds a copy for each photo, but first uses one that has no photo")
  func copiesAskedFor() throws {
    try importShelf()
    try photos.write(SamplePhoto.known + [1], to: "in/a.png")
    try photos.write(SamplePhoto.known + [2], to: "in/b.png")
    try program.text("batch", "--copies", "in")
    #expect(try copies() == ["Shelf 2 a.png", "Uncategorized b.png"])
    try program.text("batch", "--copies", "in")
    #expect(try copies().count == 2)
    try program.text("undo")
    #expect(try copies() == ["Shelf 2 -"])
    try program.text("batch", "in")
    try program.text("batch", "--copies", "in")
    #expect(try copies() == ["Shelf 2 a.png", "Uncategorized b.png"], "also afterwards")
  }

  @Test("the command that the question names adds the copy, once")
  func question() throws {
    try photos.write(SamplePhoto.known + [1], to: "in/a.png")
    try photos.write(SamplePhoto.known + [2], to: "in/it's b.png")
    let text = try program.text("batch", "in")
    let command = try #require(
      text.split(separator: "\n").first { $0.contains("vinylcrate scans copy") })
    let answer = try program.shell(
      String(command).replacing("vinylcrate ", with: "\"$VINYLCRATE\" "))
    #expect(answer.exitCode == 0)
    #expect(answer.stdout == "added 'EBE – Neural Response EP' to Uncategorized\n")
    #expect(try copies() == ["Uncategorized a.png", "Uncategorized it's b.png"])
    #expect(
      try program.refusal("scans", "copy", "in/it's b.png")
        == "vinylcrate: in/it's b.png has a copy of its own already")
    #expect(try program.text("batch", "in").contains("Nothing was added"))
    try program.text("undo")
    #expect(try copies() == ["Uncategorized a.png"])
    #expect(
      try program.refusal("scans", "copy", "none.png")
        == "vinylcrate: none.png was not scanned yet: run vinylcrate batch on its folder first")
  }

  @Test("--folder is for new records; a copy that is owned stays where it is")
  func folder() throws {
    try importShelf()
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try program.text("batch", "--folder", "Shelf 3", "in")
    #expect(!(try program.text("folder", "list")).contains("Shelf 3"), "nothing is in it")
    #expect(try copies() == ["Shelf 2 a.png"])
    try program.text("undo")
    try program.text("undo")
    let text = try program.text("batch", "--folder", "Shelf 3", "in")
    #expect(text.contains("\nAdded 1 record to Shelf 3:\n"))
    #expect(try copies() == ["Shelf 3 a.png"])
    #expect(try program.text("undo") == "undone: added 1 record from photos\n")
    #expect(!(try program.text("folder", "list")).contains("Shelf 3"))
  }

  @Test("a folder or a crate that can have no such name is refused before a photo is read")
  func badNames() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    #expect(
      try program.refusal("batch", "--crate", " ", "in") == "vinylcrate: a crate needs a name")
    #expect(
      try program.refusal("batch", "--folder", "", "in") == "vinylcrate: a folder needs a name")
    #expect(try program.text("scans", "--format", "jsonl") == "")
  }

  @Test("--crate takes photos that were scanned before, and those of records that are owned")
  func crate() throws {
    try importShelf()
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try program.text("batch", "in")
    let text = try program.text("batch", "--crate", "Shelf 3", "in")
    #expect(text.contains("\nPut 1 record into crate Shelf 3\n"))
    #expect(try program.text("crate", "show", "Shelf 3").contains("1 record\n"))
    #expect(try program.text("undo") == "undone: put 1 record into crate Shelf 3\n")
    #expect(try program.text("crate", "list") == "0 crates\n")
    #expect(try copies() == ["Shelf 2 a.png"])
  }

  @Test("what was removed from the collection is not put into a crate, nor added with --copies")
  func removed() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try program.text("batch", "in")
    try program.text("collection", "remove", SamplePhoto.knownRelease)
    try program.text("batch", "--crate", "Shelf 3", "--copies", "in")
    #expect(try copies().isEmpty)
    #expect(try program.text("crate", "list") == "0 crates\n")
  }

  @Test("a long batch lists some of its records and how to list all")
  func long() throws {
    let samples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../SampleImages")
    let result = try program.run(["batch", samples.standardized.path])
    let lines = result.lines.drop { !$0.hasPrefix("Added 12 records") }
    #expect(lines.dropFirst().prefix { $0.hasPrefix("  ") }.count == 11)
    #expect(lines.contains("  and 2 more: vinylcrate collection list"))
  }
}
