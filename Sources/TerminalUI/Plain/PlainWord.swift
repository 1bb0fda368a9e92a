/// A word that only the line mode has, or that it has a shorter way for.
enum PlainWord: String, Sendable, Hashable, CaseIterable {
  case back
  case help
  /// Says where the user is.
  case whereAmI = "where"
  /// Tells the screen again.
  case again
  case more
  case less
  case filter
  case search
  case scan
  case watch
  /// Goes to a tab by its number.
  case tab
  /// Opens a link.
  case open

  private static let others: [String: PlainWord] = [
    "cancel": .back, "esc": .back, "list": .again, "?": .help, "keys": .help,
  ]

  init?(_ text: String) {
    let text = text.lowercased()
    guard let word = Self(rawValue: text) ?? Self.others[text] else { return nil }
    self = word
  }

  /// Whether it means the same also where a line is taken as it is.
  var isForAll: Bool {
    switch self {
    case .back, .help, .whereAmI, .again: true
    case .more, .less, .filter, .search, .scan, .watch, .tab, .open: false
    }
  }

  /// Whether something may follow it.
  var takesMore: Bool {
    switch self {
    case .filter, .search, .scan, .watch, .tab, .open: true
    case .back, .help, .whereAmI, .again, .more, .less: false
    }
  }
}
