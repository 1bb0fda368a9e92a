import Barcodes
import Foundation
import GRDB
import Releases
import TestSupport
import Testing

@testable import Library

/// Other libraries that are merged into one.
struct LibraryMergeTests {
  private let sample: SampleLibrary
  private let other: SampleLibrary
  private let lone = MemoryCatalog.lone
  private let record = MemoryCatalog.record

  init() throws {
    sample = try SampleLibrary()
    other = try SampleLibrary()
  }

  private func merge(copies: Bool = false, isTrial: Bool = false) async throws -> MergeTally {
    try await sample.library.merge(
      [other.library.path], makesCopies: copies, isTrial: isTrial)
  }

  /// Keeps a photo of a record as a batch does.
  private func keep(
    _ release: ReleaseDetail, photo: String, key: String, in sample: SampleLibrary
  ) async throws {
    try await sample.library.change { editor in
      _ = try editor.keepScan(NewItem(release: release, photo: Array(photo.utf8)), key: key)
      return "kept"
    }
  }

  private func photos() async throws -> [String] {
    try await sample.library.items().map {
      $0.photo.map { String(decoding: $0, as: UTF8.self) } ?? "-"
    }
  }

  @Test("copies that no photo shows come over with all that was said of them, and once each")
  func copies() async throws {
    let record = record
    try await other.library.change { editor in
      let folder = try editor.createFolder("Shelf 2")
      for rating in [4, 4, 5] {
        _ = try editor.add(
          NewItem(
            release: record, folder: folder.id, mediaCondition: .mint, sleeveCondition: .generic,
            rating: rating, notes: "signed", customFields: ["Colour": "red"]))
      }
      return "filled"
    }
    let tally = try await merge()
    #expect(tally.summary == "merged 1 library: added 3 records, made 1 folder")
    let items = try await sample.library.items()
    #expect(items.map(\.rating) == [4, 4, 5])
    #expect(items.allSatisfy { $0.folder.name == "Shelf 2" && $0.notes == "signed" })
    #expect(items.allSatisfy { $0.mediaCondition == .mint && $0.sleeveCondition == .generic })
    #expect(items.allSatisfy { $0.customFields == ["Colour": "red"] })
    #expect(items.allSatisfy { $0.dateAdded == SampleLibrary.today })
    #expect(try await merge().summary == "merged 1 library: nothing new")
    #expect(try await sample.library.items() == items)
    #expect(try await sample.library.changes().count == 1)
  }

