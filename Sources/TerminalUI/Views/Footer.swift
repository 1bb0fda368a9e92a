import AppNavigation
import Links
import Releases
import Text

extension Frame {
  mutating func drawNotice(_ state: AppState, in line: Rect) {
    if let notice = state.notice {
      let style = notice.kind == .done ? state.theme.good : state.theme.error
      write(notice.text.fitted(to: line.width - 2), x: 1, y: line.y, style)
    } else if let activity = state.activity {
      write(activity.fitted(to: line.width - 2), x: 1, y: line.y, state.theme.faint)
    } else if let source = state.source {
      write(source.fitted(to: line.width - 2), x: 1, y: line.y, state.theme.faint)
    }
  }

  /// The keys that do something here, the most useful first, as far as there is room.
  mutating func drawFooter(_ state: AppState, in line: Rect) {
    var x = 1
    for (key, words) in state.footer {
      let size = key.displayWidth + 1 + words.displayWidth
      guard x + size < line.width else { break }
      x += write(key, x: x, y: line.y, state.theme.key) + 1
      x += write(words, x: x, y: line.y, state.theme.faint) + 2
    }
  }
}

extension AppState {
  /// Whose data is in front, as its terms ask; nil where nothing is to be said.
  var source: String? {
    let ids: [ReleaseID] =
      switch navigation.frontRoute {
      case .albumDetail(let release, _): [release.id]
      case .searchResults(_, let releases): releases.map(\.id)
      case .pressingChoice(_, let ranking): ranking.entries.map(\.release.id)
      default: []
      }
    guard ids.contains(where: { $0.source == .discogs }) else { return nil }
    return "Data provided by Discogs: https://www.discogs.com"
  }

  /// Keys and what they do in front.
  var footer: [(key: String, words: String)] {
    let isTyping = page.selected?.isTyped == true
    func entry(_ command: Command, _ words: String) -> (String, String)? {
      // Where letters are typed, only other keys are commands.
      keys.keys[command]?.first { !isTyping || $0.typed == nil }.map { ($0.description, words) }
    }
    switch overlay {
    case .help: return [("esc", "close")]
    case .menu: return [("enter", "choose"), ("esc", "close"), ("type", "to find")]
    case .prompt: return [("enter", "done"), ("esc", "cancel")]
    case nil: break
    }
    if isScanning {
      return scanner.footer
    }
    let onField = page.selected?.isField == true
    let moves =
      onField
      ? [("enter", "next"), ("esc", "back")]
      : [entry(.open, "open"), entry(.back, "back")].compactMap(\.self)
    let actions = self.actions.compactMap { action in
      action.key.flatMap { isTyping && $0.typed != nil ? nil : ($0.description, action.title) }
    }
    guard !isOnboarding else { return moves + actions }
    let help = [entry(.help, "keys")].compactMap(\.self)
    let search = place == .tab(.search) ? nil : entry(.search, "search")
    let elsewhere = [entry(.scan, "scan"), search, entry(.quit, "quit")]
    let covers = showsCopies ? [entry(.covers, page.isGrid ? "list" : "covers")] : []
    let photos = page.photoWords.flatMap { entry(.nextPhoto, $0) }.map { [$0] } ?? []
    return moves + help + covers.compactMap(\.self) + photos + actions
      + elsewhere.compactMap(\.self)
  }
}

extension PageRows.Row {
  /// Whether it is typed into.
  var isField: Bool { if case .field = self { true } else { false } }

  /// Whether letters are typed into it.
  var isTyped: Bool {
    guard case .field(let field, _) = self else { return false }
    if case .choice = field.kind { return false }
    return true
  }
}
