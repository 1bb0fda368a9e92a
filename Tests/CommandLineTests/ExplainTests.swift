import Foundation
import TestSupport
import Testing

/// `vinylcrate scan --explain`.
struct ExplainTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.folder.write(SamplePhoto.known, to: "known.png")
    try program.folder.write(SamplePhoto.blank, to: "blank.png")
    try program.folder.write(Array("no picture".utf8), to: "broken.jpg")
  }

  private let photos = ["known.png", "blank.png", "broken.jpg"]

  @Test("text has the explanation below each photo that could be decoded, and else the same lines")
  func text() throws {
    let plain = try program.run(["scan"] + photos)
    let run = try program.run(["scan", "--explain"] + photos)
    #expect(run.exitCode == plain.exitCode)
    #expect(run.stderr == plain.stderr)
    #expect(run.lines.filter { $0.contains("how it was read") }.count == 2)
    #expect(run.lines.contains { $0.hasSuffix("└─ verdict: \(SamplePhoto.knownBarcode)") })
    let rest = run.lines.filter { line in
      !["how it was read", "├─", "└─", "│"].contains { line.contains($0) }
    }
    #expect(rest == plain.lines)
  }

  @Test("objects have it as their last key", arguments: ["json", "jsonl"])
  func objects(format: String) throws {
    func outcomes(_ options: [String]) throws -> [[String: Any]] {
      let run = try program.run(["scan", "--format", format] + options + photos)
      #expect(run.exitCode == 2)
      return try format == "json" ? JSONText.objects(run.stdout) : JSONText.lines(run.stdout)
    }
    var explained = try outcomes(["--explain", "--timings"])
    #expect(explained.map { $0["explanation"] != nil } == [true, true, false])
    let regions = (explained[0]["explanation"] as? [String: Any])?["regions"] as? [[String: Any]]
    #expect(regions?.first?["fate"] as? String == "examined")
    for index in explained.indices {
      explained[index]["explanation"] = nil
      explained[index]["ms"] = nil
    }
    #expect(try outcomes([]) as NSArray == explained as NSArray)
    let text = try program.run(["scan", "--format", "jsonl", "--explain", "blank.png"]).stdout
    #expect(
      text.hasSuffix(",\"explanation\":{\"regions\":[],\"wholePicture\":[],\"claims\":[]}}\n"))
  }

  @Test("a table of comma-separated values has no place for it")
  func csv() throws {
    let run = try program.run(["scan", "--format", "csv", "--explain", "known.png"])
    #expect(run.exitCode == 64)
    #expect(run.stdout.isEmpty)
    #expect(run.stderr.contains("--explain goes with"))
  }

  @Test("annotating alone explains nothing")
  func annotated() throws {
    let run = try program.run(
      ["scan", "--format", "jsonl", "--annotate", "seen", "known.png"])
    #expect(run.exitCode == 0)
    #expect(!run.stdout.contains("explanation"))
  }
}
