import TestSupport
import Testing

/// Photos as they are named on the command line and in lists.
struct PhotoNameTests {
  private let program: Program
  private let photos: SampleFolder

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  @Test("photos of the same name are shown with what tells them apart, others by their name alone")
  func sameName() throws {
    try photos.write(SamplePhoto.known, to: "a/d1/IMG.png")
    try photos.write(SamplePhoto.blank, to: "a/d2/IMG.png")
    try photos.write(SamplePhoto.unknown, to: "a/d2/other.png")
    let names = ["a/d1/IMG.png", "a/d2/IMG.png", "a/d2/other.png"]
    let file = try program.run(["scan", "--"] + names).lines
    let terminal = try program.runOnTerminal(["scan", "--color", "never"] + names).stdout
      .split(whereSeparator: \.isNewline).map(String.init)
    for lines in [file, terminal] {
      for (name, status) in [("d1/IMG.png", "resolved"), ("d2/IMG.png", "unread")] {
        #expect(lines.contains { $0.hasPrefix("\(name) ") && $0.contains(status) }, "\(name)")
      }
      #expect(lines.contains { $0.hasPrefix("other.png ") })
    }
  }

  @Test("folders too long for a column are not cut")
  func longFolders() throws {
    let folders = ["1", "2"].map { "a-shelf-in-the-living-room-next-to-the-window-\($0)" }
    for folder in folders { try photos.write(SamplePhoto.blank, to: "\(folder)/IMG.png") }
    let result = try program.runOnTerminal(
      ["scan", "--color", "never"] + folders.map { "\($0)/IMG.png" }, columns: 100)
    for folder in folders { #expect(result.stdout.contains("\(folder)/IMG.png")) }
  }

  @Test("a photo whose name begins with a hyphen is no option where a pattern has found it")
  func hyphen() throws {
    try program.folder.write(SamplePhoto.known, to: "-dash.png")
    let result = try program.shell(#""$VINYLCRATE" scan --format jsonl *.png"#)
    #expect(result.exitCode == 0)
    #expect(result.stderr.isEmpty)
    #expect(try JSONText.object(result.stdout)["path"] as? String == "./-dash.png")
    let missing = try program.run(["scan", "-none.png"])
    #expect(missing.exitCode == 64, "no such file: a mistyped option")
    let after = try program.run(["scan", "--format", "jsonl", "--", "-dash.png"])
    #expect(try JSONText.object(after.stdout)["path"] as? String == "-dash.png")
  }

  @Test("a list of names may have lines as Windows ends them")
  func carriageReturns() throws {
    try program.folder.write(SamplePhoto.known, to: "known.png")
    try program.folder.write(SamplePhoto.blank, to: "blank.png")
    let result = try program.run(
      ["scan", "--format", "jsonl", "--files-from", "-"],
      stdin: Array("known.png\r\n\r\nblank.png\r\n".utf8))
    let outcomes = try JSONText.lines(result.stdout)
    #expect(outcomes.map { $0["path"] as? String } == ["known.png", "blank.png"])
    #expect(outcomes.map { $0["status"] as? String } == ["resolved", "unread"])
  }

  @Test("a folder where photos are expected is told the command for folders")
  func folder() throws {
    try photos.write(SamplePhoto.blank, to: "in/blank.png")
    let result = try program.run(["scan", "in"])
    #expect(result.exitCode == 2)
    #expect(
      result.stderr
        == "vinylcrate: in: is a directory: scan a folder with vinylcrate batch FOLDER\n")
  }

  @Test("two records in one photo are both named, in text and for programs")
  func twoRecords() throws {
    let symbols = [
      SymbolPattern.ean13(SamplePhoto.knownBarcode), .ean13(SampleRecord.astleyBarcode),
    ]
    let pictures = symbols.map { SymbolRenderer().picture(of: $0) }
    var both = GrayPicture(width: pictures[0].width, height: 2 * pictures[0].height + 60)
    for (index, picture) in pictures.enumerated() {
      both.draw(picture, x: 0, y: index * (picture.height + 60))
    }
    try program.folder.write(PNGFile(both).bytes, to: "both.png")
    let names = ["EBE – Neural Response EP", "Rick Astley – Never Gonna Give You Up"]
    let text = try program.text("scan", "both.png")
    for name in names { #expect(text.contains(name)) }
    let outcome = try JSONText.object(try program.text("scan", "--format", "jsonl", "both.png"))
    let barcodes = try #require(outcome["barcodes"] as? [[String: Any]])
    #expect(barcodes.map { $0["name"] as? String } == names)
    try photos.write(PNGFile(both).bytes, to: "in/both.png")
    let batch = try program.text("batch", "in")
    for name in names { #expect(batch.contains("  \(name)\n")) }
  }

  @Test(
    "a file in a folder that does not exist is told so, and not to make room",
    arguments: [
      "--report", "--csv",
    ])
  func missingFolder(option: String) throws {
    try photos.write(SamplePhoto.blank, to: "in/blank.png")
    let result = try program.run(["batch", option, "/nonexist/x.html", "in"])
    #expect(result.exitCode == 74)
    #expect(
      result.stderr == "vinylcrate: /nonexist/x.html: the folder does not exist: "
        + "make the folder or choose another file\n")
  }

  @Test("the text file about a photo is not counted as skipped, another file is")
  func textFile() throws {
    try photos.write(SamplePhoto.known, to: "in/back.png")
    try photos.write(Array("SOMA 92".utf8), to: "in/back.txt")
    #expect(try !program.text("batch", "in").contains("skipped"))
    try photos.write(Array("a list".utf8), to: "in/list.txt")
    #expect(try program.text("batch", "in").contains("1 other file skipped\n"))
  }
}
