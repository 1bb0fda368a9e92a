import Navigation
import Testing

// A museum guide. Its routes carry reference types, its visitors walk through an onboarding, and
// who signs out leaves no trace.

/// Two objects with the same number stand for the same exhibit.
final class Item: Hashable, Sendable {
  let number: Int
  let title: String

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  static func == (left: Item, right: Item) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

final class User: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  static func == (left: User, right: User) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

enum MuseumTab { case guide }

enum MuseumRoute: NavigationRoute {
  case detail(Item)
  case settings
  case profile(User)
  case nested(NestedRoute)
}

/// The routes of a feature that knows nothing of the rest of the app.
enum NestedRoute: Hashable {
  case floor(Int)
  case room(String)
}

enum EntranceRoute: NavigationRoute { case signIn, forgotPassword }

enum OnboardingStep: CaseIterable { case welcome, permissions, preferences }

@MainActor
struct Museum {
  typealias Guide = Navigator<MuseumTab, MuseumRoute>
  typealias Entrance = Navigator<MuseumTab, EntranceRoute>

  let items = [7: Item(number: 7, title: "Astrolabe"), 9: Item(number: 9, title: "Sextant")]
  let guide = Guide(initialTab: .guide)
  let entrance = Entrance(initialTab: .guide)
  let gate: NavigationGate<Entrance, Guide>
  var onboarding = FlowCoordinator<OnboardingStep>()

  init() { gate = NavigationGate(isOpen: false, outside: entrance, inside: guide) }

  /// Follows links such as `museum://item/7/floor/2`. Each pair is one route of the itinerary; a
  /// link with a pair that leads nowhere is not followed at all.
  func open(link: String) {
    let words = link.replacing("museum://", with: "").split(separator: "/")
    let routes = stride(from: 0, to: words.count - 1, by: 2).map { index in
      route(kind: words[index], name: words[index + 1])
    }
    guard !routes.contains(nil) else { return }
    guide.reset(
      to: NavigationState(selectedTab: .guide, paths: [.guide: routes.compactMap(\.self)]))
  }

  private func route(kind: Substring, name: Substring) -> MuseumRoute? {
    switch kind {
    case "item": Int(name).flatMap { items[$0] }.map(MuseumRoute.detail)
    case "profile": .profile(User(name: String(name)))
    case "floor": Int(name).map { .nested(.floor($0)) }
    default: nil
    }
  }
}

@MainActor
@Suite struct MuseumTests {
  private let astrolabe = Item(number: 7, title: "Astrolabe")
  private var museum = Museum()

  @Test func aVisitorWalksFromPageToPage() {
    museum.guide.push(.detail(astrolabe))
    museum.guide.push(.nested(.floor(1)))
    museum.guide.push(.nested(.room("Navigation")))
    museum.guide.pop()
    #expect(museum.guide.state.frontRoute == .nested(.floor(1)))
  }

  @Test func aRouteKeepsTheObjectAndKnowsItByItsIdentity() {
    museum.guide.push(.detail(astrolabe))
    guard case .detail(let item) = museum.guide.state.frontRoute else {
      Issue.record("no exhibit in view")
      return
    }
    #expect(item === astrolabe)
    #expect(museum.guide.isInStack(.detail(Item(number: 7, title: "Astrolabe, cleaned"))))
    #expect(!museum.guide.isInStack(.detail(Item(number: 8, title: "Astrolabe"))))
  }

  @Test func aDeepLinkReplacesTheWholeItinerary() {
    museum.guide.push(.settings)
    museum.guide.presentSheet(.settings)
    museum.open(link: "museum://item/7/floor/2/profile/ada")
    #expect(
      museum.guide.state.frontPath == [
        .detail(astrolabe), .nested(.floor(2)), .profile(User(name: "ada")),
      ])
  }

  @Test func aDeepLinkThatLeadsNowhereIsNotFollowed() {
    museum.guide.push(.settings)
    museum.open(link: "museum://item/7/item/8")
    #expect(museum.guide.state.frontPath == [.settings])
  }

  @Test mutating func theOnboardingHasAPathOfItsOwn() {
    museum.onboarding.advance(from: .welcome)
    museum.onboarding.advance(from: .welcome)
    let path = museum.onboarding.path
    #expect(path == [.welcome, .permissions])
    #expect(museum.guide.state.frontPath.isEmpty)
    museum.onboarding.advance(from: .permissions)
    museum.onboarding.advance(from: .preferences)
    let isCompleted = museum.onboarding.isCompleted
    #expect(isCompleted)
  }

  @Test func signingOutClearsBothStacks() {
    museum.entrance.push(.signIn)
    museum.gate.update(isOpen: true)
    museum.guide.push(.profile(User(name: "ada")))
    museum.gate.update(isOpen: false)
    #expect(museum.entrance.state.frontPath.isEmpty)
    #expect(museum.guide.state.frontPath.isEmpty)
  }
}
