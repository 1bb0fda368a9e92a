/// What a key does wherever the user is.
public enum Command: String, Sendable, Hashable, CaseIterable {
  case up
  case down
  case pageUp = "page-up"
  case pageDown = "page-down"
  case first
  case last
  case mark
  case markAll = "mark-all"
  case covers
  case nextPhoto = "next-photo"
  case previousPhoto = "previous-photo"
  case moveUp = "move-up"
  case moveDown = "move-down"
  case open
  case back
  case nextTab = "next-tab"
  case previousTab = "previous-tab"
  case home
  case crates
  case discover
  case marketplace
  case search
  case filter
  case scan
  case profile
  case actions
  case help
  case undo
  case refresh
  case suspend
  case quit
}

extension Command {
  /// What to call it to a user.
  public var title: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .pageUp: "A page up"
    case .pageDown: "A page down"
    case .first: "To the first row"
    case .last: "To the last row"
    case .mark: "Mark, or unmark"
    case .markAll: "Mark all, or none"
    case .covers: "Records as covers, or as a list"
    case .nextPhoto: "Next photo of the record"
    case .previousPhoto: "Previous photo of the record"
    case .moveUp: "Move the record or the crate up"
    case .moveDown: "Move the record or the crate down"
    case .open: "Open"
    case .back: "Back"
    case .nextTab: "Next tab"
    case .previousTab: "Previous tab"
    case .home: "Home"
    case .crates: "Crates"
    case .discover: "Discover"
    case .marketplace: "Marketplace"
    case .search: "Search"
    case .filter: "Filter the list, or search"
    case .scan: "Scanner"
    case .profile: "Profile"
    case .actions: "All actions"
    case .help: "Keys"
    case .undo: "Undo the last change"
    case .refresh: "Read again"
    case .suspend: "Suspend"
    case .quit: "Quit"
    }
  }

  /// The part of the help that it belongs to.
  public var group: String {
    switch self {
    case .up, .down, .pageUp, .pageDown, .first, .last: "Move"
    case .open, .back, .nextTab, .previousTab, .home, .crates, .discover, .marketplace, .search,
      .filter, .scan, .profile:
      "Go"
    case .mark, .markAll, .covers, .nextPhoto, .previousPhoto, .moveUp, .moveDown, .actions, .help,
      .undo, .refresh, .suspend, .quit:
      "Do"
    }
  }
}
