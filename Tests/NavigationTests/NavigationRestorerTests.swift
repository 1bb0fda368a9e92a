import Foundation
import Navigation
import Testing

/// Restoring little by little, while the person goes on.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct NavigationRestorerTests {
  private typealias Restorer = NavigationRestorer<TestTab, TestRoute>
  private struct Offline: Error {}

  private let navigator = TestNavigator(initialTab: .first)
  private let archive = TestArchive(
    TestState(
      selectedTab: .second,
      paths: [.first: [.page(1)], .second: [.page(2), .chapter(2)], .third: [.page(3)]],
      sheet: NavigationSheet(root: .search, path: [.page(4)])))

  private func makeRestorer() -> Restorer {
    Restorer(archive, on: navigator) { TestRoute(token: $0) }
  }

  @Test func theTabInViewAndTheSheetComeFirst() async {
    let restorer = makeRestorer()
    #expect(navigator.state == TestState(selectedTab: .second))
    await restorer.restoreFront()
    #expect(
      navigator.state
        == TestState(
          selectedTab: .second, paths: [.second: [.page(2), .chapter(2)]],
          sheet: NavigationSheet(root: .search, path: [.page(4)])))
    #expect(restorer.pending.paths == [.first: ["page 1"], .third: ["page 3"]])
    #expect(restorer.pending.sheet.isEmpty)
  }

  @Test func anotherTabComesWhenItIsFirstSelected() async {
    let restorer = makeRestorer()
    let running = Task { await restorer.run() }
    await isReached { navigator.state.sheet?.path == [.page(4)] }
    navigator.dismissSheet()
    navigator.switchTab(to: .third)
    await isReached { navigator.state.frontPath == [.page(3)] }
    #expect(restorer.pending.paths == [.first: ["page 1"]])
    navigator.pop()
    navigator.switchTab(to: .second)
    navigator.switchTab(to: .third)
    await Task.yield()
    running.cancel()
    await running.value
    #expect(navigator.state.frontPath.isEmpty)
  }

  @Test func whatIsOpenedOnATabBeforeItIsSeenWins() async {
    let restorer = makeRestorer()
    navigator.push(.page(9), on: .third)
    navigator.pop(on: .third)
    await restorer.restore(.third)
    #expect(navigator.state.path(on: .third).isEmpty)
    #expect(restorer.pending.paths[.third] == nil)
    await restorer.restore(.first)
    #expect(navigator.state.path(on: .first) == [.page(1)])
  }

  @Test func whatIsOpenedWhileATabIsLookedUpWins() async {
    let gate = Gate()
    let restorer = Restorer(archive, on: navigator) { token in
      await gate.pass()
      return TestRoute(token: token)
    }
    let restoring = Task { await restorer.restoreFront() }
    await gate.isReached()
    navigator.navigate(to: .page(9), on: .second)
    await gate.open()
    await restoring.value
    #expect(navigator.state == TestState(selectedTab: .second, paths: [.second: [.page(9)]]))
    #expect(restorer.pending.paths == [.first: ["page 1"], .third: ["page 3"]])
    #expect(restorer.pending.sheet.isEmpty)
  }

  @Test func whoGoesElsewhereMeanwhileGetsNoSheet() async {
    let gate = Gate()
    let restorer = Restorer(archive, on: navigator) { token in
      await gate.pass()
      return TestRoute(token: token)
    }
    let restoring = Task { await restorer.restoreFront() }
    await gate.isReached()
    navigator.switchTab(to: .third)
    await gate.open()
    await restoring.value
    #expect(
      navigator.state
        == TestState(selectedTab: .third, paths: [.second: [.page(2), .chapter(2)]]))
  }

  @Test func whoNavigatesWhileTheSheetIsLookedUpGetsNone() async {
    let gate = Gate()
    let restorer = Restorer(archive, on: navigator) { token in
      if token == "search" { await gate.pass() }
      return TestRoute(token: token)
    }
    let restoring = Task { await restorer.restoreFront() }
    await gate.isReached()
    navigator.push(.page(9))
    await gate.open()
    await restoring.value
    #expect(
      navigator.state
        == TestState(
          selectedTab: .second, paths: [.second: [.page(2), .chapter(2), .page(9)]]))
    #expect(restorer.pending.sheet.isEmpty)
  }

  @Test(
    arguments: [
      .popToRoot(on: nil), .replace(with: [], on: .second),
      .navigateAlong([], on: .second, fromRoot: true), .navigateAlong([], on: nil, fromRoot: true),
    ] as [TestAction])
  func goingToTheRootOfATabForgetsWhatIsPendingThere(action: TestAction) async {
    let restorer = makeRestorer()
    navigator.send(action)
    await restorer.restoreFront()
    #expect(navigator.state == TestState(selectedTab: .second))
    #expect(restorer.pending.paths == [.first: ["page 1"], .third: ["page 3"]])
  }

  @Test func aLinkToTheRootOfAnotherTabIsNotUndone() async {
    let restorer = makeRestorer()
    let running = Task { await restorer.run() }
    await isReached { !navigator.state.frontPath.isEmpty }
    navigator.navigate(along: [], on: .third, fromRoot: true)
    navigator.switchTab(to: .first)
    await isReached { navigator.state.frontPath == [.page(1)] }
    running.cancel()
    await running.value
    #expect(navigator.state.path(on: .third).isEmpty)
    #expect(restorer.pending.isEmpty)
  }

  @Test(
    arguments: [
      .switchTab(to: .first, clearStacks: true), .reset(to: TestState(selectedTab: .first)),
      .discardingEdits(.switchTab(to: .second, clearStacks: true)),
    ] as [TestAction])
  func clearingForgetsAllThatIsPending(action: TestAction) async {
    let restorer = makeRestorer()
    navigator.send(action)
    for tab in TestTab.allCases { await restorer.restore(tab) }
    await restorer.restoreFront()
    #expect(navigator.state.routes.isEmpty)
    #expect(restorer.pending.isEmpty)
  }

  @Test func whatIsOpenAtTheStartStays() async {
    navigator.navigate(to: .page(9), on: .third)
    let restorer = makeRestorer()
    await restorer.restoreFront()
    #expect(navigator.state == TestState(selectedTab: .third, paths: [.third: [.page(9)]]))
    #expect(
      restorer.pending.paths.keys.sorted(by: { $0.rawValue < $1.rawValue }) == [.first, .second])
  }

  @Test func underASheetThatIsOpenAtTheStartTheStackComesBack() async {
    navigator.presentSheet(.settings)
    let restorer = makeRestorer()
    await restorer.restoreFront()
    #expect(
      navigator.state
        == TestState(
          selectedTab: .first, paths: [.first: [.page(1)]], sheet: NavigationSheet(root: .settings))
    )
  }

  @Test func theTabThatWasSelectedBeforeTheStartStaysAtItsRoot() async {
    navigator.navigate(along: [], on: .third, fromRoot: true)
    let restorer = makeRestorer()
    await restorer.restoreFront()
    #expect(navigator.state == TestState(selectedTab: .third))
    #expect(restorer.pending.paths == [.first: ["page 1"], .second: ["page 2", "chapter 2"]])
    #expect(restorer.pending.sheet.isEmpty)
  }

  @Test func aTabThatFailsStaysPendingAndIsTriedAgain() async {
    let network = Switch()
    let restorer = Restorer(archive, on: navigator) { token in
      guard await network.isOn else { throw Offline() }
      return TestRoute(token: token)
    }
    await restorer.restoreFront()
    #expect(restorer.failures[.second] is Offline)
    #expect(restorer.sheetFailure is Offline)
    #expect(restorer.pending.paths == archive.paths)
    #expect(restorer.pending.sheet == archive.sheet)
    await network.turnOn()
    await restorer.restore(.second)
    #expect(navigator.state.path(on: .second) == [.page(2), .chapter(2)])
    #expect(restorer.failures.isEmpty)
  }

  @Test func aSheetThatFailedIsForgottenOnceThePersonGoesOn() async {
    let restorer = Restorer(archive, on: navigator) { _ in throw Offline() }
    await restorer.restoreFront()
    #expect(restorer.pending.sheet == archive.sheet)
    navigator.switchTab(to: .first)
    #expect(restorer.pending.sheet.isEmpty)
    #expect(restorer.pending.paths == archive.paths)
  }

  @Test func aSheetThatFailsAfterThePersonWentOnIsForgotten() async {
    let gate = Gate()
    let restorer = Restorer(archive, on: navigator) { token in
      guard token == "search" else { return TestRoute(token: token) }
      await gate.pass()
      throw Offline()
    }
    let restoring = Task { await restorer.restoreFront() }
    await gate.isReached()
    navigator.switchTab(to: .third)
    await gate.open()
    await restoring.value
    #expect(restorer.pending.sheet.isEmpty)
    #expect(restorer.sheetFailure == nil)
  }

  @Test func aRecordThatIsGoneIsDropped() async {
    let restorer = Restorer(archive, on: navigator) {
      ["page 2", "search"].contains($0) ? nil : TestRoute(token: $0)
    }
    await restorer.restoreFront()
    #expect(navigator.state == TestState(selectedTab: .second, paths: [.second: [.chapter(2)]]))
    #expect(restorer.droppedTokens == ["page 2", "search", "page 4"])
  }

  @Test func autosaveKeepsWhatIsPending() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navigation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = TestStore(file: folder.appendingPathComponent("navigation.json"))
    let restorer = makeRestorer()
    let saving = Task {
      try await navigator.autosave(to: store, keeping: restorer.pending, delay: .seconds(3600))
    }
    await Task.yield()
    await restorer.restoreFront()
    navigator.dismissSheet()
    navigator.push(.page(9), on: .third)
    saving.cancel()
    try await saving.value
    let expected = TestArchive(
      TestState(
        selectedTab: .second,
        paths: [.first: [.page(1)], .second: [.page(2), .chapter(2)], .third: [.page(9)]]))
    #expect(try await store.load() == .archive(expected))
  }

  private func isReached(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }
}

/// Holds back who passes until it is opened.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var hasBeenReached = false

  func pass() async {
    hasBeenReached = true
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func isReached() async {
    while !hasBeenReached { await Task.yield() }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private actor Switch {
  private(set) var isOn = false

  func turnOn() { isOn = true }
}
