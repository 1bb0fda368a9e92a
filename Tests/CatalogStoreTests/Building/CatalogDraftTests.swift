import Files
import Foundation
import GRDB
import Glibc
import Releases
import TestSupport
import Testing

@testable import CatalogStore

/// Catalogues that are made beside the one in use.
struct CatalogDraftTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("discogs.sqlite")
  }

  private var releases: [ReleaseDetail] {
    (1...300).map {
      SampleRelease.release(
        $0, "Title \($0)", artist: "Artist", label: ("Label", "LP \($0)"), barcodes: [])
    }
  }

  @Test("nothing but the file is there when it is finished")
  func finished() async throws {
    let info = try await TestCatalog.write(releases, to: path)
    #expect(info.releaseCount == 300)
    #expect(folder.names == ["discogs.sqlite"])
    let catalog = try CatalogDatabase(path: path)
    #expect(try catalog.info() == info)
    try catalog.verify()
    for release in releases { #expect(try await catalog.release(id: release.id) == release) }
    #expect(try await catalog.search(SearchQuery(text: "title 77")).first?.id.value == "77")
  }

  @Test("a draft that is dropped leaves what was there, and nothing else")
  func dropped() async throws {
    try await TestCatalog.write(Array(releases.prefix(2)), to: path)
    do {
      let draft = try CatalogDraft(at: path, origin: TestCatalog.origin)
      try await draft.add(draft.preparer.prepare(releases))
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["discogs.sqlite"])
    #expect(try CatalogDatabase(path: path).info().releaseCount == 2)
  }

  @Test("who has the old file open goes on to read it")
  func replaced() async throws {
    try await TestCatalog.write(Array(releases.prefix(2)), to: path)
    let old = try CatalogDatabase(path: path)
    try await TestCatalog.write(releases, to: path)
    #expect(try await old.release(id: releases[0].id) != nil)
    #expect(try await old.release(id: releases[9].id) == nil)
    #expect(try await CatalogDatabase(path: path).release(id: releases[9].id) != nil)
  }

  @Test("another draft of the same catalogue is refused while one is made")
  func busy() async throws {
    let draft = try CatalogDraft(at: path, origin: TestCatalog.origin)
    try await draft.add(draft.preparer.prepare(releases))
    #expect(throws: CatalogDraftProblem(path: path, cause: .busy)) {
      try CatalogDraft(at: path, origin: TestCatalog.origin)
    }
    // Another catalogue may be made meanwhile, and disturbs nothing.
    try await TestCatalog.write(releases, to: folder.path("other.sqlite"))
    #expect(try await draft.finish().releaseCount == 300)
    #expect(folder.names == ["discogs.sqlite", "other.sqlite"])
  }

  @Test("what a killed import left is removed by the next, of whatever catalogue")
  func leftovers() async throws {
    for name in ["discogs", "gone"] {
      let left = folder.path(".\(name).sqlite.vinylcrate-draft")
      try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: false)
      for file in ["lock", "catalog.sqlite", "gathered.sqlite", "words"] {
        try Data("half".utf8).write(to: URL(fileURLWithPath: left + "/" + file))
      }
    }
    try await TestCatalog.write(releases, to: path)
    #expect(folder.names == ["discogs.sqlite"])
  }

  @Test("a link in the place of a draft's folder is not followed")
  func plantedLink() async throws {
    let other = folder.path("other")
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
    try folder.write(Array("mine".utf8), to: "other/mine")
    for name in ["discogs", "gone"] {
      symlink(other, folder.path(".\(name).sqlite.vinylcrate-draft"))
    }
    #expect(throws: CatalogDraftProblem(path: path, cause: .notWritable)) {
      try CatalogDraft(at: path, origin: TestCatalog.origin)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other) == ["mine"])
  }

  @Test("a catalogue takes the place of another, be it damaged, but of no other file")
  func replacing() async throws {
    try await TestCatalog.write(releases, to: path)
    try FileHandle(forUpdating: URL(fileURLWithPath: path)).truncate(atOffset: 9000)
    try await TestCatalog.write(releases, to: path)
    try folder.write([], to: "discogs.sqlite")
    try await TestCatalog.write(releases, to: path)
    let foreign = folder.path("foreign.sqlite")
    let queue = try DatabaseQueue(path: foreign)
    try await queue.write { try $0.execute(sql: "CREATE TABLE mine (a); PRAGMA user_version = 1") }
    try queue.close()
    try folder.write(Array("My own notes.".utf8), to: "notes.sqlite")
    for path in [foreign, folder.path("notes.sqlite")] {
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      await #expect(throws: CatalogDraftProblem(path: path, cause: .foreign)) {
        try await TestCatalog.write(releases, to: path)
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
  }

  @Test("a full disk is told, and nothing stays of the draft", .enabled(if: SmallDisk.isAvailable))
  func fullDisk() async throws {
    let disk = try SmallDisk(kibibytes: 400)
    let path = disk.folder.path("full.sqlite")
    await #expect(throws: CatalogDraftProblem(path: path, cause: .noSpace)) {
      let many = (1...20_000).map {
        SampleRelease.release(
          $0, "Title \($0 * 7919)", artist: "Artist", label: ("Label", "LP \($0)"), barcodes: [])
      }
      try await TestCatalog.write(many, to: path)
    }
    #expect(disk.folder.names.isEmpty)
  }

  @Test("a folder that is not there or cannot be written is told")
  func noFolder() {
    let path = folder.path("none/catalog.sqlite")
    #expect(throws: CatalogDraftProblem(path: path, cause: .notWritable)) {
      try CatalogDraft(at: path, origin: TestCatalog.origin)
    }
  }

  @Test("barcodes only: what has a barcode is there, with what a list shows")
  func barcodesOnly() async throws {
    var origin = TestCatalog.origin
    origin.contents = .barcodesOnly
    let info = try await TestCatalog.write(
      [CatalogLookUpTests.bjork] + releases, to: path, origin: origin)
    #expect(info.releaseCount == 1)
    let catalog = try CatalogDatabase(path: path)
    let gtin = try #require(CatalogLookUpTests.bjork.gtins.first)
    let pressings = try await catalog.pressings(withBarcode: gtin)
    #expect(pressings.map(\.summary) == [CatalogLookUpTests.bjork.summary])
    #expect(pressings.allSatisfy { $0.detail == nil })
    #expect(try await catalog.release(id: CatalogLookUpTests.bjork.id)?.tracklist == [])
    try catalog.verify()
  }

  @Test("masters give their releases a year")
  func masters() async throws {
    let master = ReleaseID(source: .discogs, value: "77")
    let draft = try CatalogDraft(at: path, origin: TestCatalog.origin)
    let release = ReleaseDetail(id: releases[0].id, title: "Début", master: master)
    try await draft.add(draft.preparer.prepare([release]))
    try draft.add([MasterEntry(id: master, mainRelease: release.id, year: 1977)])
    #expect(try await draft.finish().masterCount == 1)
    #expect(try await CatalogDatabase(path: path).release(id: release.id)?.masterYear == 1977)
  }
}
