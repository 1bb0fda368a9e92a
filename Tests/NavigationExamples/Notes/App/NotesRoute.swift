import Navigation

enum NotesTab: String, CaseIterable {
  case home, archive

  /// What is read aloud at the root of the tab.
  var accessibilityLabel: String {
    switch self {
    case .home: "All notes"
    case .archive: "Archived notes"
    }
  }
}

struct Note: Hashable {
  let id: Int
  var title: String
}

enum NotesRoute: NavigationRoute {
  case detail(Note)
  case profile(userID: Int)
  case settings
  case newNote

  /// What the buttons of an alert stand for.
  enum AlertAction: Hashable { case delete(note: Int) }

  enum ID: Hashable {
    case detail(Int)
    case profile(Int)
    case settings
    case newNote
  }

  var id: ID {
    switch self {
    case .detail(let note): .detail(note.id)
    case .profile(let userID): .profile(userID)
    case .settings: .settings
    case .newNote: .newNote
    }
  }

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
    case .detail(let note): "Note: \(note.title)"
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
