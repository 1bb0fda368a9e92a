import Foundation
import TestSupport
import Testing

/// Wherever the outcomes of photos are counted, the numbers are the same.
struct BatchCountTests {
  private let program: Program
  private let photos: SampleFolder

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  private static let expected = ["grouped": 2, "resolved": 1, "unknown": 1, "unread": 1]

  private func counts(_ outcomes: [[String: Any]]) -> [String: Int] {
    Dictionary(grouping: outcomes) { $0["status"] as? String ?? "" }.mapValues(\.count)
  }

  /// Two records of two photos each, and a photo that names none.
  private func write() throws {
    try photos.write(SamplePhoto.known, to: "in/a-back.png")
    try photos.write(SamplePhoto.blank + [1], to: "in/a-front.png")
    try photos.write(SamplePhoto.unknown, to: "in/b-back.png")
    try photos.write(SamplePhoto.blank + [2], to: "in/b-front.png")
    try photos.write(SamplePhoto.blank + [3], to: "in/c.png")
  }

  @Test("text, report, JSON, CSV and the library count the same outcomes")
  func sameNumbers() throws {
    try write()
    let text = try program.run(["batch", "in", "--report", "r.html", "--csv", "out.csv"]).stdout
    #expect(text.contains("5 photos: 1 resolved, 1 unknown, 1 unread, 2 grouped\n"))
    #expect(text.contains("; 2 more photos of these records (fronts, labels)\n"))

    let outcomes = try JSONText.lines(program.run(["batch", "in", "--format", "jsonl"]).stdout)
    #expect(counts(outcomes) == Self.expected)
    let table = CSVReader.records(try program.folder.text(of: "out.csv"))
    #expect(
      Dictionary(grouping: table.dropFirst()) { $0[2] }.mapValues(\.count) == Self.expected)
    #expect(
      counts(try JSONText.lines(program.text("scans", "--format", "jsonl"))) == Self.expected)
    for (status, count) in Self.expected {
      let listed = try program.text("scans", "--status", status, "--format", "jsonl")
      #expect(try JSONText.lines(listed).count == count, "\(status)")
    }
    let report = try program.folder.text(of: "r.html")
    #expect(report.contains("<span>Unread <b>1</b></span>"))
    #expect(report.contains("<span>Unknown <b>1</b></span>"))
    #expect(report.contains("<span>Named <b>1</b></span>"))
  }

  @Test("the key record names the same photo in all photos of a record, also in the library")
  func records() throws {
    try write()
    let expected = ["in/a-back.png", "in/a-back.png", "in/b-back.png", "in/b-back.png", nil]
    for _ in 0..<2 {
      let outcomes = try JSONText.lines(program.run(["batch", "in", "--format", "jsonl"]).stdout)
      #expect(outcomes.map { $0["record"] as? String } == expected)
    }
    let csv = CSVReader.records(try program.run(["batch", "in", "--format", "csv"]).stdout)
    #expect(csv.map { $0.last } == ["record"] + expected.map { $0 ?? "" })
    let listed = try JSONText.lines(program.text("scans", "--format", "jsonl"))
    #expect(
      listed.map { $0["record"] as? String } == expected.map { $0.map(program.folder.path) })
    let alone = try JSONText.lines(
      program.run(["batch", "in", "--no-group", "--format", "jsonl"]).stdout)
    #expect(
      alone.map { $0["record"] as? String } == ["in/a-back.png", nil, "in/b-back.png", nil, nil])
    #expect(
      try JSONText.lines(program.text("scans", "--status", "unread", "--format", "jsonl")).count
        == 3)
  }

  @Test("thousands of files of the same content cost no more each than a few")
  func identicalFiles() throws {
    for index in 0..<2000 { try photos.write([], to: "in/\(10_000 + index).png") }
    // Ten times what they take; where each file is compared with all before it, 20 times that.
    let result = try program.shell(
      "ulimit -t 30; \"$VINYLCRATE\" batch --format csv in 2>/dev/null | wc -l")
    #expect(result.lines.first.map { $0.filter(\.isNumber) } == "2001")
  }
}
