import AppNavigation
import Links
import SampleRecords
import Testing

@testable import TerminalUI

/// Keys that are typed faster than screens are read.
@MainActor
struct TypeAheadTests {
  private let walk: WalkingApp

  init() async throws {
    walk = try await WalkingApp()
    await walk.settle()
  }

  private func type(_ names: [Key.Name]) async {
    for name in names { walk.app.take(.key(Key(name))) }
    // A screen that is read may press keys that lead to another.
    for _ in 0..<10 {
      await Task.yield()
      await walk.settle()
    }
  }

  private func letters(_ text: String) -> [Key.Name] { text.map { .character($0) } }

  @Test("they act on the screen that they were typed for")
  func screen() async throws {
    await type([.character("2"), .character("j"), .enter])
    guard case .crateDetail(.custom(let crate)) = walk.app.navigator.state.frontRoute else {
      Issue.record("\(String(describing: walk.app.navigator.state.frontRoute)) is in front")
      return
    }
    #expect(crate.name == "Sunday")
  }

  @Test("they open what a filter finds, not what was there before")
  func filter() async throws {
    await type(letters("/screamadelica") + [.enter, .down, .enter])
    while walk.app.coordinator.isBusy { await Task.yield() }
    await type([])
    guard case .albumDetail(let release, _) = walk.app.navigator.state.frontRoute else {
      Issue.record("\(String(describing: walk.app.navigator.state.frontRoute)) is in front")
      return
    }
    #expect(release.title == "Screamadelica")
    #expect(release.id == Samples.compactDisc.id)
  }

  @Test("what was typed for a place that was left is forgotten")
  func left() async throws {
    await type([.character("2"), .enter, .character("1")])
    #expect(walk.app.navigator.state.frontRoute == nil)
    #expect(walk.app.navigator.state.selectedTab == .home)
    await type([.character("2")])
    #expect(walk.app.navigator.state.frontRoute == nil)
  }

  @Test("they are typed into a field as soon as its screen is seen")
  func field() async throws {
    walk.app.take(.key(Key(.character("5"))))
    while walk.app.state.navigation.selectedTab != .search { await Task.yield() }
    await type(letters("du"))
    #expect(walk.app.state.page.typed == ["du"])
  }
}
