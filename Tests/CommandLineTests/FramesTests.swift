import Foundation
import PictureWriters
import TestSupport
import Testing

/// Photos that another program hands over with their content.
struct FramesTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func scan(_ input: [UInt8], _ options: String...) throws -> Program.Result {
    try program.run(["scan", "--format", "jsonl", "--frames-from", "-"] + options, stdin: input)
  }

  @Test("photos by frame have the same outcomes as by name, in the same order", arguments: [1, 3])
  func sameAsByName(jobs: Int) throws {
    let contents = [
      SamplePhoto.known, SamplePhoto.blank, Array("This is a text.".utf8), SamplePhoto.jpeg, [],
      SamplePhoto.unknown, SamplePhoto.shared, SamplePhoto.huge,
    ]
    let names = (1...16).map { "SOMA 92 \($0).png" }
    var input: [UInt8] = []
    for (index, name) in names.enumerated() {
      try program.folder.write(contents[index % contents.count], to: name)
      input += Frames.frame(name, contents[index % contents.count])
    }
    let options = ["scan", "--format", "jsonl", "--jobs", "\(jobs)"]
    let byName = try program.run(options + names)
    let byFrame = try program.run(options + ["--frames-from", "-"], stdin: input)
    #expect(byFrame.stdout == byName.stdout)
    #expect(byFrame.exitCode == byName.exitCode)
    #expect(byFrame.lines.count == names.count)
  }

  @Test("every format is the same by frame as by name, with all its pages")
  func formats() throws {
    let picture = GrayPixels.ean13(SamplePhoto.knownBarcode)
    var avif = HEIFWriter()
    avif.isAVIF = true
    let files: [(String, [UInt8]?)] = [
      ("a.heic", HEIFWriter().bytes(picture)), ("b.avif", avif.bytes(picture)),
      ("c.tif", TIFFWriter().bytes([picture, picture])), ("d.gif", GIFWriter().bytes(picture)),
      ("e.webp", WebPWriter.bytes(picture)),
    ]
    var (names, input): ([String], [UInt8]) = ([], [])
    for case (let name, let content?) in files {
      try program.folder.write(content, to: name)
      names.append(name)
      input += Frames.frame(name, content)
    }
    let byName = try program.run(["scan", "--format", "jsonl"] + names)
    let byFrame = try scan(input)
    #expect(byFrame.stdout == byName.stdout)
    #expect(byFrame.lines.count == names.count + 1)
    #expect(try JSONText.lines(byFrame.stdout).allSatisfy { $0["status"] as? String == "resolved" })
  }

  @Test("names with line breaks and invalid UTF-8 come back as they were")
  func names() throws {
    let names: [[UInt8]] = [Array("two\nlines.png".utf8), [0x66, 0x80, 0xFF], Array("-".utf8)]
    let result = try scan(names.flatMap { Frames.frame($0, SamplePhoto.known) })
    #expect(result.exitCode == 0)
    let paths = result.lines.map { $0.prefix { $0 != "}" } }
    #expect(paths.map { $0.contains(#""path":"two\nlines.png""#) } == [true, false, false])
    #expect(paths.map { $0.contains(#""path":"f\udc80\udcff""#) } == [false, true, false])
    #expect(paths.map { $0.contains(#""path":"-""#) } == [false, false, true])
  }

  @Test("a broken frame is named, and the photos before it have their outcomes")
  func brokenFrame() throws {
    let whole = Frames.frame("a.png", SamplePhoto.known) + Frames.frame("b.png", SamplePhoto.blank)
    let cut = Array(Frames.frame("c.png", SamplePhoto.known).dropLast(3))
    let size = SamplePhoto.known.count
    let faults = [
      (cut, "ends after \(size - 3) of \(size) bytes of its content"),
      (Array("photo.jpg\n".utf8), "does not begin with VCF1"),
      (Array("VCF".utf8), "ends in its head of 16 bytes"),
      (
        Frames.frame([], [], nameLength: .max),
        "has a name of 4294967295 bytes, where 1 to 4096 are possible"
      ),
    ]
    for (bytes, words) in faults {
      let result = try scan(whole + bytes)
      #expect(result.exitCode == 2)
      #expect(
        result.stderr
          == "vinylcrate: -: frame 3 \(words): check the program that writes the frames\n")
      let outcomes = try JSONText.lines(result.stdout)
      #expect(outcomes.map { $0["path"] as? String } == ["a.png", "b.png"])
    }
  }

  @Test("a photo above the limit is unreadable, and the run goes on without its content")
  func largePhoto() throws {
    let large = Frames.frame(Array("large.tif".utf8), [], contentLength: .max)
    let result = try scan(large + Frames.frame("known.png", SamplePhoto.known))
    let outcomes = try JSONText.lines(result.stdout)
    #expect(outcomes.map { $0["status"] as? String } == ["unreadable", "resolved"])
    #expect(result.exitCode == 2)
    #expect(result.stdout.contains("is larger than 1024 MiB"))
  }

  @Test("no frames are no failure")
  func empty() throws {
    let result = try scan([])
    #expect(result.exitCode == 0)
    #expect(result.stdout.isEmpty && result.stderr.isEmpty)
  }

  @Test("each outcome comes before the next frame is needed", .timeLimit(.minutes(20)))
  func answersAtOnce() throws {
    let frame = try program.folder.write(Frames.frame("a.png", SamplePhoto.known), to: "frame")
    // The second frame is written when the first is answered.
    let result = try program.shell(
      """
      mkfifo answers; exec 3<>answers
      { cat \(frame); read answer <&3; cat \(frame); } \
      | "$VINYLCRATE" scan --format jsonl --frames-from - | tee answers
      """)
    #expect(result.lines.count == 2)
  }

  @Test("a program that reads no more outcomes ends the run", .timeLimit(.minutes(20)))
  func interruptedPipe() throws {
    let frame = try program.folder.write(Frames.frame("a.png", SamplePhoto.known), to: "frame")
    let result = try program.shell(
      """
      { while cat \(frame); do :; done; } 2>/dev/null \
      | "$VINYLCRATE" scan --format jsonl --frames-from - | head -n 1
      """)
    #expect(result.lines.count == 1)
  }

  @Test("no text file beside a name is read for a photo that has no file")
  func textFile() throws {
    try program.folder.write(SamplePhoto.shared, to: "back.png")
    try program.folder.write("CST012 AU 2000", to: "back.txt")
    let byName = try JSONText.object(program.run(["scan", "--format", "jsonl", "back.png"]).stdout)
    let byFrame = try JSONText.object(scan(Frames.frame("back.png", SamplePhoto.shared)).stdout)
    #expect(byName["status"] as? String == "resolved")
    #expect(byFrame["status"] as? String == "ambiguous")
  }

  @Test("photos come from one place, and a page about them needs their files")
  func usage() throws {
    for options in [
      ["--files-from", "-"], ["a.png"], ["--report", "r.html"], ["--annotate", "d"],
    ] {
      let result = try program.run(["scan", "--frames-from", "-"] + options)
      #expect(result.exitCode == 64, "\(options)")
    }
    let missing = try program.run(["scan", "--frames-from", "none"])
    #expect(missing.exitCode == 2)
    #expect(missing.stderr == "vinylcrate: none: No such file or directory: check --frames-from\n")
  }
}
