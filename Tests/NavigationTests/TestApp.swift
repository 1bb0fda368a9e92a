import Navigation

enum TestTab: String, CaseIterable, Codable {
  case first, second, third
}

/// Routes whose id is a number, or nothing but the case, and whose edition is payload.
enum TestRoute: RestorableRoute, Codable {
  case page(Int, edition: Int = 0)
  case profile(Int, edition: Int = 0)
  case chapter(Int, edition: Int = 0)
  case settings
  case search
  case draft(Int, edition: Int = 0)

  enum AlertAction: String, Codable { case delete, archive }

  var id: String {
    switch self {
    case .page(let id, _): "page \(id)"
    case .profile(let id, _): "profile \(id)"
    case .chapter(let id, _): "chapter \(id)"
    case .settings: "settings"
    case .search: "search"
    case .draft(let id, _): "draft \(id)"
    }
  }

  var isSheet: Bool {
    switch self {
    case .search, .draft: true
    case .page, .profile, .chapter, .settings: false
    }
  }

  var duplicatePolicy: DuplicatePolicy {
    switch self {
    case .page, .draft: .allowed
    case .profile: .forbiddenOnTop
    case .chapter, .settings, .search: .forbiddenInStack
    }
  }

  static var tokenVersion: Int { 2 }

  /// The id, and the edition where it is not the first.
  var token: String? {
    switch self {
    case .page(_, let edition), .profile(_, let edition), .chapter(_, let edition),
      .draft(_, let edition):
      edition == 0 ? id : "\(id) \(edition)"
    case .settings, .search: id
    }
  }

  init?(token: String) {
    let words = token.split(separator: " ")
    let id = words.count > 1 ? Int(words[1]) : nil
    let edition = words.count > 2 ? Int(words[2]) ?? 0 : 0
    switch (words.first, id) {
    case ("page", let id?): self = .page(id, edition: edition)
    case ("profile", let id?): self = .profile(id, edition: edition)
    case ("chapter", let id?): self = .chapter(id, edition: edition)
    case ("settings", nil): self = .settings
    case ("search", nil): self = .search
    case ("draft", let id?): self = .draft(id, edition: edition)
    default: return nil
    }
  }
}

typealias TestState = NavigationState<TestTab, TestRoute>
typealias TestAction = NavigationAction<TestTab, TestRoute>
typealias TestArchive = NavigationArchive<TestTab, String>
typealias TestNavigator = Navigator<TestTab, TestRoute>
typealias TestStore = NavigationStore<TestTab, TestRoute>

/// A state that tests change by reference, because an expectation cannot mutate a value.
final class Subject {
  var state: TestState

  init(_ state: TestState = TestState(selectedTab: .first)) { self.state = state }

  @discardableResult
  func apply(_ action: TestAction) -> Bool { state.apply(action) }
}
