import Accounts
import AppNavigation
import Library
import Links
import Navigation
import Releases
import SampleRecords
import TestSupport
import Testing

/// Pages that are open follow the library.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct UpdateTests {
  private let folder: TemporaryFolder
  private let library: LibraryDatabase
  private let catalog = FakeCatalog()
  private let coordinator: AppCoordinator
  private let crate: CustomCrate
  private let shelf: CollectionFolder

  init() async throws {
    folder = try TemporaryFolder()
    library = try LibraryDatabase(path: folder.path("library.sqlite"))
    coordinator = AppCoordinator(catalog: catalog, library: library)
    crate = try await library.change {
      try $0.createCrate("Sunday")
    } summary: { _ in
      ""
    }
    shelf = try await library.change {
      try $0.createFolder("Shelf")
    } summary: { _ in
      ""
    }
  }

  private var state: NavigationState<NavigationTab, Route> { coordinator.navigator.state }

  /// Opens the crate and an album in it, the folder, and a sheet.
  private func open(_ sheet: String) async {
    for path in ["crate/\(crate.id)/album/1", "folder/Shelf/album/4", sheet] {
      await coordinator.handle(url: "vinylcrate://\(path)")
    }
    #expect(state.path(on: .crates).count == 4)
    #expect(state.sheet != nil)
  }

  /// Makes a change while the pages are kept up to date, and waits until they are as they should be.
  private func afterChange(
    _ change: @Sendable @escaping (LibraryEditor) throws -> Void,
    until isDone: (NavigationState<NavigationTab, Route>) -> Bool
  ) async throws {
    let keeping = Task { await coordinator.keepUpToDate() }
    try await library.change(change) { _ in "" }
    while !isDone(state) { try await Task.sleep(for: .milliseconds(5)) }
    keeping.cancel()
    await keeping.value
  }

  @Test func aRenamedCrateHasItsNewNameOnEveryPage() async throws {
    await open("insights?crate=\(crate.id)")
    let crate = crate
    let renamed = Crate.custom(CustomCrate(id: crate.id, name: "Monday"))
    try await afterChange {
      _ = try $0.rename(crate, to: "Monday")
    } until: {
      $0.sheet?.root == .crateInsights(renamed)
    }
    #expect(
      state.path(on: .crates) == [
        .crateDetail(renamed), .albumDetail(Samples.dub, renamed), .folderReleases(shelf),
        .albumDetail(Samples.record, .folder(shelf)),
      ])
  }

  @Test func aRenamedFolderHasItsNewNameOnEveryPage() async throws {
    await open("rarity/rare?folder=shelf")
    let shelf = shelf
    let renamed = CollectionFolder(id: shelf.id, name: "Attic")
    try await afterChange {
      _ = try $0.rename(shelf, to: "Attic")
    } until: {
      $0.sheet?.root == .rarityDetail(.rare, in: .folder(renamed))
    }
    #expect(
      state.path(on: .crates).suffix(2)
        == [.folderReleases(renamed), .albumDetail(Samples.record, .folder(renamed))])
  }

  @Test func thePagesOfADeletedCrateGoAndItsRecordsStay() async throws {
    await open("crate/\(crate.id)/edit")
    coordinator.markCrateEditor(hasEdits: true)
    let crate = crate
    try await afterChange {
      _ = try $0.delete(crate, emptiesIt: true)
    } until: {
      $0.sheet == nil
    }
    #expect(
      state.path(on: .crates) == [
        .albumDetail(Samples.dub, nil), .folderReleases(shelf),
        .albumDetail(Samples.record, .folder(shelf)),
      ])
    #expect(state.pendingLeave == nil)
  }

  @Test func thePagesOfADeletedFolderGo() async throws {
    await open("insights?folder=Shelf")
    let shelf = shelf
    try await afterChange {
      _ = try $0.delete(shelf, movesItems: true)
    } until: {
      $0.sheet == nil
    }
    #expect(state.path(on: .crates).last == .albumDetail(Samples.record, nil))
    #expect(state.path(on: .crates).count == 3)
  }

  @Test func aCrateThatIsRenamedWhileItsRecordIsLookedUpHasItsNewName() async throws {
    let crate = crate
    await catalog.hold(Samples.dub.id)
    let opening = Task {
      await coordinator.handle(url: "vinylcrate://crate/\(crate.id)/album/1")
    }
    await catalog.isAsked(for: Samples.dub.id)
    coordinator.navigator.push(.crateDetail(.custom(crate)), on: .home)
    let renamed = Crate.custom(CustomCrate(id: crate.id, name: "Monday"))
    let keeping = Task { await coordinator.keepUpToDate() }
    try await library.change {
      _ = try $0.rename(crate, to: "Monday")
    } summary: { _ in
      ""
    }
    while state.path(on: .home) != [.crateDetail(renamed)] {
      try await Task.sleep(for: .milliseconds(5))
    }
    await catalog.letGo(Samples.dub.id)
    _ = await opening.value
    let expected = [Route.crateDetail(renamed), .albumDetail(Samples.dub, renamed)]
    while state.path(on: .crates) != expected { try await Task.sleep(for: .milliseconds(5)) }
    keeping.cancel()
    await keeping.value
  }

  @Test func aCrateThatIsDeletedWhileATabIsRestoredHasNoPage() async throws {
    await coordinator.handle(url: "vinylcrate://crate/\(crate.id)/album/1")
    let archive = NavigationArchive(state)
    let store = AppNavigationStore(in: UserFolders(environment: ["VINYLCRATE_STATE": folder.path]))
    try await store.save(archive)

    let catalog = FakeCatalog()
    await catalog.hold(Samples.dub.id)
    let next = AppCoordinator(catalog: catalog, library: library)
    guard case .restoring(let restorer) = try await next.restore(from: store) else {
      Issue.record("nothing was stored")
      return
    }
    let running = Task {
      async let updating: Void = next.keepUpToDate()
      await restorer.run()
      await updating
    }
    await catalog.isAsked(for: Samples.dub.id)
    next.navigator.push(.crateDetail(.custom(crate)), on: .home)
    let crate = crate
    try await library.change {
      _ = try $0.delete(crate, emptiesIt: true)
    } summary: { _ in
      ""
    }
    while !next.navigator.state.path(on: .home).isEmpty {
      try await Task.sleep(for: .milliseconds(5))
    }
    await catalog.letGo(Samples.dub.id)
    while next.navigator.state.path(on: .crates) != [.albumDetail(Samples.dub, nil)] {
      try await Task.sleep(for: .milliseconds(5))
    }
    running.cancel()
    await running.value
  }

  @Test func whatWasOpenedOnTheSheetOfADeletedCrateStays() async throws {
    let navigator = coordinator.navigator
    navigator.push(.wantsCrateDetail)
    await coordinator.showInsights(of: .custom(crate.id))
    await coordinator.openAlbum(Samples.dub.id, in: .custom(crate.id))
    await coordinator.openCrate(crate.id)
    await coordinator.openAlbum(Samples.record.id)
    #expect(state.sheet?.path.count == 3)
    let crate = crate
    try await afterChange {
      _ = try $0.delete(crate, emptiesIt: true)
    } until: {
      $0.sheet == nil
    }
    #expect(
      state
        == NavigationState(
          selectedTab: .home,
          paths: [
            .home: [
              .wantsCrateDetail, .albumDetail(Samples.dub, nil), .albumDetail(Samples.record, nil),
            ]
          ]))
  }

  @Test func signingInAboveTheSheetOfADeletedCrateGoesOn() async throws {
    await coordinator.showInsights(of: .custom(crate.id))
    await catalog.fail(with: .lasting(.unauthorized("no")))
    await coordinator.openAlbum(Samples.dub.id)
    #expect(state.sheet?.path == [.signIn(.token)])
    let crate = crate
    try await afterChange {
      _ = try $0.delete(crate, emptiesIt: true)
    } until: {
      $0.sheet?.root != .crateInsights(.custom(crate))
    }
    #expect(state.sheet == NavigationSheet(root: .signIn(.token)))
  }

  @Test func whatChangedBeforeIsReadAtTheStart() async throws {
    await open("insights?crate=\(crate.id)")
    let crate = crate
    _ = try await library.change {
      try $0.rename(crate, to: "Monday")
    } summary: { _ in
      ""
    }
    let keeping = Task { await coordinator.keepUpToDate() }
    while state.sheet?.root.title != "Monday" { try await Task.sleep(for: .milliseconds(5)) }
    keeping.cancel()
    await keeping.value
  }

  @Test func aLibraryThatNeverChangesEndsIt() async {
    let coordinator = AppCoordinator(catalog: FakeCatalog(), library: Samples.library)
    await coordinator.handle(url: "vinylcrate://wants")
    let before = coordinator.navigator.state
    await coordinator.keepUpToDate()
    #expect(coordinator.navigator.state == before)
  }
}
