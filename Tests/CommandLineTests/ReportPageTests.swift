import Foundation
import Glibc
import TestSupport
import Testing

/// The HTML page of `scan --report` and `batch --report`.
struct ReportPageTests {
  private let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("photos"), withIntermediateDirectories: true)
    try program.folder.write(SamplePhoto.known, to: "photos/known-back.png")
    try program.folder.write(SamplePhoto.blank, to: "photos/known-front.png")
    try program.folder.write(SamplePhoto.unknown, to: "photos/unknown.png")
    try program.folder.write(SamplePhoto.blank, to: "photos/x blank.png")
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: program.folder.path).sorted()
    }
  }

  private func page(_ name: String = "report.html") throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: program.folder.path(name))),
      as: UTF8.self)
  }

  @Test(
    "a scan that is interrupted leaves nothing of its page behind",
    .enabled(if: Self.knowsUnnamedFiles, "the file system cannot do it"))
  func interrupted() throws {
    let photos = [String](repeating: "photos/known-back.png", count: 2000)
    let running = try program.start(
      ["scan", "--format", "jsonl", "--report", "report.html"] + photos)
    running.wait(forLines: 1)
    running.send(SIGINT)
    #expect(running.wait().exitCode == 128 + SIGINT)
    #expect(try names == ["photos"])
  }

  private static var knowsUnnamedFiles: Bool {
    let temporaryFile = 0o20_000_000 | O_DIRECTORY
    let descriptor = open(NSTemporaryDirectory(), O_WRONLY | temporaryFile, 0o600)
    close(descriptor)
    return descriptor >= 0
  }

  @Test("a batch's page shows each record once, with all of its photos")
  func batch() throws {
    let result = try program.run(["batch", "--report", "report.html", "photos"])
    #expect(result.exitCode == 1)
    let page = try page()
    #expect(page.components(separatedBy: "<article ").count == 4)
    #expect(page.components(separatedBy: "<img ").count == 5)
    #expect(page.contains("<h1 dir=\"auto\">photos</h1>"))
    #expect(page.contains("<strong>1</strong> record named"))
    #expect(page.contains("in 4 photos · <strong>2</strong> need you"))
    #expect(page.contains("Neural Response EP"))
    #expect(page.contains("href=\"photos/x%20blank.png\""))
    #expect(page.hasSuffix("</html>\n"))
    #expect(try names == ["data", "photos", "report.html"], "nothing is left beside it")
  }

  @Test("a second run, which reads nothing again, gives the same page")
  func again() throws {
    try program.run(["batch", "--report", "1.html", "photos"])
    try program.run(["batch", "--report", "2.html", "photos"])
    #expect(try page("1.html") == page("2.html"))
  }

  @Test("scan gives the same page at any number of jobs")
  func jobs() throws {
    let photos = (0..<10).map {
      ["photos/known-back.png", "none.png", "photos/unknown.png"][$0 % 3]
    }
    for jobs in ["1", "2", "5"] {
      try program.run(["scan", "--jobs", jobs, "--report", jobs + ".html"] + photos)
    }
    #expect(try page("1.html").components(separatedBy: "<article ").count == 11)
    #expect(try page("2.html") == page("1.html"))
    #expect(try page("5.html") == page("1.html"))
  }

  @Test("what cannot be written ends with 74 and one line, before a photo is read")
  func unwritable() throws {
    for path in ["none/report.html", "photos", "/dev/full"] {
      let result = try program.run(["scan", "--report", path, "photos/known-back.png"])
      #expect(result.exitCode == 74, "\(path)")
      #expect(result.complaints.count == 1 && result.stderr.contains(path))
      #expect(result.stdout.isEmpty)
    }
    #expect(FileManager.default.fileExists(atPath: "/dev/full"), "and no device is replaced")
  }

  @Test("a run that fails leaves the page of the run before")
  func failure() throws {
    try program.folder.write(Array("before".utf8), to: "report.html")
    let result = try program.shell(
      "\"$VINYLCRATE\" scan --report report.html photos/known-back.png >/dev/full")
    #expect(result.exitCode == 74)
    #expect(try page() == "before")
    #expect(try names == ["photos", "report.html"])
  }

  @Test("a page that is a link stays one")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.path("link.html"), withDestinationPath: "photos/page.html")
    try program.folder.write([], to: "photos/page.html")
    try program.run(["scan", "--report", "link.html", "photos/known-back.png"])
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: program.folder.path("link.html"))
    #expect(destination == "photos/page.html")
    #expect(try page("photos/page.html").contains("Neural Response EP"))
  }

  @Test("a photo on standard input has its place, without a picture")
  func standardInput() throws {
    let result = try program.run(
      ["scan", "--report", "report.html", "-"], stdin: SamplePhoto.known)
    #expect(result.exitCode == 0)
    let page = try page()
    #expect(page.contains("Neural Response EP") && page.contains("<li>standard input</li>"))
    #expect(!page.contains("<img "))
  }

  @Test("a name that is not UTF-8 is shown safely, and its link leads to it")
  func invalidName() throws {
    let result = try program.shell(
      #"name=$(printf 'a\377<.png'); cp photos/unknown.png "$name"; "#
        + #""$VINYLCRATE" scan --exit-zero --report report.html "$name"; rm "$name""#)
    #expect(result.exitCode == 0)
    #expect(try page().contains(#"<a href="a%FF%3C.png">a\#u{FFFD}&lt;.png</a>"#))
  }
}
