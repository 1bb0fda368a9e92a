import Navigation

/// A notebook with two tabs. Each tab has a coordinator that can touch no other tab.
@MainActor
final class Notebook {
  let navigator = Navigator<NotesTab, NotesRoute>(initialTab: .home)
  let home: TabCoordinator<NotesTab, NotesRoute>
  let archive: TabCoordinator<NotesTab, NotesRoute>

  private(set) var notes = [
    1: Note(id: 1, title: "Shopping"), 2: Note(id: 2, title: "Packing"),
  ]

  /// What is written in the sheet of a new note.
  private(set) var draft = ""

  init() {
    home = TabCoordinator(navigator: navigator, tab: .home)
    archive = TabCoordinator(navigator: navigator, tab: .archive)
  }

  /// Presents the sheet of a new note, and adds the note that it returns, if it returns one. A draft
  /// that is being written stays.
  func addNote() async {
    guard navigator.state.sheet == nil else { return }
    draft = ""
    guard let title = await navigator.presentSheet(.newNote, returning: String.self).value
    else { return }
    let note = Note(id: (notes.keys.max() ?? 0) + 1, title: title)
    notes[note.id] = note
    home.navigate(to: .detail(note))
  }

  /// Writes in the sheet of a new note, which then is not left without a question.
  func write(_ text: String) {
    draft = text
    navigator.mark(.newNote, isUnsaved: !text.isEmpty)
  }

  func saveDraft() { navigator.finishSheet(with: draft) }

  /// Gives a note another title, wherever it is shown.
  func rename(_ id: Int, to title: String) {
    guard notes[id] != nil else { return }
    let note = Note(id: id, title: title)
    notes[id] = note
    navigator.update(.detail(note))
  }

  /// Asks whether a note shall be deleted; ``answer(with:)`` does it.
  func askToDelete(_ id: Int) {
    guard let note = notes[id] else { return }
    navigator.presentAlert(
      NavigationAlert(
        "Delete \(note.title)?", style: .confirmation,
        buttons: [
          .init("delete", role: .destructive, action: .delete(note: id)),
          .init("keep", role: .cancel),
        ]))
  }

  func answer(with action: NotesRoute.AlertAction?) {
    navigator.answerAlert(with: action)
    switch action {
    case .delete(let id):
      notes[id] = nil
      navigator.remove(ids: [.detail(id)])
    case nil: break
    }
  }

  /// Follows `notes://note/2`, on the home tab and in place of its path. A link to a note that is not
  /// there is not followed.
  func open(_ link: String) {
    let scheme = "notes://note/"
    guard link.hasPrefix(scheme), let id = Int(link.dropFirst(scheme.count)), let note = notes[id]
    else { return }
    home.navigate(along: [.detail(note)], fromRoot: true)
  }
}
