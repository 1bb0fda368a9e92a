import AppNavigation
import Links

/// Typing into the fields of a screen.
extension TerminalApp {
  /// The field that is typed into; nil where the row in front is none.
  private var field: (field: ScreenField, index: Int)? {
    let page = state.page
    guard page.cursor < page.rows.count, case .field(let field, let index) = page.rows[page.cursor]
    else { return nil }
    return (field, index)
  }

  /// - Returns: whether the key was meant for a field.
  func pressInField(_ key: Key) -> Bool {
    guard let (field, index) = field else { return false }
    if case .choice(let values) = field.kind { return choose(among: values, key, index) }
    switch key.name {
    case .character(let character) where key.typed != nil:
      change(index) { $0.append(character) }
    case .backspace: change(index) { _ = $0.popLast() }
    case .character("u") where key.held == .control: change(index) { $0 = "" }
    case .enter: finish(index)
    default: return false
    }
    return true
  }

  /// Goes on to the next field, and from the last one to what the screen is for.
  private func finish(_ index: Int) {
    index + 1 < state.page.typed.count ? move(by: 1) : submit()
  }

  func pasteIntoField(_ text: String) -> Bool {
    guard let (_, index) = field else { return false }
    change(index) { $0 += text.split(whereSeparator: \.isNewline).first ?? "" }
    return true
  }

  private func choose(among values: [String], _ key: Key, _ index: Int) -> Bool {
    let step: Int
    switch key.name {
    case .left, .character("h"): step = -1
    case .right, .character("l"), .character(" "): step = 1
    case .enter:
      finish(index)
      return true
    default: return false
    }
    let now = values.firstIndex(of: state.page.typed[index]) ?? 0
    change(index) { $0 = values[(now + step + values.count) % values.count] }
    return true
  }

  private func change(_ index: Int, _ edit: (inout String) -> Void) {
    edit(&state.page.typed[index])
    switch navigator.state.frontRoute {
    case .crateEditor(let crate):
      coordinator.markCrateEditor(hasEdits: state.page.typed[index] != crate?.name ?? "")
    case .welcome: keepChoices()
    case nil where navigator.state.selectedTab == .search: searchAsTyped()
    default: break
    }
  }

  /// What Enter does in a field: the first action of the screen, a search, or saving.
  private func submit() {
    let text = state.page.typed.first ?? ""
    if navigator.state.frontRoute == nil, navigator.state.selectedTab == .search {
      search(for: text)
    } else if case .crateEditor = navigator.state.frontRoute {
      // Whether the name can be used is seen only then.
      saveCrate()
    } else if let action = state.page.screen?.actions.first {
      perform(action)
    }
  }
}
