import Foundation
import Glibc
import TestSupport
import Testing

/// Batches that do not get to their end.
struct BatchInterruptionTests {
  private let program: Program
  private let photos: SampleFolder

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  private func arguments(_ library: String) -> [String] {
    ["batch", "--format", "jsonl", "--jobs", "2", "--library", library, "--create", "in"]
  }

  @Test(
    "killed at thirty moments, a batch ends as one that nobody disturbed", .timeLimit(.minutes(20)))
  func killed() throws {
    try photos.write(200, to: "in")
    let undisturbed = try program.run(arguments("whole.sqlite"))
    #expect(undisturbed.lines.count == 200)
    var random = SeededRandom(seed: 30)
    for round in 1...30 {
      let running = try program.start(arguments("killed.sqlite"))
      // Each run gets a little further, up to a moment that no step of it is bound to.
      running.wait(forLines: round * 6)
      usleep(.random(in: 0..<20_000, using: &random))
      running.send(SIGKILL)
      let result = running.wait()
      let whole = result.stdout.hasSuffix("\n") ? result.lines : result.lines.dropLast()
      #expect(whole == Array(undisturbed.lines.prefix(whole.count)))
    }
    let last = try program.run(arguments("killed.sqlite"))
    #expect(last.stdout == undisturbed.stdout)
    #expect(last.exitCode == undisturbed.exitCode)
    #expect(try photos.history("killed.sqlite") == photos.history("whole.sqlite"))
  }

  @Test("an interrupt finishes the photos already started, says how to go on, and exits with 130")
  func interrupted() throws {
    try photos.write(200, to: "in")
    for signal in [SIGINT, SIGTERM] {
      let library = "library-\(signal).sqlite"
      let running = try program.start(arguments(library))
      running.wait(forLines: 3)
      running.send(signal)
      let result = running.wait()
      // Had it been through with all 200 by then, there would be nothing to go on with.
      #expect(result.exitCode == 130)
      #expect(result.complaints.last?.contains("run the same command again") == true)
      #expect(try photos.history(library).count == result.lines.count)
      let rest = try program.run(arguments(library) + ["--only-new"])
      #expect(rest.lines.count + result.lines.count >= 200)
      let again = try program.run(arguments(library))
      #expect(again.lines.count == 200)
      #expect(Array(again.lines.prefix(result.lines.count)) == result.lines)
    }
  }

  @Test("an interrupted batch leaves the files of the one before, and what it prints is whole")
  func interruptedFiles() throws {
    try photos.write(200, to: "in")
    try program.folder.write("earlier", to: "out.csv")
    try program.folder.write("earlier", to: "out.html")
    let running = try program.start([
      "batch", "--format", "json", "--force", "--csv", "out.csv", "--report", "out.html", "in",
    ])
    running.wait(forLines: 3)
    running.send(SIGINT)
    let result = running.wait()
    #expect(result.exitCode == 130)
    let outcomes = try JSONText.objects(result.stdout)
    #expect(!outcomes.isEmpty && outcomes.count < 200)
    #expect(try program.folder.text(of: "out.csv") == "earlier")
    #expect(try program.folder.text(of: "out.html") == "earlier")
  }

  @Test("two batches on one library at the same time both end well", .timeLimit(.minutes(20)))
  func together() throws {
    try photos.write(60, to: "in")
    let whole = try program.run(arguments("whole.sqlite"))
    let runs = try (0..<3).map { _ in try program.start(arguments("shared.sqlite")) }
    for run in runs {
      let result = run.wait()
      #expect(result.stdout == whole.stdout)
      #expect(result.exitCode == whole.exitCode)
    }
    #expect(try photos.history("shared.sqlite") == photos.history("whole.sqlite"))
  }

  @Test(
    "a full disk is told, harms nothing, and the same command goes on when there is room",
    .enabled(if: SmallDisk.isAvailable, "mounting a small disk takes root"))
  func fullDisk() throws {
    try photos.write(200, to: "in")
    let tiny = try SmallDisk(kibibytes: 64)
    let refused = try program.run(arguments(tiny.folder.path("library.sqlite")))
    #expect(refused.exitCode == 74)
    #expect(
      refused.complaints == [
        "vinylcrate: \(tiny.folder.path("library.sqlite")): the disk is full: make room, then run the "
          + "same command again"
      ])
    let whole = try program.run(arguments("whole.sqlite"))
    let disk = try SmallDisk(kibibytes: 512)
    let library = disk.folder.path("library.sqlite")
    let full = try program.run(arguments(library))
    #expect(full.exitCode == 74)
    #expect(full.complaints.last?.contains("the disk is full: make room") == true)
    #expect(full.lines.count < 200)
    #expect(full.lines == Array(whole.lines.prefix(full.lines.count)))
    #expect(try program.run(arguments(library)).exitCode == 74)
    try disk.grow(kibibytes: 65_536)
    #expect(try program.run(arguments(library)).stdout == whole.stdout)
    #expect(try photos.history(library) == photos.history("whole.sqlite"))
  }
}