  @Test("photos of one record in two libraries are of one copy, which has the photo named first")
  func onePhotoEach() async throws {
    try await keep(record, photo: "/in/b.jpg", key: "bb 0 1", in: sample)
    try await keep(record, photo: "/in/a/z.jpg", key: "aa 0 1", in: other)
    #expect(
      try await merge().summary == "merged 1 library: linked 1 scan to records that were there")
    #expect(try await photos() == ["/in/a/z.jpg"])
    #expect(try await merge().summary == "merged 1 library: nothing new")
    _ = try await sample.library.undo()
    #expect(try await photos() == ["/in/b.jpg"])
  }

  @Test("with copies they are two, and stay two when merged again")
  func twoCopies() async throws {
    try await keep(record, photo: "/in/b.jpg", key: "bb 0 1", in: sample)
    try await keep(record, photo: "/in/a.jpg", key: "aa 0 1", in: other)
    #expect(try await merge(copies: true).added == [2])
    #expect(try await photos() == ["/in/b.jpg", "/in/a.jpg"])
    #expect(try await merge(copies: true).summary == "merged 1 library: nothing new")
    #expect(try await merge().summary == "merged 1 library: nothing new")
  }

  @Test("two copies of a shard stay two, though one of them is there already")
  func twoOfOneShard() async throws {
    try await keep(record, photo: "/a.jpg", key: "aa 0 1", in: sample)
    let record = record
    try await other.library.change { editor in
      for name in ["bb", "cc"] {
        _ = try editor.keepScan(
          NewItem(release: record, photo: Array("/\(name).jpg".utf8)), key: "\(name) 0 1",
          isOwnCopy: true)
      }
      return "kept"
    }
    #expect(try await merge().added.count == 1)
    #expect(try await photos() == ["/a.jpg", "/cc.jpg"])
    #expect(try await merge().summary == "merged 1 library: nothing new")
  }

  @Test("a copy without a photo and a photo of it are one copy, in either order")
  func photoOfCopy() async throws {
    try await sample.add(record)
    try await keep(record, photo: "/a.jpg", key: "aa 0 1", in: other)
    _ = try await merge()
    #expect(try await photos() == ["/a.jpg"])
    _ = try await other.library.merge([sample.library.path])
    #expect(try await other.library.items().count == 1)
    let (third, record) = (try SampleLibrary(), record)
    try await third.library.change { editor in
      _ = try editor.add(NewItem(release: record, dateAdded: .distantPast))
      return "added"
    }
    _ = try await other.library.merge([third.library.path])
    #expect(try await other.library.items().count == 1)
  }

  @Test("a copy that the user removed does not come back with its photo")
  func removed() async throws {
    try await keep(record, photo: "/a.jpg", key: "aa 0 1", in: other)
    _ = try await merge()
    try await sample.library.change { editor in
      _ = try editor.remove([1])
      return "removed"
    }
    #expect(try await merge().summary == "merged 1 library: nothing new")
    #expect(try await sample.library.items().isEmpty)
  }

  @Test(
    "of what both say the first stands and the other is told; what one leaves open is filled in")
  func conflicts() async throws {
    try await keep(record, photo: "/a.jpg", key: "aa 0 1", in: sample)
    try await keep(record, photo: "/a.jpg", key: "aa 0 1", in: other)
    try await sample.library.change { editor in
      _ = try editor.edit([1]) { ($0.rating, $0.notes) = (5, "mine") }
      return "edited"
    }
    try await other.library.change { editor in
      let folder = try editor.createFolder("Attic")
      _ = try editor.edit([1]) {
        ($0.rating, $0.notes, $0.mediaCondition, $0.folder) = (3, "theirs", .good, folder)
      }
      return "edited"
    }
    let tally = try await merge()
    #expect(tally.completed == 1)
    let name = "item 1, \(record.summary.recordLine)"
    #expect(
      tally.conflicts.map(\.description)
        == ["\(other.library.path): the rating of \(name) is 3 there, and stays 5"])
    let item = try #require(try await sample.library.items().first)
    #expect(item.rating == 5 && item.notes == "mine; theirs")
    #expect(item.mediaCondition == .good && item.folder.name == "Attic")
    #expect(try await merge().completed == 0)
  }

  @Test("crates and wants are put after those that are there, in their order")
  func groups() async throws {
    let (lone, record, disc) = (lone, record, MemoryCatalog.disc)
    for (sample, releases) in [(sample, [lone]), (other, [disc, record, lone])] {
      try await sample.library.change { editor in
        let crate = try editor.createCrate("Sunday")
        for release in releases {
          _ = try editor.add(release, to: crate)
          _ = try editor.want(release, notes: releases.count == 1 ? "" : "cheap")
        }
        return "filled"
      }
    }
    let tally = try await merge()
    #expect(
      tally.summary
        == "merged 1 library: completed 1 record, put 2 records into crates, added 2 wants")
    let crate = try await sample.library.crate(named: "sunday")
    #expect(
      try await sample.library.releases(in: .custom(crate.id))
        == [lone, disc, record].map(\.summary))
    #expect(try await sample.library.wants().map(\.id) == [lone, disc, record].map(\.id))
    #expect(try await sample.library.wants().map(\.notes) == ["cheap", "cheap", "cheap"])
    #expect(try await merge().summary == "merged 1 library: nothing new")
  }

  @Test("choices and verdicts come over; where they differ the first stands")
  func decisions() async throws {
    let (lone, record) = (lone, record)
    let (first, second) = (try GTIN(parsing: "96385074"), try GTIN(parsing: "4006381333931"))
    try await sample.library.change { editor in
      try editor.choose(lone, for: first)
      try editor.save(.dismissed, ofPhoto: [1])
      return "chose"
    }
    try await other.library.change { editor in
      try editor.choose(record, for: first)
      try editor.choose(record, for: second)
      try editor.save(.shows(record), ofPhoto: [1])
      try editor.save(.shows(record), ofPhoto: [2])
      return "chose"
    }
    let tally = try await merge()
    #expect(tally.decisions == 2)
    #expect(
      tally.conflicts.map(\.subject) == ["the pressing of 96385074", "what 01 shows"])
    #expect(try await sample.library.choices() == [first: lone.id, second: record.id])
    #expect(
      try await sample.library.verdicts(of: [[1], [2]])
        == [[1]: .dismissed, [2]: .shows(record)])
    _ = try await sample.library.undo()
    #expect(try await sample.library.choices() == [first: lone.id])
  }

  @Test("a trial changes nothing; a library that is named twice is merged once")
  func trial() async throws {
    try await other.add(record)
    #expect(try await merge(isTrial: true).added.count == 1)
    #expect(try await sample.library.items().isEmpty)
    let link = sample.folder.path("link.sqlite")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: other.library.path)
    let tally = try await sample.library.merge([other.library.path, link])
    #expect(tally.summary == "merged 1 library: added 1 record")
  }

  @Test("one library that cannot be used, and nothing of the others is kept")
  func together() async throws {
    try await other.add(record)
    let missing = sample.folder.path("missing.sqlite")
    await #expect(throws: MergeProblem(cause: .missing(path: missing))) {
      try await sample.library.merge([other.library.path, missing])
    }
    #expect(try await sample.library.items().isEmpty)
    #expect(try await sample.library.changes().isEmpty)
  }

  @Test("one of an earlier VinylCrate comes over too, and stays as it was")
  func earlier() async throws {
    let path = other.folder.path("earlier.sqlite")
    let dump = String(decoding: PackageResources.library_2026_11_sql, as: UTF8.self)
    try await DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: dump) }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    _ = try await sample.library.merge([path])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    let held = try LibraryDatabase(path: path)
    #expect(
      try await sample.library.items().map(\.release.id) == held.items().map(\.release.id))
    #expect(try await sample.library.wants().map(\.notes) == ["first"])
  }
}
