import Accounts
import AppNavigation
import Foundation
import Links
import Navigation
import Releases
import SampleRecords
import TestSupport
import Testing

/// Where the user was is saved, and is where the user is after the next start.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct RestorationTests {
  private let folder: TemporaryFolder
  private let catalog = FakeCatalog()
  private let store: AppNavigationStore
  private let coordinator: AppCoordinator

  init() throws {
    folder = try TemporaryFolder()
    store = AppNavigationStore(in: UserFolders(environment: ["VINYLCRATE_STATE": folder.path]))
    coordinator = AppCoordinator(catalog: catalog, library: Samples.library)
  }

  private var state: NavigationState<NavigationTab, Route> { coordinator.navigator.state }

  /// A state with something on three tabs and a choice above the scanner.
  private func save() async throws -> NavigationState<NavigationTab, Route> {
    let state = NavigationState<NavigationTab, Route>(
      selectedTab: .crates,
      paths: [
        .home: [.albumDetail(Samples.dub, nil), .albumDetail(Samples.record, .wants)],
        .crates: [.crateDetail(.custom(Samples.sunday)), .albumDetail(Samples.dub, nil)],
        .search: [Samples.pushes[4]],
      ],
      sheet: NavigationSheet(root: .scanner, path: [Samples.pushes[5]]))
    try await store.save(NavigationArchive(state))
    return state
  }

  /// Restores the selected tab and the sheet, and the tabs that are named.
  private func restore(_ tabs: [NavigationTab] = []) async throws -> AppNavigationRestorer {
    guard case .restoring(let restorer) = try await coordinator.restore(from: store) else {
      throw Unexpected()
    }
    await restorer.restoreFront()
    for tab in tabs { await restorer.restore(tab) }
    return restorer
  }

  private struct Unexpected: Error {}

  @Test func everyStackAndTheSheetComeBack() async throws {
    let saved = try await save()
    let restorer = try await restore(NavigationTab.allCases)
    #expect(state == saved)
    #expect(restorer.droppedTokens.isEmpty)
    #expect(restorer.failures.isEmpty)
    #expect(coordinator.failure == nil)
  }

  @Test func aTabIsLookedUpWhenItIsFirstSeen() async throws {
    let saved = try await save()
    let restorer = try await restore()
    #expect(state.selectedTab == .crates)
    #expect(state.paths == [.crates: saved.path(on: .crates)])
    #expect(state.sheet == saved.sheet)
    #expect(await !catalog.asked.contains(Samples.record.id))
    let running = Task { await restorer.run() }
    while state.path(on: .home).isEmpty {
      coordinator.navigator.switchTab(to: .crates)
      await Task.yield()
      coordinator.navigator.switchTab(to: .home)
      await Task.yield()
    }
    running.cancel()
    await running.value
    #expect(state.path(on: .home) == saved.path(on: .home))
    #expect(state.path(on: .search).isEmpty)
  }

  @Test func idsAloneAreStored() async throws {
    _ = try await save()
    let text = try folder.text(of: "navigation.json")
    for title in ["Screamadelica", "Sunday"] { #expect(!text.contains(title)) }
    #expect(text.utf8.count < 1000)
  }

  @Test func aRecordThatIsGoneIsDroppedAlone() async throws {
    _ = try await save()
    await catalog.remove(Samples.dub.id)
    let restorer = try await restore(NavigationTab.allCases)
    #expect(state.path(on: .home) == [.albumDetail(Samples.record, .wants)])
    #expect(state.path(on: .crates) == [.crateDetail(.custom(Samples.sunday))])
    #expect(state.path(on: .search).count == 1)
    #expect(restorer.droppedTokens.count == 2)
  }

  @Test func offlineOnlyTheTabsThatNeedTheCatalogueStartAnew() async throws {
    let paths: [NavigationTab: [Route]] = [
      .home: [.albumDetail(Samples.dub, nil)], .crates: [.crateDetail(.custom(Samples.sunday))],
    ]
    let saved = NavigationState(selectedTab: NavigationTab.home, paths: paths)
    try await store.save(NavigationArchive(saved))
    await catalog.fail(with: .temporary(.offline("no route")))
    let restorer = try await restore(NavigationTab.allCases)
    #expect(state.paths == [.crates: [.crateDetail(.custom(Samples.sunday))]])
    #expect(restorer.failures.keys.map(\.self) == [.home])
    #expect(
      restorer.failures[.home] as? LinkFailure == .lookUp(.temporary(.offline("no route"))))
    #expect(coordinator.failure == nil)
  }

  @Test func thereIsNothingBeforeTheFirstSave() async throws {
    guard case .nothing = try await coordinator.restore(from: store) else {
      Issue.record("something was restored")
      return
    }
  }

  @Test(arguments: [
    ("corrupt", "\u{0}{", "navigation.json.corrupt-1"),
    ("newer", #"{"version":2,"windows":[]}"#, "navigation.json.newer-1"),
  ])
  func aFileOfNoUseIsKeptAside(kind: String, text: String, aside: String) async throws {
    try folder.write(text, to: "navigation.json")
    let clean = state
    guard case .setAside(let file) = try await coordinator.restore(from: store) else {
      Issue.record("the \(kind) file was not set aside")
      return
    }
    #expect(file.lastPathComponent == aside)
    #expect(state == clean)
    try await store.save(NavigationArchive(state))
    #expect(try folder.text(of: aside) == text)
    #expect(folder.names == ["navigation.json", aside])
  }

  @Test func aTokenThatNobodyKnowsCostsItsTabAlone() async throws {
    try folder.write(
      """
      {"version":1,"selectedTab":"jukebox","sheet":[{"jukebox":{}}],"paths":[
      {"tab":"home","tokens":[{"jukebox":{}}]},{"tab":"jukebox","tokens":[]},
      {"tab":"search","tokens":[{"albumDetail":{"release":"discogs:1"}}]}]}
      """, to: "navigation.json")
    _ = try await restore(NavigationTab.allCases)
    #expect(state.selectedTab == .home)
    #expect(state.sheet == nil)
    #expect(state.paths == [.search: [.albumDetail(Samples.dub, nil)]])
  }

  @Test func whatTheUserOpensMeanwhileStays() async throws {
    let saved = try await save()
    await catalog.hold(Samples.dub.id)
    let restoring = Task { try await restore([.home, .search]) }
    await catalog.isAsked(for: Samples.dub.id)
    await coordinator.handle(url: "vinylcrate://album/2")
    await catalog.letGo(Samples.dub.id)
    _ = try await restoring.value
    #expect(state.selectedTab == .home)
    #expect(state.path(on: .home) == [.albumDetail(Samples.firstPressing, nil)])
    #expect(state.path(on: .crates) == saved.path(on: .crates))
    #expect(state.path(on: .search) == saved.path(on: .search))
    #expect(state.sheet == nil)
  }

  @Test func whatIsSavedAtExitIsThereAtTheNextStart() async throws {
    let saving = Task { try await coordinator.navigator.autosave(to: store, delay: .seconds(60)) }
    await Task.yield()
    await coordinator.handle(url: "vinylcrate://album/1")
    saving.cancel()
    try await saving.value

    let next = AppCoordinator(catalog: catalog)
    guard case .restoring(let restorer) = try await next.restore(from: store) else {
      throw Unexpected()
    }
    await restorer.restoreFront()
    #expect(next.navigator.state == state)
    #expect(next.navigator.state.frontRoute == .albumDetail(Samples.dub, nil))
  }
}
