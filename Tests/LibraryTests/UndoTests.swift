import Foundation
import Library
import Releases
import TestSupport
import Testing

@Suite struct UndoTests {
  private let sample: SampleLibrary
  private let lone = MemoryCatalog.lone
  private let record = MemoryCatalog.record

  init() throws {
    sample = try SampleLibrary()
  }

  /// All that a user sees of a library.
  private struct View: Equatable {
    let items: [CollectionItem]
    let folders: [Counted<CollectionFolder>]
    let crates: [[ReleaseSummary]]
    let crateNames: [String]
    let wants: [Want]
    let chosen: ReleaseDetail?
  }

  private func view() async throws -> View {
    let library = sample.library
    let crates = try await library.crates()
    var contents: [[ReleaseSummary]] = []
    for crate in crates {
      contents.append(try await library.releases(in: .custom(crate.group.id)))
    }
    return View(
      items: try await library.items(), folders: try await library.folders(), crates: contents,
      crateNames: crates.map(\.group.name), wants: try await library.wants(),
      chosen: try await library.chosenRelease(for: lone.gtins[0]))
  }

  @Test("every kind of change is taken back, one after the other, to where it began")
  func everything() async throws {
    let (lone, record) = (lone, record)
    let changes: [@Sendable (LibraryEditor) throws -> Void] = [
      { _ = try $0.add(NewItem(release: lone, notes: "it's \"so\", ünd\nso", photo: [0xFF, 0])) },
      { _ = try $0.createFolder("Dub 'n' Roots") },
      { _ = try $0.move([1], to: 2) },
      { _ = try $0.createCrate("Sunday") },
      { _ = try $0.add(record, to: $0.crate(named: "Sunday")) },
      { _ = try $0.add(lone, to: $0.crate(named: "Sunday")) },
      { _ = try $0.rename($0.crate(named: "Sunday"), to: "Monday") },
      { _ = try $0.want(record, notes: "") },
      { try $0.choose(record, for: lone.gtins[0]) },
      { try $0.choose(lone, for: lone.gtins[0]) },
      { _ = try $0.stopWanting(record.id) },
      { _ = try $0.remove(record.id, from: $0.crate(named: "Monday")) },
      { _ = try $0.delete($0.crate(named: "Monday"), emptiesIt: true) },
      { _ = try $0.delete($0.folder(named: "Dub 'n' Roots"), movesItems: true) },
      { _ = try $0.remove([1]) },
    ]
    var views = [try await view()]
    for (index, change) in changes.enumerated() {
      try await sample.library.change {
        try change($0)
        return "change \(index)"
      }
      views.append(try await view())
      #expect(views[index] != views[index + 1], "change \(index)")
    }
    for index in changes.indices.reversed() {
      #expect(try await sample.library.undo()?.summary == "change \(index)")
      #expect(try await view() == views[index], "change \(index)")
    }
    #expect(try await sample.library.undo() == nil)
  }

  @Test("a trial says what would be done and does nothing")
  func trial() async throws {
    let lone = lone
    let ids = try await sample.library.change(isTrial: true) {
      [try $0.add(NewItem(release: lone))]
    } summary: { _ in
      ""
    }
    #expect(ids == [1])
    #expect(try await sample.library.items().isEmpty)
    #expect(try await sample.library.changes().isEmpty)
    try await sample.add(lone)
    #expect(try await sample.library.undo(isTrial: true)?.summary == "added 1 record")
    #expect(try await sample.library.items().count == 1)
  }

  @Test("what changed nothing is no change")
  func nothing() async throws {
    let lone = lone
    try await sample.library.change { _ in "did nothing" }
    try await sample.library.change {
      _ = try $0.want(lone)
      return "wanted"
    }
    try await sample.library.change {
      _ = try $0.want(lone)
      return "wanted again"
    }
    #expect(
      try await sample.library.changes() == [
        LibraryChange(id: 2, summary: "wanted", madeAt: SampleLibrary.today)
      ])
  }

  @Test("the last hundred changes are kept")
  func bounded() async throws {
    for number in 1...103 {
      try await sample.library.change {
        _ = try $0.createFolder("\(number)")
        return "\(number)"
      }
    }
    #expect(
      try await sample.library.changes().map(\.summary)
        == (4...103).reversed().map(String.init))
  }

  @Test("all steps of a run are one change, with the summary of the last")
  func run() async throws {
    let (lone, record, run) = (lone, record, UUID())
    for (count, release) in [lone, record, lone].enumerated() {
      try await sample.library.change(run: run) { editor in
        _ = try editor.want(release)
        _ = try editor.add(NewItem(release: release))
      } summary: {
        "added \(count + 1)"
      }
    }
    #expect(try await sample.library.changes().map(\.summary) == ["added 3"])
    #expect(try await sample.library.undo() != nil)
    #expect(try await sample.library.items().isEmpty)
    #expect(try await sample.library.wants().isEmpty)
    #expect(try await sample.library.undo() == nil)
  }

  @Test("what another program changed since is not overwritten")
  func changedSince() async throws {
    try await sample.add(lone)
    try sample.execute("UPDATE item SET notes = 'by hand'")
    await #expect(
      throws: LibraryFailure.refused(
        "'added 1 record' cannot be undone: what it changed was changed since by another program")
    ) { try await sample.library.undo() }
    #expect(try await sample.library.items().map(\.notes) == ["by hand"])
    try sample.execute("UPDATE item SET notes = ''")
    #expect(try await sample.library.undo() != nil)
  }

  @Test("a folder that another program put records into is not taken away from them")
  func neededSince() async throws {
    try await sample.add(lone)
    try await sample.library.change {
      _ = try $0.createFolder("Shelf 2")
      return "created folder Shelf 2"
    }
    try sample.execute("UPDATE item SET folder = 2")
    await #expect(throws: LibraryFailure.self) { try await sample.library.undo() }
    #expect(try await sample.library.folders().count == 2)
  }
}
