import Foundation
import Library
import Releases
import TestSupport
import Testing

@Suite struct CollectionTests {
  private let sample: SampleLibrary
  private let lone = MemoryCatalog.lone
  private let record = MemoryCatalog.record

  init() throws {
    sample = try SampleLibrary()
  }

  @Test("an item is there with all that was said of it, whatever the catalogue")
  func add() async throws {
    let item = NewItem(
      release: lone, mediaCondition: .veryGoodPlus, sleeveCondition: .noCover, rating: 4,
      notes: "a “gift”,\nfrom 井上", photo: [0x2F, 0xFF, 0x0A], scanKey: "a")
    let id = try await sample.library.change {
      try $0.add(item)
    } summary: { _ in
      "added"
    }
    let items = try await sample.library.items()
    #expect(
      items == [
        CollectionItem(
          id: try #require(id), release: lone.summary, folder: .uncategorized,
          mediaCondition: .veryGoodPlus, sleeveCondition: .noCover, rating: 4,
          notes: "a “gift”,\nfrom 井上", dateAdded: SampleLibrary.today, photo: [0x2F, 0xFF, 0x0A])
      ])
    #expect(try await sample.library.release(id: lone.id) == lone)
  }

  @Test("what comes from the same scan is added once; without one there may be several copies")
  func scanKeys() async throws {
    let (lone, record) = (lone, record)
    let ids = try await sample.library.change { editor in
      [
        try editor.add(NewItem(release: lone, scanKey: "a")),
        try editor.add(NewItem(release: record, scanKey: "a")),
        try editor.add(NewItem(release: lone)), try editor.add(NewItem(release: lone)),
      ]
    } summary: { _ in
      "added"
    }
    #expect(ids.map { $0 != nil } == [true, false, true, true])
    #expect(try await sample.library.items(of: lone.id).count == 3)
    #expect(try await sample.library.items(of: record.id).isEmpty)
  }

  @Test("items move between folders, and a number is never used again")
  func moveAndRemove() async throws {
    let ids = try await sample.add(lone, record)
    let shelf = try await sample.library.change { editor in
      let shelf = try editor.createFolder("Shelf 2")
      _ = try editor.move([ids[0]], to: shelf.id)
      _ = try editor.remove([ids[1]])
      return shelf
    } summary: { _ in
      "moved"
    }
    #expect(try await sample.library.items(in: shelf.id).map(\.id) == [ids[0]])
    #expect(try await sample.library.releases(in: .folder(shelf.id)) == [lone.summary])
    #expect(try await sample.library.items(in: 1).isEmpty)
    let next = try await sample.add(record)
    #expect(next[0] > ids[1])
    #expect(
      try await sample.library.folders() == [
        Counted(.uncategorized, count: 1), Counted(shelf, count: 1),
      ])
  }

  @Test("what makes no sense is refused, and nothing is changed")
  func refusals() async throws {
    let (lone, record) = (lone, record)
    #expect(
      try await sample.refusal { editor in
        _ = try editor.add(NewItem(release: lone))
        _ = try editor.add(NewItem(release: record, mediaCondition: .noCover))
      } == Refusal(reason: "'No Cover' is a condition of sleeves, not of records"))
    #expect(
      try await sample.refusal { _ = try $0.add(NewItem(release: lone, rating: 6)) }
        == Refusal(reason: "a rating is 0 to 5 stars, not 6"))
    #expect(
      try await sample.refusal { _ = try $0.remove([7]) }
        == Refusal(reason: "there is no item 7 in the collection"))
    #expect(try await sample.library.items().isEmpty)
    #expect(try await sample.library.changes().isEmpty)
  }

  @Test("folders are made, renamed and deleted; their names differ in more than case")
  func folders() async throws {
    let shelf = try await sample.library.change {
      try $0.createFolder("  Straße  ")
    } summary: { _ in
      "made"
    }
    #expect(shelf.name == "Straße")
    #expect(try await sample.library.folder(named: "STRAßE") == shelf)
    #expect(try await sample.library.folder(named: "folder:1") == .uncategorized)
    for taken in ["straße", "UNCATEGORIZED"] {
      #expect(try await sample.refusal { _ = try $0.createFolder(taken) } != nil)
    }
    for bad in ["", "  ", "a\nb", "a\u{1B}b"] {
      #expect(try await sample.refusal { _ = try $0.createFolder(bad) } != nil)
    }
    #expect(
      try await sample.refusal { _ = try $0.folder(named: "Strase") }
        == Refusal(reason: "there is no folder 'Strase'", remedy: .didYouMean(["Straße"])))
    #expect(try await sample.refusal { _ = try $0.delete(.uncategorized, movesItems: true) } != nil)
    #expect(try await sample.refusal { _ = try $0.rename(.uncategorized, to: "x") } != nil)
    let renamed = try await sample.library.change {
      try $0.rename(shelf, to: "strasse")
    } summary: { _ in
      "renamed"
    }
    #expect(try await sample.library.folder(id: shelf.id) == renamed)
  }

  @Test("a folder with records is deleted only where they may go to Uncategorized")
  func deleteFolder() async throws {
    let shelf = try await sample.library.change {
      try $0.createFolder("Shelf 2")
    } summary: { _ in
      "made"
    }
    try await sample.add(lone, to: shelf.id)
    let refusal = try await sample.refusal { _ = try $0.delete(shelf, movesItems: false) }
    #expect(
      refusal
        == Refusal(
          reason: "Shelf 2 has 1 record",
          remedy: .emptyOrForce(.folder(rest: "Uncategorized"))))
    let moved = try await sample.library.change {
      try $0.delete(shelf, movesItems: true)
    } summary: { _ in
      "deleted"
    }
    #expect(moved == 1)
    #expect(try await sample.library.items().map(\.folder) == [.uncategorized])
    #expect(try await sample.library.folder(id: shelf.id) == nil)
  }
}
