import Navigation
import Testing

// A notebook with two tabs. Each tab is given a coordinator that can touch no other tab.

enum NotesTab: CaseIterable {
  case home, archive

  /// What is read aloud at the root of the tab.
  var accessibilityLabel: String {
    switch self {
    case .home: "All notes"
    case .archive: "Archived notes"
    }
  }
}

enum NotesRoute: NavigationRoute {
  case detail(id: Int, title: String)
  case profile(userID: Int)
  case settings
  case newNote

  var isSheet: Bool {
    switch self {
    case .newNote: true
    case .detail, .profile, .settings: false
    }
  }

  var duplicatePolicy: DuplicatePolicy {
    switch self {
    case .detail, .profile: .forbiddenOnTop
    case .settings, .newNote: .forbiddenInStack
    }
  }

  /// What is read aloud on arrival. A new route does not compile before it has one.
  var accessibilityLabel: String {
    switch self {
    case .detail(_, let title): "Note: \(title)"
    case .profile(let userID): "Profile of user \(userID)"
    case .settings: "Settings"
    case .newNote: "New note"
    }
  }
}

extension NavigationState<NotesTab, NotesRoute> {
  var accessibilityLabel: String {
    frontRoute?.accessibilityLabel ?? selectedTab.accessibilityLabel
  }
}

@MainActor
@Suite struct NotesTests {
  private let navigator: Navigator<NotesTab, NotesRoute>
  private let home: TabCoordinator<NotesTab, NotesRoute>
  private let archive: TabCoordinator<NotesTab, NotesRoute>

  private let shopping = NotesRoute.detail(id: 1, title: "Shopping")
  private let packing = NotesRoute.detail(id: 2, title: "Packing")

  init() {
    navigator = Navigator(initialTab: .home)
    home = TabCoordinator(navigator: navigator, tab: .home)
    archive = TabCoordinator(navigator: navigator, tab: .archive)
  }

  @Test func theWayFromHomeToAProfileAndBack() {
    home.push(shopping)
    home.push(.profile(userID: 5))
    #expect(home.path == [shopping, .profile(userID: 5)])
    home.pop()
    #expect(home.path == [shopping])
    home.pop()
    home.pop()
    #expect(home.path.isEmpty)
  }

  @Test func popToRootLeadsHomeFromAnyDepth() {
    home.push(shopping)
    home.push(.profile(userID: 5))
    home.push(.settings)
    home.popToRoot()
    #expect(home.path.isEmpty)
  }

  @Test func replaceLeavesNothingOfThePath() {
    home.push(shopping)
    home.replace(with: [packing, .settings])
    #expect(home.path == [packing, .settings])
  }

  @Test func aDoubleTapOpensOnePage() {
    home.push(shopping)
    home.push(shopping)
    home.push(.settings)
    home.push(packing)
    home.push(.settings)
    #expect(home.path == [shopping, .settings, packing])
  }

  @Test func oneTabNeverClobbersAnother() {
    home.push(shopping)
    archive.push(packing)
    archive.replace(with: [.settings])
    home.popToRoot()
    #expect(home.path.isEmpty)
    #expect(archive.path == [.settings])
    #expect(navigator.state.selectedTab == .home)
  }

  @Test func aTabIsFoundAsItWasLeft() {
    home.push(shopping)
    navigator.switchTab(to: .archive)
    navigator.push(packing)
    navigator.switchTab(to: .home)
    #expect(navigator.state.frontPath == [shopping])
  }

  @Test func aSheetLiesBesideTheStack() {
    home.push(shopping)
    navigator.navigate(to: .newNote)
    home.push(.settings)
    #expect(navigator.state.sheet == NavigationSheet(root: .newNote))
    navigator.dismissSheet()
    #expect(navigator.state.frontPath == [shopping, .settings])
  }

  @Test func everyDestinationHasAnAccessibleLabel() {
    var labels: Set<String> = []
    for tab in NotesTab.allCases {
      navigator.switchTab(to: tab, clearStacks: true)
      labels.insert(navigator.state.accessibilityLabel)
    }
    for route in [shopping, packing, .profile(userID: 5), .settings, .newNote] {
      navigator.navigate(to: route)
      labels.insert(navigator.state.accessibilityLabel)
    }
    #expect(labels.count == 7)
    #expect(!labels.contains(""))
  }
}
