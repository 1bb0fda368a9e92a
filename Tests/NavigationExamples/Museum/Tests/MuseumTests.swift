import Navigation
import Testing
import TextFront

@testable import MuseumExample

@MainActor
@Suite struct MuseumTests {
  private let museum = Museum()
  private let astrolabe = Item(number: 7, title: "Astrolabe")

  @Test func theSessionReadsAsWritten() async throws {
    let example = try ExampleSession()
    let front = MuseumFront(museum: museum)
    #expect(await TextFront.transcript(of: front, session: example.session) == example.transcript)
  }

  @Test func aRouteKeepsTheObjectAndKnowsItByItsNumber() {
    museum.guide.push(.detail(astrolabe))
    guard case .detail(let item) = museum.guide.state.frontRoute else {
      Issue.record("no exhibit in view")
      return
    }
    #expect(item === astrolabe)
    #expect(museum.guide.isInStack(.detail(Item(number: 7, title: "Astrolabe, cleaned"))))
    #expect(!museum.guide.isInStack(.detail(Item(number: 8, title: "Astrolabe"))))
  }

  @Test(arguments: [
    "museum://unknown", "museum://", "museum://item", "museum://item/7/item/8",
    "museum://item/7/floor",
    "films://item/7", "item/7", "",
  ])
  func aLinkThatLeadsNowhereLeavesThePathAlone(link: String) {
    museum.guide.push(.detail(astrolabe))
    museum.open(link)
    #expect(museum.guide.state.frontPath == [.detail(astrolabe)])
    #expect(museum.guide.state.alert == NavigationAlert("This link leads nowhere.", message: link))
  }

  @Test func aLinkReplacesTheWholeWay() {
    museum.guide.push(.nested(.floor(1)))
    museum.guide.presentSheet(.settings)
    museum.open("museum://item/7/floor/2/profile/ada")
    #expect(
      museum.guide.state
        == NavigationState(
          selectedTab: .only,
          paths: [.only: [.detail(astrolabe), .nested(.floor(2)), .profile(visitor: "ada")]]))
  }

  @Test func signingOutClearsBothStacks() {
    museum.entrance.push(.forgotPassword)
    museum.signIn()
    museum.guide.push(.profile(visitor: "ada"))
    museum.signOut()
    #expect(museum.entrance.state == NavigationState(selectedTab: .only))
    #expect(museum.guide.state == NavigationState(selectedTab: .only))
  }
}
