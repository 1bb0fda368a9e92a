import Foundation
import Glibc
import TestSupport
import Testing

/// `vinylcrate watch`.
struct WatchCommandTests {
  private let program: Program
  private let photos: SampleFolder

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  @Test("photos that are there, arrive, are moved in or come in a folder", .timeLimit(.minutes(20)))
  func arrivals() throws {
    try photos.write(SamplePhoto.known, to: "in/0.png")
    try photos.write(SamplePhoto.blank, to: "aside.png")
    try photos.write(SamplePhoto.unknown, to: "folder/c.png")
    let running = try program.start(["watch", "--format", "jsonl", "in"])
    running.wait(forLines: 1)
    // Nothing is told of a photo before its writer closes it.
    let path = program.folder.path("in/a.png")
    let half = SamplePhoto.jpeg.count / 2
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    #expect(write(descriptor, Array(SamplePhoto.jpeg[..<half]), half) == half)
    let files = FileManager.default
    try files.moveItem(
      atPath: program.folder.path("aside.png"), toPath: program.folder.path("in/b.png"))
    running.wait(forLines: 2)
    let rest = Array(SamplePhoto.jpeg[half...])
    #expect(write(descriptor, rest, rest.count) == rest.count)
    close(descriptor)
    running.wait(forLines: 3)
    try files.moveItem(
      atPath: program.folder.path("folder"), toPath: program.folder.path("in/folder"))
    running.wait(forLines: 4)
    try photos.write(SamplePhoto.known + [0], to: "in/folder/d.png")
    running.wait(forLines: 5)
    try photos.write(Array("no photo".utf8), to: "in/notes.txt")
    running.send(SIGINT)
    let result = running.wait()
    #expect(result.exitCode == 130)
    #expect(result.complaints.first == "vinylcrate: watching in: press Ctrl-C to end")
    let outcomes = try JSONText.lines(result.stdout)
    #expect(
      outcomes.map { "\($0["path"] ?? "") \($0["status"] ?? "")" } == [
        "in/0.png resolved", "in/b.png unread", "in/a.png resolved", "in/folder/c.png unknown",
        "in/folder/d.png resolved",
      ])
    let again = try program.start(["watch", "--format", "jsonl", "in"])
    try photos.write(SamplePhoto.known + [1], to: "in/e.png")
    again.wait(forLines: 1)
    again.send(SIGTERM)
    let second = again.wait()
    #expect(second.exitCode == 130)
    #expect(
      try JSONText.lines(second.stdout).map { $0["path"] as? String } == ["in/e.png"],
      "what is known is left out")
  }

  @Test("a folder that is removed and made again is watched again", .timeLimit(.minutes(20)))
  func removed() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    let running = try program.start(["watch", "--format", "jsonl", "in"])
    running.wait(forLines: 1)
    try FileManager.default.removeItem(atPath: program.folder.path("in"))
    running.wait(forErrorLines: 2)
    try photos.write(SamplePhoto.unknown, to: "in/b.png")
    running.wait(forLines: 2)
    try photos.write(SamplePhoto.blank, to: "in/deep/c.png")
    running.wait(forLines: 3)
    running.send(SIGINT)
    let result = running.wait()
    #expect(
      result.complaints.dropFirst().prefix(2) == [
        "vinylcrate: in: the folder is gone: waiting until it is there again",
        "vinylcrate: in: the folder is there again: watching it",
      ])
    #expect(
      try JSONText.lines(result.stdout).map { $0["path"] as? String } == [
        "in/a.png", "in/b.png", "in/deep/c.png",
      ])
  }

  @Test("people see what becomes of each record, and at the end how to undo it")
  func records() throws {
    try photos.write(SamplePhoto.known + [1], to: "in/a.png")
    try photos.write(SamplePhoto.known + [2], to: "in/b.png")
    let running = try program.start(["watch", "in"])
    running.wait(forLines: 8)
    running.send(SIGINT)
    // Whether the second photo is looked up before the first is kept is left open.
    let lines = running.wait().lines.filter {
      $0.hasPrefix("    ") && !$0.contains("you have") || $0.hasPrefix("To take")
    }
    #expect(
      lines == [
        "    added to Uncategorized", "    already in Uncategorized, photo added",
        "To take this back: vinylcrate undo", "    vinylcrate scans copy in/b.png",
      ])
  }
}
