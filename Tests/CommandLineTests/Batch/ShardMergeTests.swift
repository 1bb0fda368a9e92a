import Foundation
import TestSupport
import Testing

/// The libraries of a batch in shards, merged by `vinylcrate library merge`.
struct ShardMergeTests {
  private let program: Program
  private let photos: SampleFolder
  private static let shards = (1...8).map { "shard-\($0).sqlite" }

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  /// The sample photos, some of them also under other names, in groups, and as other photos of a record.
  private func writePhotos() throws {
    let samples = try SampleReleases.photos.map {
      (
        name: ($0 as NSString).lastPathComponent,
        bytes: Array(try Data(contentsOf: URL(fileURLWithPath: $0)))
      )
    }
    for (name, bytes) in samples { try photos.write(bytes, to: "in/\(name)") }
    for (number, sample) in samples.enumerated().prefix(6) {
      try photos.write(sample.bytes, to: "in/backup/double of \(number).jpg")
      try photos.write(sample.bytes + [1], to: "in/again/\(9 - number)-later.jpg")
    }
    try photos.write(SamplePhoto.known, to: "in/groups/ebe-front.png")
    try photos.write(SamplePhoto.blank, to: "in/groups/ebe-back.png")
    try photos.write(SamplePhoto.shared, to: "in/groups/shared.png")
    try photos.write(SamplePhoto.blank + [2], to: "in/groups/shelf.png")
    try photos.write(Array("no photo".utf8), to: "in/groups/broken.png")
  }

  private func batch(_ library: String, _ arguments: String...) throws -> Program.Result {
    try program.run(
      [
        "batch", "--format", "jsonl", "--folder", "Shelf 3", "--crate", "Sunday", "--library",
        library,
      ]
        + arguments + ["in"])
  }

  /// The times and numbers that every library has of its own.
  private static let own = ["added", "dateAdded", "id", "item", "position", "scanned"]

  /// What the commands that show a library print, but for times, numbers and the order of adding.
  private func contents(_ library: String) throws -> [String] {
    func objects(_ command: String...) throws -> [String] {
      let text = try program.run(command + ["--format", "jsonl", "--library", library]).stdout
      return try JSONText.lines(text).map { object in
        var object = object
        for key in Self.own { object[key] = nil }
        for key in ["crate", "folder"] where object[key] is [String: Any] {
          object[key] = (object[key] as? [String: Any])?["name"]
        }
        let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
      }
    }
    return try objects("collection", "list").sorted() + objects("scans")
      + objects("crate", "show", "Sunday").sorted() + objects("wants", "list").sorted()
      + [program.run(["collection", "insights", "--library", library]).stdout]
  }

  @Test(
    "eight shards, merged in any order, are as one undisturbed batch; merged again nothing changes")
  func shards() throws {
    try writePhotos()
    let whole = try batch("whole.sqlite", "--create")
    #expect(Set(whole.lines.map { $0.contains("\"status\":\"ambiguous\"") }).count == 2)
    try program.text("wants", "add", SampleRecord.red, "--library", "whole.sqlite")
    for (index, library) in Self.shards.enumerated() {
      _ = try batch(library, "--shard", "\(index + 1)/8", "--create")
    }
    try program.text("wants", "add", SampleRecord.red, "--library", Self.shards[2])
    let expected = try contents("whole.sqlite")
    #expect(expected.count > 40)
    for (library, order) in [("up.sqlite", Self.shards), ("down.sqlite", Self.shards.reversed())] {
      let merged = try program.text(
        ["library", "merge", "--library", library, "--create"] + order)
      #expect(merged.hasPrefix("merged 8 libraries: added "))
      #expect(try contents(library) == expected)
    }
    #expect(
      try program.text(["library", "merge", "--library", "up.sqlite"] + Self.shards)
        == "merged 8 libraries: nothing new\n")
    #expect(try contents("up.sqlite") == expected)

    let again = try batch("up.sqlite")
    #expect(again.stdout == whole.stdout)
    #expect(try contents("up.sqlite") == expected)

    let undone = try program.text("undo", "--library", "down.sqlite")
    #expect(undone.hasPrefix("undone: merged 8 libraries: added "))
    #expect(
      try program.text("collection", "list", "--format", "jsonl", "--library", "down.sqlite") == "")
    #expect(
      try program.text("crate", "list", "--format", "jsonl", "--library", "down.sqlite") == "")
    #expect(
      try program.text("wants", "list", "--format", "jsonl", "--library", "down.sqlite") == "")
    try program.text(["library", "merge", "--library", "down.sqlite"] + Self.shards)
    #expect(try contents("down.sqlite") == expected)
  }
}

extension Program {
  @discardableResult
  fileprivate func text(_ arguments: [String]) throws -> String {
    let result = try run(arguments)
    #expect(result.exitCode == 0, "\(arguments)")
    #expect(result.stderr == "", "\(arguments)")
    return result.stdout
  }
}
