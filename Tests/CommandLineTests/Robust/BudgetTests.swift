import Foundation
import Glibc
import TestSupport
import Testing

/// A photo that takes long costs its budget and nothing else.
struct BudgetTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.folder.write(SamplePhoto.known, to: "1.png")
    try program.folder.write(SlowPhoto.bytes, to: "2.tif")
    try program.folder.write(SamplePhoto.known + [1], to: "3.png")
  }

  private func error(of outcome: [String: Any]) -> [String: Any] {
    outcome["error"] as? [String: Any] ?? [:]
  }

  @Test("a photo over its budget of processor time is unreadable, and the others are read")
  func budget() throws {
    let result = try program.run(
      ["scan", "--format", "jsonl", "--max-seconds", "1", "1.png", "2.tif", "3.png"])
    let outcomes = try JSONText.lines(result.stdout)
    let slow = try #require(outcomes.last { $0["path"] as? String == "2.tif" })
    #expect(slow["status"] as? String == "unreadable")
    #expect(error(of: slow)["kind"] as? String == "budget")
    #expect(outcomes.first?["status"] as? String == "resolved")
    #expect(outcomes.last?["status"] as? String == "resolved")
    #expect(result.exitCode == 2)
    #expect(
      result.complaints == [
        "vinylcrate: 2.tif: takes more than 1 s of processor time: raise --max-seconds if the picture "
          + "is trusted"
      ])
  }

  @Test("what time has ended is tried again by the next run, what is done is not")
  func triedAgain() throws {
    let batch = ["batch", "--format", "jsonl", "--max-seconds", "1", "--only-new", "."]
    let first = try JSONText.lines(try program.run(batch).stdout)
    #expect(Set(first.compactMap { $0["path"] as? String }) == ["./1.png", "./2.tif", "./3.png"])
    let second = try JSONText.lines(try program.run(batch).stdout)
    #expect(Set(second.compactMap { $0["path"] as? String }) == ["./2.tif"])
    #expect(second.last.map(error)?["kind"] as? String == "budget")
  }

  @Test("impossible budgets are refused", arguments: ["0", "-1", "86401", "x"])
  func refused(seconds: String) throws {
    #expect(try program.run(["scan", "--max-seconds=\(seconds)", "1.png"]).exitCode == 64)
  }

  @Test("photos before a slow one are told while all workers are busy with slow ones")
  func toldMeanwhile() throws {
    let slow = try (0..<4).map { number in
      try program.folder.write(SlowPhoto.bytes + [UInt8(number)], to: "slow-\(number).tif")
    }
    let running = try program.start(
      ["scan", "--format", "jsonl", "--jobs", "4", "--max-seconds", "600", "1.png"] + slow)
    running.wait(forLines: 1)
    // With its decoding processes at work, it has told the first.
    #expect(running.isRunning)
    #expect(running.helper() != nil)
    #expect(running.stdout.contains("1.png"))
    running.send(SIGKILL)
    _ = running.wait()
  }

  @Test("an interrupt does not wait for a photo that takes long", .timeLimit(.minutes(20)))
  func interrupted() throws {
    let running = try program.start([
      "batch", "--format", "jsonl", "--no-group", "--jobs", "2", "--max-seconds", "600", ".",
    ])
    running.wait(forLines: 1)
    let helper = try #require(running.helper())
    running.send(SIGINT)
    let result = running.wait()
    #expect(result.exitCode == 130)
    #expect(result.complaints.last?.contains("run the same command again") == true)
    #expect(RunningProgram.waitForEnd(of: helper))
    let known = try JSONText.lines(try program.run(["scans", "--format", "jsonl"]).stdout)
    #expect(known.allSatisfy { ($0["path"] as? String)?.hasSuffix(".png") == true })
  }
}
