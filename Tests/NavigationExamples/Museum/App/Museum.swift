import Navigation

/// A museum guide: its visitors walk through an onboarding, sign in, and leave no trace when they
/// sign out.
@MainActor
final class Museum {
  typealias Guide = Navigator<MuseumTab, MuseumRoute>
  typealias Entrance = Navigator<MuseumTab, EntranceRoute>

  private(set) var items = [
    7: Item(number: 7, title: "Astrolabe"), 9: Item(number: 9, title: "Sextant"),
  ]
  let guide = Guide(initialTab: .only)
  let entrance = Entrance(initialTab: .only)
  let gate: NavigationGate<Entrance, Guide>
  let onboarding: FlowCoordinator<MuseumTab, EntranceRoute, OnboardingStep, Void>

  init() {
    gate = NavigationGate(isOpen: false, outside: entrance, inside: guide)
    onboarding = FlowCoordinator(on: entrance, route: EntranceRoute.onboarding) { route in
      if case .onboarding(let step) = route { step } else { nil }
    }
    onboarding.start()
  }

  func signIn() { gate.update(isOpen: true) }
  func signOut() { gate.update(isOpen: false) }

  /// Gives an exhibit another title, wherever it is shown.
  func rename(_ number: Int, to title: String) {
    guard items[number] != nil else { return }
    let item = Item(number: number, title: title)
    items[number] = item
    guide.update(.detail(item))
  }

  /// Follows links such as `museum://item/7/floor/2`, each pair of which is one step of the itinerary,
  /// in place of where the visitor is.
  ///
  /// A link that is not of this museum, is empty, or has a part that leads nowhere is not followed at
  /// all: the visitor stays where she is, and is told.
  func open(_ link: String) {
    guard let itinerary = itinerary(of: link) else {
      return guide.presentAlert(NavigationAlert("This link leads nowhere.", message: link))
    }
    guide.navigate(along: itinerary, fromRoot: true)
  }

  private func itinerary(of link: String) -> [MuseumRoute]? {
    let scheme = "museum://"
    guard link.hasPrefix(scheme) else { return nil }
    let words = link.dropFirst(scheme.count).split(separator: "/").map(String.init)
    guard !words.isEmpty, words.count.isMultiple(of: 2) else { return nil }
    let routes = stride(from: 0, to: words.count, by: 2).map { index in
      route(kind: words[index], name: words[index + 1])
    }
    return routes.contains(nil) ? nil : routes.compactMap(\.self)
  }

  private func route(kind: String, name: String) -> MuseumRoute? {
    switch kind {
    case "item": Int(name).flatMap { items[$0] }.map(MuseumRoute.detail)
    case "floor": Int(name).map { .nested(.floor($0)) }
    case "room": .nested(.room(name))
    case "profile": .profile(visitor: name)
    default: nil
    }
  }
}
