import AppNavigation
import Links
import Releases
import Text

extension Frame {
  mutating func drawNotice(_ state: AppState, in line: Rect) {
    if let notice = state.notice {
      let style = notice.kind == .done ? state.theme.good : state.theme.error
      for (row, text) in state.noticeLines.enumerated() {
        write(text, x: 1, y: line.y + row, style, limit: line.width - 2)
      }
    } else if let activity = state.activity {
      write(activity.fitted(to: line.width - 2), x: 1, y: line.y, state.theme.faint)
    } else if let source = state.source {
      write(source.fitted(to: line.width - 2), x: 1, y: line.y, state.theme.faint)
    }
  }

  /// The keys that do something here.
  mutating func drawFooter(_ state: AppState, in line: Rect) {
    for (key, words, x) in state.footerBar.entries {
      let used = write(key, x: x, y: line.y, state.theme.key) + 1
      write(words, x: x + used, y: line.y, state.theme.faint)
    }
  }
}

/// The keys in the last line, the most useful first, as far as there is room, and where each is.
struct FooterBar {
  let entries: [(key: String, words: String, x: Int)]

  init(_ footer: [(key: String, words: String)], width: Int) {
    var (entries, x): ([(key: String, words: String, x: Int)], Int) = ([], 1)
    for (key, words) in footer {
      let size = key.displayWidth + 1 + words.displayWidth
      guard x + size < width else { break }
      entries.append((key, words, x))
      x += size + 2
    }
    self.entries = entries
  }

  /// The key in a column; nil for none, and for words that stand for several.
  func key(at column: Int) -> Key? {
    entries.first { entry in
      (0...entry.key.displayWidth + entry.words.displayWidth).contains(column - entry.x)
    }.flatMap { Key($0.key) }
  }
}

extension AppState {
  /// The last line; empty where a long notice stands in it, until the next key.
  var footerBar: FooterBar { FooterBar(noticeLines.count > 1 ? [] : footer, width: width) }

  /// What came of the last action, in its line and, where that is too short, in the last one too.
  var noticeLines: [String] {
    guard let notice else { return [] }
    let lines = notice.text.wrapped(to: max(10, width - 2))
    guard lines.count > 2 else { return Array(lines) }
    return [lines[0], lines.dropFirst().joined(separator: " ").fitted(to: max(1, width - 2))]
  }

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
      let help = keys.keys[.help]?.first { $0.typed == nil }
      return scanner.footer + (help.map { [($0.description, "keys")] } ?? [])
    }
    let onField = page.selected?.isField == true
    let moves =
      onField
      ? (isTyping ? [] : [("left right", "change")]) + [("enter", "next"), ("esc", "back")]
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
