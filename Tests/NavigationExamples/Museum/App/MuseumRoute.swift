import Navigation

enum MuseumTab { case only }

/// An exhibit, of reference type. Its number says which one it is; a newer description of it is
/// another value.
final class Item: Hashable, Sendable {
  let number: Int
  let title: String

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  static func == (left: Item, right: Item) -> Bool {
    left.number == right.number && left.title == right.title
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The routes of those who are inside.
enum MuseumRoute: NavigationRoute {
  case detail(Item)
  case nested(NestedRoute)
  case profile(visitor: String)
  case settings

  enum ID: Hashable {
    case detail(Int)
    case nested(NestedRoute)
    case profile(String)
    case settings
  }

  var id: ID {
    switch self {
    case .detail(let item): .detail(item.number)
    case .nested(let route): .nested(route)
    case .profile(let visitor): .profile(visitor)
    case .settings: .settings
    }
  }

  var isSheet: Bool { self == .settings }
}

/// The routes of a feature that knows nothing of the rest of the app.
enum NestedRoute: Hashable {
  case floor(Int)
  case room(String)
}

/// The routes of those who are outside.
enum EntranceRoute: NavigationRoute {
  case onboarding(OnboardingStep)
  case forgotPassword

  var isSheet: Bool {
    switch self {
    case .onboarding: true
    case .forgotPassword: false
    }
  }
}

enum OnboardingStep: CaseIterable { case welcome, permissions, preferences }
