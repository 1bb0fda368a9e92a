import Foundation
import Glibc
import TestSupport
import Testing

/// A photo that ends the process does so once.
struct EndedRunTests {
  private let program: Program

  init() throws {
    program = try Program()
    let folder = SampleFolder(program: program)
    try folder.write(SamplePhoto.known, to: "in/1.png")
    try folder.write(Array("P5\n14000 14000\n255\n".utf8), to: "in/2.pgm")
    // Black, and nearly nothing on the disk.
    try #require(truncate(program.folder.path("in/2.pgm"), 19 + 14_000 * 14_000) == 0)
    try folder.write(SamplePhoto.known + [1], to: "in/3.png")
  }

  /// Runs a batch with less memory than the second photo takes.
  private func batch(_ arguments: String = "") throws -> Program.Result {
    try program.shell(
      "ulimit -v 700000; exec $VINYLCRATE batch --format jsonl --no-group --jobs 1 \(arguments) in")
  }

  @Test("a photo that ended a run is set aside by the next, with the reason, and stays so")
  func setAside() throws {
    let first = try batch()
    #expect(
      first.exitCode == 128 + SIGABRT || first.exitCode == 128 + SIGILL
        || first.exitCode == 128 + SIGTRAP)

    let second = try batch()
    let outcomes = try JSONText.lines(second.stdout)
    #expect(second.exitCode == 2)
    #expect(outcomes.map { $0["status"] as? String } == ["resolved", "unreadable", "resolved"])
    let error = outcomes.dropFirst().first?["error"] as? [String: Any]
    #expect(error?["kind"] as? String == "crash")
    #expect(second.complaints.count == 1)
    #expect(second.complaints.first?.contains("in/2.pgm: ends the program that decodes it") == true)

    #expect(try batch("--only-new").stdout == "")
    let left = try FileManager.default.contentsOfDirectory(
      atPath: program.folder.path("data/vinylcrate"))
    #expect(left.allSatisfy { !$0.contains("reading") })
  }

  @Test("where the machine was to blame and not the photo, the next run reads it")
  func innocent() throws {
    #expect(try batch().exitCode > 128)
    let second = try program.run(["batch", "--format", "jsonl", "in"])
    let outcomes = try JSONText.lines(second.stdout)
    #expect(outcomes.map { $0["status"] as? String } == ["resolved", "unread", "resolved"])
    #expect(second.exitCode == 1)
  }
}
