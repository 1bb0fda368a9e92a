import AppNavigation
import Library
import Links

/// The order of crates, and of the records in one; and adding records that a search finds.
extension TerminalApp {
  /// Moves what is in front by so many places.
  func moveInOrder(by steps: Int) {
    let page = state.page
    switch (navigator.state.frontRoute, page.selected) {
    case (nil, .group(let group)?):
      guard case .custom(let crate) = group.group else { return }
      // The crates stand below the wants.
      let place = (0..<page.cursor).count { page.rows[$0].isCrate } + 1 + steps
      guard place > 0, page.rows[max(0, min(page.cursor + steps, page.rows.count - 1))].isCrate
      else { return }
      edit { library in
        try await library.change { editor in
          try editor.move(crate, to: place)
          return "moved \(crate.name) to place \(place)"
        }
      }
    case (.crateDetail(.custom(let crate))?, .record(let record)?):
      let place = page.cursor + 1 + steps
      guard (1...page.rows.count).contains(place) else { return }
      edit { library in
        try await library.change { editor in
          try editor.move([record.release.id], in: crate, to: place)
          return "moved \(record.release.title) to place \(place)"
        }
      }
    default: return
    }
    move(by: steps)
  }

  func addBySearch(to crate: CustomCrate) {
    show(.search)
    let key = ScreenAction.addToCrate(.init(source: .discogs, value: "")).key?.description ?? ""
    state.notice = .done("find a record, and press \(key) on it to add it to \(crate.name)")
  }
}

extension PageRows.Row {
  /// Whether it is a crate that the user made.
  fileprivate var isCrate: Bool {
    guard case .group(let group) = self, case .custom = group.group else { return false }
    return true
  }
}
