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
@Suite(.timeLimit(.minutes(1))) struct RestorationTests {
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

  /// What was restored; fails the test where nothing was.
  private func restored() async throws -> NavigationRestoration<NavigationTab, Route, RouteToken> {
    let outcome = try await coordinator.restore(from: store)
    guard case .restored(let restoration) = outcome else {
      throw Unexpected(description: "\(outcome)")
    }
    return restoration
  }

  private struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  @Test func everyStackAndTheSheetComeBack() async throws {
    let saved = try await save()
    let restoration = try await restored()
    #expect(state == saved)
    #expect(restoration.droppedTokens.isEmpty)
    #expect(restoration.failures.isEmpty)
    #expect(coordinator.failure == nil)
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
    let restoration = try await restored()
    #expect(state.path(on: .home) == [.albumDetail(Samples.record, .wants)])
    #expect(state.path(on: .crates) == [.crateDetail(.custom(Samples.sunday))])
    #expect(state.path(on: .search).count == 1)
    #expect(restoration.droppedTokens.count == 2)
  }

  @Test func offlineOnlyTheTabsThatNeedTheCatalogueStartAnew() async throws {
    let paths: [NavigationTab: [Route]] = [
      .home: [.albumDetail(Samples.dub, nil)], .crates: [.crateDetail(.custom(Samples.sunday))],
    ]
    let saved = NavigationState(selectedTab: NavigationTab.home, paths: paths)
    try await store.save(NavigationArchive(saved))
    await catalog.fail(with: .temporary(.offline("no route")))
    let restoration = try await restored()
    #expect(state.paths == [.crates: [.crateDetail(.custom(Samples.sunday))]])
    #expect(restoration.failures.keys.map(\.self) == [.home])
    #expect(
      restoration.failures[.home] as? LinkFailure == .lookUp(.temporary(.offline("no route"))))
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
    _ = try await restored()
    #expect(state.selectedTab == .home)
    #expect(state.sheet == nil)
    #expect(state.paths == [.search: [.albumDetail(Samples.dub, nil)]])
  }

  @Test func aLinkThatComesInMeanwhileWins() async throws {
    _ = try await save()
    await catalog.hold(Samples.dub.id)
    let restoring = Task { try await coordinator.restore(from: store) }
    await catalog.isAsked(for: Samples.dub.id)
    await coordinator.handle(url: "vinylcrate://album/2")
    await catalog.letGo(Samples.dub.id)
    guard case .overtaken = try await restoring.value else {
      Issue.record("the link was undone")
      return
    }
    #expect(state.paths == [.home: [.albumDetail(Samples.firstPressing, nil)]])
  }

  @Test func whatIsSavedAtExitIsThereAtTheNextStart() async throws {
    let saving = Task { try await coordinator.navigator.autosave(to: store, delay: .seconds(60)) }
    await Task.yield()
    await coordinator.handle(url: "vinylcrate://album/1")
    saving.cancel()
    try await saving.value

    let next = AppCoordinator(catalog: catalog)
    _ = try await next.restore(from: store)
    #expect(next.navigator.state == state)
    #expect(next.navigator.state.frontRoute == .albumDetail(Samples.dub, nil))
  }
}
