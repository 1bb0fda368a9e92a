/// Keys that are typed before the rows they are meant for have been read.
extension TerminalApp {
  /// Where they were typed, and which, the first one first.
  struct TypedAhead {
    let place: Place
    var keys: [Key] = []

    /// More than anybody types while a screen is read.
    static let limit = 1000
  }

  /// Keeps a key for the screen that is being read.
  ///
  /// - Returns: false where the key is meant for no row, or the rows are there.
  func keepForRows(_ key: Key) -> Bool {
    let page = state.page
    let isBeingRead = loads[state.place] != nil && page.problem == nil
    guard isBeingRead, page.screen == nil || page.isAsking, state.keys[key]?.needsRows ?? true
    else { return false }
    if typedAhead?.place != state.place { typedAhead = TypedAhead(place: state.place) }
    if let count = typedAhead?.keys.count, count < TypedAhead.limit { typedAhead?.keys.append(key) }
    return true
  }

  /// Presses the keys that waited for the rows of a place, where the user is still there.
  func pressKeptKeys(for place: Place) {
    guard let ahead = typedAhead, ahead.place == place else { return }
    typedAhead = nil
    // They were meant for no other place.
    guard place == state.place, navigator.state == state.navigation, state.overlay == nil,
      !state.isScanning
    else { return }
    // One of them may lead to a screen for which the others have to wait in turn.
    for key in ahead.keys { take(.key(key)) }
  }
}

extension Command {
  /// Whether it does something with the rows of a screen.
  fileprivate var needsRows: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .first, .last, .mark, .markAll, .moveUp, .moveDown, .open,
      .nextPhoto, .previousPhoto:
      true
    case .covers, .back, .nextTab, .previousTab, .home, .crates, .discover, .marketplace, .search,
      .filter, .scan, .profile, .actions, .help, .undo, .refresh, .suspend, .quit:
      false
    }
  }
}
