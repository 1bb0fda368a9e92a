import Foundation
import TestSupport
import Testing

/// `vinylcrate choose`, and the forms in which a release is named.
struct ChooseCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func chosen() throws -> String? {
    let outcome = try JSONText.object(
      try program.text("lookup", "--format", "jsonl", SampleRecord.sharedBarcode))
    let route = outcome["route"] as? [String: Any]
    return (route?["release"] as? [String: Any])?["id"] as? String
  }

  /// The ids of the list of `choose`, in its order.
  private func listed() throws -> [String] {
    let list = try program.run(["choose", SampleRecord.sharedBarcode, "--format", "jsonl"])
    #expect(list.exitCode == 1)
    let objects = try JSONText.lines(list.stdout)
    #expect(objects.compactMap { $0["number"] as? Int } == Array(1...objects.count))
    return objects.compactMap { ($0["release"] as? [String: Any])?["id"] as? String }
  }

  @Test("without a release it lists the pressings with numbers and takes the answer")
  func question() throws {
    let ids = try listed()
    #expect(Set(ids) == [SampleRecord.red, SampleRecord.green])
    let answered = try program.run(
      ["choose", SampleRecord.sharedBarcode], stdin: Array("what?\n2\n".utf8))
    #expect(answered.exitCode == 0)
    #expect(answered.lines.contains { $0.hasPrefix("2 ") && $0.hasSuffix(ids[1]) })
    #expect(answered.lines.last?.hasPrefix("noted that \(SampleRecord.sharedBarcode) is ") == true)
    #expect(
      answered.complaints == ["vinylcrate: 'what?' is neither a number of the list nor a release"])
    #expect(try chosen() == ids[1])
  }

  @Test("no answer chooses nothing and says how to")
  func noAnswer() throws {
    for input in ["", "\n"] {
      let result = try program.run(
        ["choose", SampleRecord.sharedBarcode], stdin: Array(input.utf8))
      #expect(result.exitCode == 1)
      #expect(
        result.complaints == [
          "vinylcrate: nothing was chosen: name its number, as in vinylcrate choose "
            + "\(SampleRecord.sharedBarcode) 1"
        ])
    }
    #expect(try program.text("undo", "--list") == "0 changes can be undone\n")
  }

  @Test("a number of the list is taken, and another number is one at Discogs")
  func number() throws {
    let ids = try listed()
    for (index, id) in ids.enumerated() {
      try program.text("choose", SampleRecord.sharedBarcode, String(index + 1))
      let list = try program.run(["choose", SampleRecord.sharedBarcode, "--format", "jsonl"])
      let chosen = try #require(try JSONText.lines(list.stdout).first?["release"] as? [String: Any])
      #expect(chosen["id"] as? String == id)
      try program.text("undo")
    }
    let number = SampleRecord.green.replacing("discogs:", with: "")
    try program.text("choose", SampleRecord.sharedBarcode, number)
    #expect(try chosen() == SampleRecord.green)
  }

  @Test(
    "a release is named by its number, as Discogs writes it, and by addresses, everywhere",
    arguments: [
      "249504", "r249504", "[r249504]", "discogs:249504", "https://www.discogs.com/release/249504",
      "https://www.discogs.com/de/release/249504-Rick-Astley-Never-Gonna-Give-You-Up?x=1",
      "www.discogs.com/release/249504", "https://www.discogs.com/sell/release/249504",
      "https://www.discogs.com/Rick-Astley-Never-Gonna/release/249504",
      "vinylcrate://album/discogs:249504", "https://vinylcrate.app/album/discogs:249504",
    ])
  func names(name: String) throws {
    try program.text("crate", "create", "A")
    let record = "'Rick Astley – Never Gonna Give You Up'"
    #expect(try program.text("collection", "add", name) == "added \(record) to Uncategorized\n")
    #expect(try program.text("wants", "add", name) == "added \(record) to the wants\n")
    #expect(try program.text("crate", "add", "A", name) == "added \(record) to A\n")
    #expect(try program.text("crate", "remove", "A", name) == "removed \(record) from A\n")
    #expect(try program.text("album", name).contains("Never Gonna Give You Up"))
    #expect(try program.text("open", name).contains("Never Gonna Give You Up"))
    #expect(
      try program.text("choose", SampleRecord.astleyBarcode, name)
        == "noted that 5012394144777 is discogs:249504, \(record)\n")
  }

  @Test("a bare number of a copy is that copy, and a release is then written with r")
  func itemNumbers() throws {
    try program.text("collection", "add", SampleRecord.ebe)
    #expect(
      try program.refusal("collection", "remove", "21")
        == "vinylcrate: there is no item 21 in the collection; for the release at Discogs write r21"
    )
    try program.text("collection", "remove", "r21")
    #expect(try program.text("collection") == "0 records\n")
  }

  @Test("photos that waited for a choice are resolved by it at once")
  func waitingPhotos() throws {
    try SampleFolder(program: program).write(SamplePhoto.shared, to: "in/shared.png")
    let batch = try program.run(["batch", "in"])
    #expect(batch.exitCode == 0)
    let told = try program.text("choose", "666561001216", "1")
    #expect(told.hasSuffix("; 1 photo resolved, 1 record added to the collection\n"))
    #expect(try program.text("collection").hasSuffix("\n1 record\n"))
    let scans = try JSONText.lines(try program.text("scans", "--format", "jsonl"))
    #expect(scans.compactMap { $0["status"] as? String } == ["resolved"])
  }

  @Test("a choice for an unknown barcode resolves its photos, and so does resolve later")
  func unknownBarcode() throws {
    let photos = SampleFolder(program: program)
    try photos.write(SamplePhoto.unknown, to: "in/unknown.png")
    #expect(try program.run(["batch", "in"]).exitCode == 1)
    #expect(
      try program.refusal("choose", SamplePhoto.unknownBarcode)
        == "vinylcrate: 4006381333931 is not in the catalogue: name its release, as in vinylcrate "
        + "choose 4006381333931 r249504")
    #expect(
      try program.text("choose", SamplePhoto.unknownBarcode, SampleRecord.ebe)
        .hasSuffix("; 1 photo resolved, 1 record added to the collection\n"))
    // As before choices resolved photos: the decision is there, the photo unknown.
    try photos.write(SamplePhoto.unknown + [0], to: "other/unknown.png")
    try program.text("undo")
    #expect(try program.text("undo", "--list") == "0 changes can be undone\n", "it was one change")
    #expect(try program.text("collection") == "0 records\n")
    #expect(try program.run(["batch", "other"]).exitCode == 1)
    #expect(try program.run(["resolve"]).stdout.contains("0 scanned"))
    try program.alterLibrary(
      "INSERT INTO decision SELECT 4006381333931, id, 0 FROM release WHERE id = 'discogs:21'")
    let resolved = try program.run(["resolve"])
    #expect(resolved.exitCode == 0)
    #expect(resolved.stdout.contains("2 scanned: 2 resolved"), "undo had opened the first again")
  }
}
