import Navigation
import TextFront

@main
struct NotesExample {
  static func main() async {
    await TextFront.run(NotesFront(notebook: Notebook()))
  }
}

/// Draws the notebook as text.
@MainActor
final class NotesFront: TextApp {
  private let notebook: Notebook
  private var addingNote: Task<Void, Never>?

  init(notebook: Notebook) { self.notebook = notebook }

  private var navigator: Navigator<NotesTab, NotesRoute> { notebook.navigator }
  private var tab: TabCoordinator<NotesTab, NotesRoute> {
    navigator.state.selectedTab == .home ? notebook.home : notebook.archive
  }

  var screen: [String] {
    let state = navigator.state
    if let alert = state.alert {
      return ["! \(alert.title) \(alert.buttons.map(\.label).joined(separator: " or "))"]
    }
    if state.pendingLeave != nil { return ["! Your draft is not saved. discard or stay"] }
    return ["\(state.selectedTab): \(destination(of: state.frontRoute))"]
  }

  private func destination(of route: NotesRoute?) -> String {
    switch route {
    case .detail(let note): "[\(note.id)] \(note.title)"
    case .profile(let userID): "[Profile of \(userID)]"
    case .settings: "[Settings]"
    case .newNote: "(New note: \(notebook.draft))"
    case nil: "notes \(notebook.notes.keys.sorted().map(String.init).joined(separator: ", "))"
    }
  }

  func perform(_ command: Command) async -> Bool {
    switch command.verb {
    case "tab":
      guard let tab = NotesTab(rawValue: command.rest) else { return false }
      navigator.switchTab(to: tab)
    case "note":
      guard let note = command.number.flatMap({ notebook.notes[$0] }) else { return false }
      tab.push(.detail(note))
    case "profile": tab.push(.profile(userID: command.number ?? 0))
    case "settings": tab.push(.settings)
    case "back": tab.pop()
    case "root": tab.popToRoot()
    case "rename": notebook.rename(1, to: command.rest)
    case "open": notebook.open(command.rest)
    case "new", "write", "save", "close": await performOnSheet(command)
    default: return answer(command)
    }
    return true
  }

  private func performOnSheet(_ command: Command) async {
    switch command.verb {
    case "new" where navigator.state.sheet != nil: break
    case "new":
      let notebook = notebook
      addingNote = Task { await notebook.addNote() }
      while navigator.state.sheet == nil { await Task.yield() }
    case "write": notebook.write(command.rest)
    case "save": notebook.saveDraft()
    default: navigator.dismissSheet()
    }
    if navigator.state.sheet == nil { await addingNote?.value }
  }

  /// Answers what is asked over everything else.
  private func answer(_ command: Command) -> Bool {
    let button = navigator.state.alert?.buttons.first { $0.label == command.verb }
    switch command.verb {
    case "delete" where navigator.state.alert == nil: notebook.askToDelete(command.number ?? 0)
    case "discard": navigator.confirmLeave()
    case "stay": navigator.cancelLeave()
    default:
      guard let button else { return false }
      notebook.answer(with: button.action)
    }
    return true
  }
}
