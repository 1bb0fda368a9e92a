import AppNavigation
import Library
import Links

/// Menus, questions and the help.
extension TerminalApp {
  func pressInOverlay(_ key: Key) {
    if key.name == .escape || key == Key(.character("c"), .control) {
      if case .menu = state.overlay { navigator.cancelLeave() }
      state.overlay = nil
      return
    }
    switch state.overlay {
    case .help(let top): state.overlay = help(key, top)
    case .menu(var menu):
      switch key.name {
      case .up: menu.move(by: -1)
      case .down: menu.move(by: 1)
      case .pageUp: menu.move(by: -10)
      case .pageDown: menu.move(by: 10)
      case .backspace: menu.deleteLast()
      case .enter: return choose(menu)
      case .character(let character) where key.typed != nil: menu.type(character)
      default: break
      }
      state.overlay = .menu(menu)
    case .prompt(var prompt):
      switch key.name {
      case .backspace: _ = prompt.text.popLast()
      case .enter: return answer(prompt)
      case .character(let character) where key.typed != nil: prompt.text.append(character)
      default: break
      }
      state.overlay = .prompt(prompt)
    case nil: break
    }
  }

  private func help(_ key: Key, _ top: Int) -> Overlay? {
    let last = max(0, HelpText(state).lines.count - (state.height - 4))
    switch state.keys[key] {
    case .down: return .help(top: min(last, top + 1))
    case .up: return .help(top: max(0, top - 1))
    case .pageDown: return .help(top: min(last, top + state.height - 4))
    case .pageUp: return .help(top: max(0, top - state.height + 4))
    default: return nil
    }
  }

  /// Every action that can be done here and now, those of the screen first.
  var allActions: Menu {
    let here = state.actions.map { action in
      Menu.Item(title: action.title, key: action.key?.description, choice: .action(action))
    }
    let commands = Command.allCases.filter { $0.group != "Move" && $0 != .actions }
    return Menu(
      "All actions",
      here
        + commands.map {
          Menu.Item(title: $0.title, key: state.keys.shown($0), choice: .command($0))
        })
  }

  func choose(_ menu: Menu) {
    guard let chosen = menu.chosen else { return }
    state.overlay = nil
    switch chosen {
    case .command(let command): perform(command)
    case .action(let action): perform(action)
    case .crate(let crate, let id): add(id, to: crate)
    case .menu(let menu): state.overlay = .menu(menu)
    case .ask(let prompt): state.overlay = .prompt(prompt)
    case .sort(let order): ask { $0.sort(by: order) }
    case .group(let grouping): ask { $0.grouping = grouping }
    case .copies(let edit): apply(edit)
    case .newCrate(let id):
      state.overlay = .prompt(Prompt(title: "New crate", purpose: .crate(for: id)))
    case .confirmed(let action): carryOut(action)
    case .fileIn(let folder): file(inFolder: folder)
    case .putInto(let crate): put(intoCrate: crate)
    case .newFile:
      state.overlay = .prompt(Prompt(title: "New folder", purpose: .filingFolder))
    case .newPut: state.overlay = .prompt(Prompt(title: "New crate", purpose: .filingCrate))
    case .preference(let name, let value): change(preference: name, to: value)
    case .pressings(let rule, let answers): choose(answers, by: rule)
    case .quit: leave()
    case .leave: navigator.confirmLeave()
    case .stay: navigator.cancelLeave()
    }
  }

  private func answer(_ prompt: Prompt) {
    state.overlay = nil
    switch prompt.purpose {
    case .folder: newFolder(prompt.text)
    case .crate(let id): add(id, toNewCrate: prompt.text)
    case .filingFolder: file(inFolder: prompt.text)
    case .filingCrate: put(intoCrate: prompt.text)
    case .notes: note(prompt.text)
    case .dump: startImport(of: prompt.text)
    case .preference(let name): answer(prompt, forPreference: name)
    case .notesOfCopies: apply(.notes(prompt.text))
    case .folderOfCopies: apply(.newFolder(prompt.text))
    case .crateOfCopies: apply(.newCrate(prompt.text))
    }
  }

  /// Asks before edits are lost.
  func askAboutEdits() {
    guard navigator.state.pendingLeave != nil else { return }
    state.overlay = .menu(
      Menu(
        "The changes here are not saved",
        [
          Menu.Item(title: "Stay here", choice: .stay),
          Menu.Item(title: "Leave without saving", choice: .leave),
        ]))
  }

  func paste(_ text: String) {
    state.notice = nil
    switch state.overlay {
    case .prompt(var prompt):
      prompt.text += text.split(whereSeparator: \.isNewline).first ?? ""
      state.overlay = .prompt(prompt)
    case .menu, .help: break
    case nil:
      if state.isScanning {
        pasteIntoScanner(text)
      } else if !pasteIntoField(text), !pasteIntoFilter(text), session.gate.isOpen {
        // Photos that are dropped anywhere are meant for the scanner.
        guard case .paths = ScannerInput(text) else { return }
        perform(ScreenAction.scan)
        pasteIntoScanner(text)
      }
    }
  }
}
