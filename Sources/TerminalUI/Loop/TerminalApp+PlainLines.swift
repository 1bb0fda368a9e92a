import AppNavigation
import Links
import Navigation

/// What typed lines do.
extension TerminalApp {
  func take(line: String) async {
    state.notice = nil
    await take(PlainInput(line, in: state))
  }

  private func take(_ input: PlainInput) async {
    switch input {
    case .nothing: goOn()
    case .number(let number, let rest): await choose(number, rest)
    case .command(let command): perform(inLines: command)
    case .action(let action): perform(action)
    case .key(let key): pressInLines(key)
    case .text(let text): answer(with: text)
    case .word(let word, let rest): await take(word, rest)
    case .link(let link): take(AppRequest.open(link))
    case .barcode(let text): search(for: text)
    case .wrong(let words): state.notice = .failed(words)
    }
  }

  private func take(_ word: PlainWord, _ rest: String) async {
    switch word {
    case .back: goBack()
    case .help: state.plainHelp.forEach(say)
    case .whereAmI: state.plainPlace.forEach(say)
    case .again: plain?.told = nil
    case .more: tellMore()
    case .less: show(rowsFrom: max(0, firstRow - PlainScreen.rowCount))
    case .filter: filter(by: rest)
    case .search: rest.isEmpty ? show(.search) : search(inLines: rest)
    case .scan: scan(typed: rest)
    case .watch: scan(typed: rest, watches: true)
    case .tab: goToTab(rest)
    case .open:
      if let number = PlainInput.position(rest) {
        await choose(number, "")
      } else {
        rest.isEmpty ? perform(.open) : take(AppRequest.open(rest))
      }
    }
  }

  private func tellMore() {
    guard let next = plain?.next else {
      state.notice = .done("that is all")
      return
    }
    show(rowsFrom: next)
  }

  /// What Enter alone does: tells more, or takes what is proposed.
  private func goOn() {
    guard plain?.next == nil else { return tellMore() }
    switch state.overlay {
    case .menu: state.notice = .failed("type a number, or back")
    case .prompt:
      state.overlay = nil
      state.notice = .done("nothing is changed")
    case .help, nil:
      if state.isScanning {
        guard case .filing? = state.scanner.panel else {
          state.notice = .failed("type a number, or help")
          return
        }
        take(.key(Key(.enter)))
      } else if case .field? = state.page.selected {
        take(.key(Key(.enter)))
      } else if case .action? = state.page.selected {
        perform(.open)
      } else {
        state.notice = .done("that is all")
      }
    }
  }

  private func show(rowsFrom first: Int) {
    if state.overlay == nil, !state.isScanning {
      plain?.firsts[state.place] = first
    } else {
      plain?.listFirst = first
    }
    plain?.next = nil
  }

  private func goBack() {
    if state.overlay != nil || state.isScanning && state.scanner.panel != nil {
      take(.key(Key(.escape)))
    } else {
      perform(Command.back)
    }
  }

  private func perform(inLines command: Command) {
    switch command {
    case .pageDown: tellMore()
    case .pageUp: show(rowsFrom: max(0, firstRow - PlainScreen.rowCount))
    case .first: show(rowsFrom: 0)
    case .last: show(rowsFrom: max(0, state.page.rows.count - PlainScreen.rowCount))
    case .back: goBack()
    case .filter: filter(by: "")
    case .help: state.plainHelp.forEach(say)
    case .suspend: state.notice = .failed("the shell does this here: press ctrl-z")
    default: perform(command)
    }
  }

  /// - Parameter text: Empty for the whole list.
  private func filter(by text: String) {
    guard !text.isEmpty else {
      if !leaveFilter() { state.notice = .done("type / and the words that records must have") }
      return
    }
    perform(.filter)
    guard state.page.isFiltering else { return search(inLines: text) }
    state.page.isFiltering = false
    let whole = navigator.state.frontRoute.map { Page(for: $0).query.text } ?? ""
    ask { $0.text = [whole, text].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  private func search(inLines words: String) {
    guard session.gate.isOpen else {
      state.notice = .failed("answer this first")
      return
    }
    show(.search)
    // The page is made with its first search.
    searchAsTyped(again: true)
    typeSearch(words)
  }

  private func goToTab(_ words: String) {
    let tabs = NavigationTab.allCases
    if let number = PlainInput.position(words), tabs.indices.contains(number - 1) {
      show(tabs[number - 1])
    } else if words.isEmpty {
      perform(.nextTab)
    } else {
      let names = tabs.enumerated().map { "\($0.offset + 1) \($0.element.title)" }
      state.notice = .failed("the tabs are \(names.joined(separator: ", "))")
    }
  }
}
