import Navigation
import Observation
import Synchronization
import Testing

@MainActor
@Suite struct NavigatorTests {
  @Test func eachVerbSendsItsAction() {
    var log: [TestAction] = []
    let first = TestState(selectedTab: .first, layout: ColumnLayout(breakpoint: 100))
    let navigator = TestNavigator(state: first) { log.append($0) }
    let link = TestState(selectedTab: .third, paths: [.third: [.page(7)]])

    navigator.navigate(to: .page(1))
    navigator.navigate(to: .page(2), on: .second)
    navigator.push(.page(3))
    navigator.pop()
    navigator.popToRoot(on: .first)
    navigator.replace(with: [.page(4)], on: .third)
    navigator.switchTab(to: .third)
    navigator.presentSheet(.search)
    navigator.dismissSheet()
    navigator.resize(width: 100)
    navigator.navigate(along: [.page(5), .page(6)], on: .second, fromRoot: true)
    navigator.popTo("page 5")
    navigator.update(.page(5, edition: 2))
    navigator.remove { $0 == .page(4) }
    navigator.presentAlert(NavigationAlert("Saved"))
    navigator.answerAlert(with: nil)
    navigator.mark("page 5", isUnsaved: true)
    navigator.pop()
    navigator.cancelLeave()
    navigator.pop()
    navigator.confirmLeave()
    navigator.push(.page(7))
    navigator.mark("page 7", isUnsaved: true)
    navigator.mark("page 7", isUnsaved: false)
    navigator.reset(to: link)
    navigator.clear()

    #expect(
      log == [
        .navigate(to: .page(1), on: nil), .navigate(to: .page(2), on: .second),
        .push(.page(3), on: nil), .pop(on: nil), .popToRoot(on: .first),
        .replace(with: [.page(4)], on: .third), .switchTab(to: .third, clearStacks: false),
        .presentSheet(.search), .dismissSheet, .resize(width: 100),
        .navigateAlong([.page(5), .page(6)], on: .second, fromRoot: true),
        .popTo("page 5", on: nil), .update(.page(5, edition: 2)), .remove(ids: ["page 4"]),
        .presentAlert(NavigationAlert("Saved")), .answerAlert(with: nil), .markUnsaved("page 5"),
        .pop(on: nil), .cancelLeave, .pop(on: nil), .confirmLeave, .push(.page(7), on: nil),
        .markUnsaved("page 7"), .markSaved("page 7"), .reset(to: link),
        .discardingEdits(.switchTab(to: .first, clearStacks: true)),
      ])
    var replayed = first
    replayed.apply(contentsOf: log)
    #expect(replayed == navigator.state)
  }

  @Test func aNavigatorStartsAtARootWithItsBreakpointAndItsLog() {
    var log: [TestAction] = []
    let navigator = TestNavigator(initialTab: .second, layout: ColumnLayout(breakpoint: 100)) {
      log.append($0)
    }
    navigator.resize(width: 120)
    #expect(navigator.state.selectedTab == .second)
    #expect(navigator.state.visibleColumns == .two(detail: nil))
    #expect(log == [.resize(width: 120)])
  }

  @Test func whatChangesNothingIsNotLogged() {
    var log: [TestAction] = []
    let navigator = TestNavigator(state: TestState(selectedTab: .first)) { log.append($0) }
    navigator.pop()
    navigator.dismissSheet()
    navigator.switchTab(to: .first)
    #expect(log.isEmpty)
  }

  @Test func everySubscriberHearsEveryChangeUntilTheNavigatorGoes() async {
    var navigator: TestNavigator? = TestNavigator(initialTab: .first)
    let early = navigator?.changes
    for id in 0..<100 { navigator?.push(.page(id)) }
    let late = navigator?.changes
    for id in 100..<200 { navigator?.push(.page(id)) }
    navigator = nil

    #expect(await collect(early) == (0..<200).map { .push(.page($0), on: nil) })
    #expect(await collect(late) == (100..<200).map { .push(.page($0), on: nil) })
  }

  @Test func aSubscriberThatLeavesDisturbsNoOther() async {
    var navigator: TestNavigator? = TestNavigator(initialTab: .first)
    let stays = navigator?.changes
    _ = navigator?.changes
    navigator?.push(.page(1))
    navigator?.push(.page(2))
    navigator = nil
    #expect(await collect(stays).count == 2)
  }

  @Test func aCancelledSubscriberStops() async {
    let navigator = TestNavigator(initialTab: .first)
    let listening = Task { await collect(navigator.changes) }
    await Task.yield()
    listening.cancel()
    #expect(await listening.value.isEmpty)
  }

  @Test func aLogThatNavigatesKeepsTheOrder() async {
    let box = NavigatorBox()
    box.navigator = TestNavigator(state: TestState(selectedTab: .first)) { action in
      if action == .push(.page(1), on: nil) { box.navigator?.push(.page(2)) }
    }
    let changes = box.navigator?.changes
    box.navigator?.push(.page(1))
    box.navigator = nil
    #expect(await collect(changes) == [.push(.page(1), on: nil), .push(.page(2), on: nil)])
  }

  @Test func theStateIsObservable() {
    let navigator = TestNavigator(initialTab: .first)
    let isTold = Atomic(false)
    withObservationTracking {
      _ = navigator.state.frontRoute
    } onChange: {
      isTold.store(true, ordering: .relaxed)
    }
    navigator.push(.page(1))
    let wasTold = isTold.load(ordering: .relaxed)
    #expect(wasTold)
  }

  @Test(.timeLimit(.minutes(20))) func aDeepStackIsNeverCopied() {
    let navigator = TestNavigator(initialTab: .first)
    for id in 0..<400_000 { navigator.navigate(to: .page(id)) }
    #expect(navigator.state.frontRoute == .page(399_999))
  }

  @Test func aTabCoordinatorTouchesNoOtherTab() {
    let navigator = TestNavigator(initialTab: .first)
    let second = TabCoordinator(navigator: navigator, tab: .second)
    navigator.push(.page(1))
    second.replace(with: [.page(2), .page(3)])
    second.push(.page(4))
    second.popTo("page 3")
    #expect(navigator.state.selectedTab == .first)
    #expect(navigator.state.path(on: .first) == [.page(1)])
    #expect(second.path == [.page(2), .page(3)])
    #expect(second.isInStack(.page(3)))
    #expect(!second.isInStack(.page(1)))
    second.popToRoot()
    second.navigate(along: [.page(5)])
    #expect(navigator.state.selectedTab == .second)
    #expect(navigator.state.paths == [.first: [.page(1)], .second: [.page(5)]])
  }

  private func collect(_ changes: AsyncStream<TestAction>?) async -> [TestAction] {
    var collected: [TestAction] = []
    guard let changes else { return collected }
    for await action in changes { collected.append(action) }
    return collected
  }
}

@MainActor private final class NavigatorBox {
  var navigator: TestNavigator?
}
