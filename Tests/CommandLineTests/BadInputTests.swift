import Foundation
import Glibc
import TestSupport
import Testing

/// What is no photo: one line on standard error, the outcome in the stream, and the run goes on.
struct BadInputTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  @Test(
    "every bad file is told, and the good ones among them are still scanned",
    .timeLimit(.minutes(20)))
  func allAtOnce() throws {
    let folder = program.folder
    try folder.write(Array("This is a text.".utf8), to: "text.png")
    try folder.write(Array(SamplePhoto.jpeg.prefix(SamplePhoto.jpeg.count / 8)), to: "cut.jpg")
    try folder.write(SamplePhoto.huge, to: "huge.png")
    try folder.write([], to: "empty.jpg")
    try FileManager.default.createDirectory(
      atPath: folder.path("folder"), withIntermediateDirectories: false)
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)

    let bad = ["none.jpg", "folder", "text.png", "cut.jpg", "huge.png", "pipe", "empty.jpg"]
    let names = bad.flatMap { ["known.png", $0] } + ["known.png"]
    let result = try program.run(["scan", "--format", "jsonl"] + names)
    #expect(result.exitCode == 2)
    let outcomes = try JSONText.lines(result.stdout)
    #expect(outcomes.map { $0["path"] as? String } == names)
    for outcome in outcomes {
      let isGood = outcome["path"] as? String == "known.png"
      #expect(outcome["status"] as? String == (isGood ? "resolved" : "unreadable"))
      let error = outcome["error"] as? [String: Any]
      #expect((error?["message"] as? String)?.isEmpty == (isGood ? nil : false))
    }
    #expect(result.complaints.count == bad.count)
    for (name, line) in zip(bad, result.complaints) {
      #expect(line.hasPrefix("vinylcrate: \(name): "))
    }
  }

  @Test("what stands before the damage is read, and the damage told")
  func damagedBehindTheBars() throws {
    let most = SamplePhoto.jpeg.prefix(SamplePhoto.jpeg.count * 19 / 20)
    try program.folder.write(Array(most), to: "cut.jpg")
    let result = try program.run(["scan", "--format", "jsonl", "cut.jpg"])
    #expect(result.exitCode == 0)
    let outcome = try JSONText.object(result.stdout)
    #expect(outcome["status"] as? String == "resolved")
    #expect((outcome["error"] as? [String: Any])?["kind"] as? String == "image")
    #expect(result.complaints.count == 1)
    #expect(result.complaints.first?.hasPrefix("vinylcrate: cut.jpg: damaged JPEG") == true)
  }

  @Test("each reason tells what is wrong")
  func reasons() throws {
    try program.folder.write(SamplePhoto.huge, to: "huge.png")
    let huge = try program.run(["scan", "--format", "jsonl", "huge.png"])
    #expect(huge.stderr.contains("60000 × 60000"))
    #expect(huge.stderr.contains("--max-megapixels"))
    let missing = try program.run(["scan", "none.jpg"])
    #expect(missing.stderr.contains("no such file"))
  }

  @Test("the limit on pixels is an option")
  func maxMegapixels() throws {
    let picture = PNGFile(GrayPicture(width: 1001, height: 1000)).bytes
    try program.folder.write(picture, to: "large.png")
    #expect(try program.run(["scan", "--max-megapixels", "1", "large.png"]).exitCode == 2)
    #expect(try program.run(["scan", "--max-megapixels", "2", "large.png"]).exitCode == 1)
  }

  @Test("a file without permission", .enabled(if: geteuid() != 0, "root may read all"))
  func permission() throws {
    chmod(try program.folder.write(SamplePhoto.known, to: "secret.png"), 0)
    let result = try program.run(["scan", "secret.png"])
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("secret.png: permission denied"))
  }

  @Test("a name with control characters is never shown raw, neither read nor missing")
  func controlCharacters() throws {
    let name = "a\u{1B}[31m\nb\u{9B}2J.png"
    try program.folder.write(SamplePhoto.known, to: name)
    for format in ["text", "json", "jsonl", "csv"] {
      let result = try program.run(["scan", "--format", format, name, "none" + name])
      #expect(result.exitCode == 2)
      #expect(result.complaints.count == 1)
      let shown = (result.stdout + result.stderr).unicodeScalars
      #expect(!shown.contains { $0 != "\n" && ($0.value < 32 || (127..<160).contains($0.value)) })
    }
    let outcome = try JSONText.object(try program.run(["scan", "--format", "jsonl", name]).stdout)
    #expect(outcome["path"] as? String == name, "and JSON still has the exact name")
    #expect(outcome["status"] as? String == "resolved")
  }

  @Test("a name that is not UTF-8 is found, and told exactly")
  func invalidName() throws {
    let result = try program.shell(
      #"name=$(printf 'a\377\351.png'); cp known.png "$name"; "#
        + #""$VINYLCRATE" scan --format jsonl "$name" && rm "$name""#)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains(#""path":"a\udcff\udce9.png","status":"resolved""#))
    let listed = try program.shell(
      #"name=$(printf 'b\377.png'); cp known.png "$name"; "#
        + #"printf '%s\0' "$name" | "$VINYLCRATE" scan --format jsonl -0 --files-from -; rm "$name""#
    )
    #expect(listed.stdout.contains(#""path":"b\udcff.png","status":"resolved""#))
  }

  @Test(
    "a line that never ends is refused",
    arguments: [
      ("lookup -", "pass barcodes on standard input, one a line"),
      ("collection add -", "pass records on standard input, one a line"),
      ("scan --files-from -", "check --files-from, or add -0 for zero bytes"),
      ("scan -0 --files-from -", "check --files-from"),
    ])
  func endlessLine(command: String, advice: String) throws {
    let result = try program.shell(
      "ulimit -t 60; yes 1 | tr -d '\\n' | \"$VINYLCRATE\" \(command)")
    #expect(result.exitCode == 2)
    #expect(result.stdout == "" || result.stdout.hasPrefix("photo"))
    #expect(result.stderr == "vinylcrate: -: has a line of more than 4096 bytes: \(advice)\n")
  }

  @Test("an answer that never ends is none")
  func endlessAnswer() throws {
    let result = try program.shell(
      "ulimit -t 60; yes 1 | tr -d '\\n' | "
        + "\"$VINYLCRATE\" choose \(SampleRecord.sharedBarcode)")
    #expect(result.exitCode == 1)
    #expect(result.stderr.hasPrefix("vinylcrate: nothing was chosen: "))
  }

  @Test("a name that begins with a hyphen goes behind two of them")
  func hyphen() throws {
    try program.folder.write(SamplePhoto.known, to: "-known.png")
    let result = try program.run(["scan", "--format", "jsonl", "--", "-known.png"])
    #expect(result.exitCode == 0)
    #expect(try JSONText.object(result.stdout)["path"] as? String == "-known.png")
  }
}
