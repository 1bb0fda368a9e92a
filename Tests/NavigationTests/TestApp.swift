import Navigation

enum TestTab: String, CaseIterable, Codable {
  case first, second, third
}

enum TestRoute: RestorableRoute, Codable {
  case page(Int)
  case profile(Int)
  case settings
  case search
  case draft(Int)

  var isSheet: Bool {
    switch self {
    case .search, .draft: true
    case .page, .profile, .settings: false
    }
  }

  var duplicatePolicy: DuplicatePolicy {
    switch self {
    case .page, .draft: .allowed
    case .profile: .forbiddenOnTop
    case .settings, .search: .forbiddenInStack
    }
  }

  static var tokenVersion: Int { 2 }

  var token: String? {
    switch self {
    case .page(let id): "page \(id)"
    case .profile(let id): "profile \(id)"
    case .settings: "settings"
    case .search: "search"
    case .draft(let id): "draft \(id)"
    }
  }

  init?(token: String) {
    let words = token.split(separator: " ")
    let id = words.count == 2 ? Int(words[1]) : nil
    switch (words.first, id) {
    case ("page", let id?): self = .page(id)
    case ("profile", let id?): self = .profile(id)
    case ("settings", nil): self = .settings
    case ("search", nil): self = .search
    case ("draft", let id?): self = .draft(id)
    default: return nil
    }
  }
}

typealias TestState = NavigationState<TestTab, TestRoute>
typealias TestAction = NavigationAction<TestTab, TestRoute>
typealias TestArchive = NavigationArchive<TestTab, String>
typealias TestNavigator = Navigator<TestTab, TestRoute>
typealias TestStore = NavigationStore<TestTab, TestRoute>
